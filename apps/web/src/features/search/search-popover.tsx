import { useEffect, useImperativeHandle, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { linkToNote } from '../../entities/note/address.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useFirstResults } from './api.ts';
import { FoundNote } from './found-note.tsx';
import { KeptNotice } from './kept-notice.tsx';
import type { SearchPopoverProps } from './search-panel.ts';
import classes from './search-popover.module.css';

/** The results of the typed words, after a pause in typing. */
export const SearchPopover = (props: SearchPopoverProps) => {
  const { words, search, listId, keys, address, onActive, onListed, onDone } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const { data, error } = useFirstResults(search);
  const notes = data?.search === words ? data.notes : null;
  const count = notes?.length ?? 0;

  /** Another answer, another list: nothing in it has been walked to yet. */
  const [reached, setReached] = useState({ notes, index: -1 });
  const active = reached.notes === notes ? reached.index : -1;
  const activeId = active < 0 ? undefined : `${listId}-${active}`;
  useEffect(() => onActive(activeId), [onActive, activeId]);
  const isListed = count > 0 && !error;
  useEffect(() => {
    onListed(isListed);
    return () => onListed(false);
  }, [onListed, isListed]);
  useEffect(() => {
    if (notes) announce(count > 0 ? t('event.count', { count }) : t('note.noResults'));
    return () => announce('');
  }, [notes, count, t]);

  useImperativeHandle(keys, () => (key: string): boolean => {
    const note = notes?.[active];
    if (key === 'Enter' && note) {
      onDone();
      const { to, state } = linkToNote(note._id, location);
      navigate(to, { state });
      return true;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step || count === 0) return false;
    // One position more than results: the field itself.
    setReached({ notes, index: ((active + step + count + 2) % (count + 1)) - 1 });
    return true;
  });

  if (error) return <p className={classes.notice}>{sentenceFor(error, 'note.searchFailed')}</p>;
  if (!notes) {
    return (
      <p className={classes.notice}>
        <Spinner />
        {t('note.searching')}
      </p>
    );
  }
  if (count === 0) {
    return (
      <>
        <KeptNotice />
        <EmptyState
          drawing="search"
          title={t('note.noResults')}
          text={t('note.noResultsText', { query: words })}
          isFramed={false}
          heading="h2"
        />
      </>
    );
  }
  return (
    <>
      <KeptNotice />
      <div id={listId} role="listbox" aria-label={t('note.searchResults', { query: words })} className={classes.list}>
        {notes.map((note, index) => (
          <FoundNote
            key={note._id}
            id={`${listId}-${index}`}
            note={note}
            search={words}
            isActive={index === active}
            onOpen={onDone}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <Link className={classes.more} to={address} onClick={onDone}>
          {t('note.showMore')}
        </Link>
      </div>
    </>
  );
};
