import type { Note } from '@pinlife/contract/note/schema';
import { DEFAULT_SHARE_DAYS } from '@pinlife/contract/share/limits';
import type { Share } from '@pinlife/contract/share/schema';
import { IconClockOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type ShareUpdate, shareQuery, useStopSharing, useUpdateShare } from '../../../entities/share/api.ts';
import { formatDay } from '../../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { useHasEnded } from '../../../lib/time/use-has-ended.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { NewShareForm } from './new-share-form.tsx';
import { NoteStrip } from './note-strip.tsx';
import { EndedFooter, NewFooter, SharedFooter } from './share-footer.tsx';
import { ShareSettings } from './share-settings.tsx';
import { useLiveShare } from './use-live-share.ts';

type ShareDialogProps = { note: Note; onClose: () => void };

/** Shares a note, with its options. */
export const ShareDialog = ({ note, onClose }: ShareDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const answer = useQuery(shareQuery(note._id));
  const update = useUpdateShare(note._id);
  const stop = useStop(note, onClose);
  const [failure, setFailure] = useState<string | null>(null);
  useLiveShare(note._id);
  const share = answer.data;
  const hasEnded = useHasEnded(share?.expiresAt ?? null);

  const make = (wanted: ShareUpdate) => {
    update.mutate(wanted, {
      onSuccess: () => setFailure(null),
      onError: (error) => setFailure(sentenceFor(error, 'share.makeFailed')),
    });
  };
  const change = async (wanted: ShareUpdate): Promise<boolean> => {
    try {
      await update.mutateAsync(wanted);
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: sentenceFor(error, 'share.changeFailed') });
      return false;
    }
  };
  const isBusy = update.isPending;
  const reopen = () => change({ expiresInDays: DEFAULT_SHARE_DAYS });
  return (
    <Modal isOpen onClose={onClose} title={t('share.title')} size="narrow" footer={chooseFooter()}>
      <NoteStrip note={note} />
      {chooseBody()}
    </Modal>
  );

  function chooseFooter() {
    if (share === undefined) return null;
    if (share === null) return <NewFooter formId={formId} isMaking={isBusy} onClose={onClose} />;
    if (hasEnded)
      return <EndedFooter isBusy={isBusy} onReopen={reopen} isStopping={stop.isStopping} onRemove={stop.run} />;
    return <SharedFooter isStopping={stop.isStopping} onStop={() => stop.ask()} onClose={onClose} />;
  }

  function chooseBody() {
    if (share === undefined) {
      if (!answer.isError) return <Waiting />;
      return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
    }
    if (share === null) return <NewShareForm id={formId} note={note} failure={failure} onSubmit={make} />;
    if (hasEnded) return <Ended share={share} />;
    return <ShareSettings note={note} share={share} isSaving={isBusy} onChange={change} />;
  }
};

const Waiting = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy aria-label={t('shell.loading')}>
      <SkeletonBar width="62%" />
      <SkeletonBar width="84%" />
    </div>
  );
};

const Ended = ({ share }: { share: Share }) => {
  const { t } = useTranslation();
  return (
    <Hint tone="warning" icon={IconClockOff}>
      {t('share.ended', { date: formatDay(new Date(share.expiresAt ?? 0)) })}
    </Hint>
  );
};

/** Asks before it ends a working link; an expired one is removed without a question. */
const useStop = ({ _id, title }: Note, onStopped: () => void) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useStopSharing(_id);
  const run = () =>
    mutate(undefined, {
      onSuccess: () => {
        onStopped();
        showToast({ kind: 'success', text: t('share.stopped') });
      },
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'share.stopFailed') }),
    });
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('share.stopQuestion'),
      text: t('share.stopText', { title }),
      confirmLabel: t('share.stop'),
      cancelLabel: t('share.stopKeep'),
      danger: true,
    });
    if (isConfirmed) run();
  };
  return { run, ask, isStopping: isPending };
};
