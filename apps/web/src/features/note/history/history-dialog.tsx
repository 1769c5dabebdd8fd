import type { Note } from '@pinlife/contract/note/schema';
import { IconArrowBackUp, IconCopy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNote } from '../../../entities/note/api.ts';
import { plainTextOf } from '../../../entities/note/plain-text.ts';
import { formatTime } from '../../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { copyText } from '../../../lib/screen/copy-text.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import classes from './history.module.css';
import { useRestoreVersion, useVersions } from './history-api.ts';
import marks from './marks.module.css';
import { type Entry, listEntries } from './timeline.ts';
import { VersionChoice } from './version-choice.tsx';
import { useDayName, VersionList } from './version-list.tsx';
import { VersionPaper } from './version-paper.tsx';

type HistoryDialogProps = { note: Note; onClose: () => void };

/** The versions of a note, each with the changes of its edit. */
export const HistoryDialog = ({ note: opened, onClose }: HistoryDialogProps) => {
  const { t } = useTranslation();
  const nameDay = useDayName();
  const { data: note = opened } = useNote(opened._id);
  const answer = useVersions(note);
  const { data: versions, hasNextPage } = answer;
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const restore = useRestore(note);
  const isPhone = useMediaQuery(PHONE);
  // Memoised, so that each is compared once.
  const entries = useMemo(() => listEntries(note, versions ?? [], hasNextPage), [note, versions, hasNextPage]);
  // The newest change is what most people come for.
  const chosen = entries.find(({ v }) => v === wanted) ?? entries[0];
  const isAlone = versions?.length === 0;
  const nameOf = (at: string) => `${nameDay(at)}, ${formatTime(new Date(at))}`;
  // Used in a sentence; on the same day the time is enough.
  const nameBefore = (at: string, later: string) =>
    nameDay(at) === nameDay(later) ? formatTime(new Date(at)) : nameOf(at);
  const copy = async ({ title, content }: Entry) => {
    const isCopied = await copyText(`${title}\n\n${plainTextOf(content)}`.trim());
    showToast(
      isCopied
        ? { kind: 'success', text: t('history.copied') }
        : { kind: 'error', text: t('editor.conflict.notCopied') },
    );
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('note.history')}
      subtitle={note.title}
      size="xl"
      footer={isAlone || !chosen ? null : chooseFooter(chosen)}
    >
      {chooseBody()}
    </Modal>
  );

  function chooseFooter(entry: Entry) {
    return (
      <>
        {isPhone ? (
          <span>
            <IconButton icon={IconCopy} label={t('history.copy')} onClick={() => copy(entry)} />
          </span>
        ) : (
          <>
            <p className={classes.foot}>{t('history.foot')}</p>
            <Button variant="plain" onClick={() => copy(entry)}>
              <IconCopy size={18} aria-hidden />
              {t('history.copy')}
            </Button>
          </>
        )}
        <Button disabled={entry.v === null} isLoading={restore.isPending} onClick={() => restore.ask(entry)}>
          <IconArrowBackUp size={18} aria-hidden />
          {t('history.restore')}
        </Button>
      </>
    );
  }

  function chooseBody() {
    if (versions === undefined) {
      if (answer.isError) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
      return <SkeletonCard />;
    }
    if (isAlone || !chosen) {
      return <EmptyState drawing="note" title={t('history.alone')} text={t('history.aloneText')} isFramed={false} />;
    }
    const { before, at } = chosen;
    const earlier = entries[entries.indexOf(chosen) + 1];
    const list = {
      entries,
      chosen,
      onChoose: ({ v: next }: Entry) => setWanted(next),
      onOlder: hasNextPage ? () => answer.fetchNextPage() : null,
      isLoading: answer.isFetchingNextPage,
    };
    return (
      <div className={classes.history}>
        <div className={classes.shown}>
          <VersionChoice {...list} name={nameOf(at)} count={hasNextPage ? null : versions.length} />
          <div className={classes.bar}>
            <div>
              <p className={classes.when}>{nameOf(at)}</p>
              <p className={classes.quiet}>
                {before && earlier
                  ? t('history.compared', { when: nameBefore(earlier.at, at) })
                  : t('history.notCompared')}
              </p>
            </div>
            {before && (
              <p className={`${classes.legend} ${marks.marks}`} aria-hidden>
                <ins>{t('history.isAdded')}</ins> <del>{t('history.isRemoved')}</del>
              </p>
            )}
          </div>
          <VersionPaper entry={chosen} when={nameOf(at)} />
        </div>
        <VersionList {...list} />
      </div>
    );
  }
};

/** Asks, restores, and offers to undo it. */
const useRestore = (note: Note) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useRestoreVersion();
  const sayFailure = (error: unknown) => showToast({ kind: 'error', text: sentenceFor(error, 'history.failed') });
  const ask = async ({ v, at }: Entry) => {
    if (v === null) return;
    const time = formatTime(new Date(at));
    const isWanted = await confirm({
      title: t('history.ask', { time }),
      text: t('history.askText'),
      confirmLabel: t('history.yes'),
      cancelLabel: t('shell.cancel'),
    });
    if (!isWanted) return;
    const id = note._id;
    mutate(
      { id, v, ifMatch: note.version },
      {
        onError: sayFailure,
        onSuccess: ({ version }) =>
          showToast({
            kind: 'success',
            text: t('history.done', { time }),
            // The replaced state is a version now, with the number that the note had. An equal version replaces nothing.
            ...(version !== note.version && {
              action: {
                label: t('note.undo'),
                run: () => mutate({ id, v: note.version, ifMatch: version }, { onError: sayFailure }),
              },
            }),
          }),
      },
    );
  };
  return { ask, isPending };
};
