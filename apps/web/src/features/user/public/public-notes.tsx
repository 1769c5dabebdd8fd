import type { PublicNote } from '@pinlife/contract/share/schema';
import { IconNote } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paperNumber } from '../../../entities/note/paper.ts';
import { publicNotesQuery } from '../../../entities/share/api.ts';
import { formatDay } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useHasEnded } from '../../../lib/time/use-has-ended.ts';
import { Button } from '../../../ui/action/button.tsx';
import link from '../../../ui/action/link.module.css';
import { Swatch } from '../../../ui/choice/swatch.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import classes from './public-profile.module.css';
import { takeDown } from './take-down.ts';
import { useLivePublicNotes } from './use-live-public-notes.ts';

/** The number shown before the list is expanded. */
const FIRST = 3;

/** The notes on the public profile. Removing one takes effect at once. */
export const PublicNotes = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const answer = useInfiniteQuery(publicNotesQuery);
  const [isWhole, setIsWhole] = useState(false);
  useLivePublicNotes();
  if (answer.isPending) return <SkeletonBar width="62%" />;
  if (answer.isError) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  const { total, notes } = answer.data;
  if (notes.length === 0) return <p className={classes.none}>{t('publicProfile.noPinups')}</p>;
  const shown = isWhole ? notes : notes.slice(0, FIRST);
  const showMore = () => {
    setIsWhole(true);
    if (isWhole) answer.fetchNextPage();
  };
  const hasMore = isWhole ? answer.hasNextPage : total > FIRST;
  return (
    <div className={classes.stack}>
      <ul className={classes.rows}>
        {shown.map((note) => (
          <PublicNoteRow key={note._id} note={note} onTakeDown={() => takeDown(client, note)} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={`${link.link} ${classes.more}`} onClick={showMore}>
          {isWhole ? t('note.showMore') : t('publicProfile.showAll', { count: total })}
        </button>
      )}
    </div>
  );
};

const PublicNoteRow = ({ note, onTakeDown }: { note: PublicNote; onTakeDown: () => void }) => {
  const { t } = useTranslation();
  const { title, color, shownSince, expiresAt } = note;
  const hasEnded = useHasEnded(expiresAt);
  return (
    <li className={classes.row}>
      <Swatch color={paperNumber(color)} icon={IconNote} />
      <div className={classes.words}>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        <p className={classes.fact}>
          {hasEnded ? t('share.mark.ended') : t('publicProfile.shownSince', { date: formatDay(new Date(shownSince)) })}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={t('publicProfile.takeDownNamed', { title })} onClick={onTakeDown}>
        {t('publicProfile.takeDown')}
      </Button>
    </li>
  );
};
