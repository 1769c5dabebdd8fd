import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameMedia } from '../../../entities/media/attached.ts';
import { sentenceOf, t } from '../../../lib/i18n/i18n.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { failureOf } from '../../../lib/loading/use-part.ts';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { toastNotLoaded } from '../../../ui/feedback/not-loaded.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { AddOptions, UploadQueue } from '../upload/upload-queue.ts';
import { type Attachment, attachmentOf, describeFault, listKeptMedia, listMedia } from './attachment.ts';

const uploads = definePart(() => import('../upload/open-queue.ts'));

/** The placeholders of pasted pictures in the text while they are uploaded. */
export type Placeholders = {
  insert: (key: string, localUrl: string) => void;
  replace: (key: string, media: Media) => void;
  remove: (key: string) => void;
};

/** A recording that is under way. */
export type RecorderHandle = { finish: () => Promise<void> };

type AttachmentsOptions = {
  owner: string;
  saved: readonly Media[];
  onChange: () => void;
  findPlaceholders: () => Placeholders | null;
};

const toastError = (text: string): void => {
  showToast({ kind: 'error', text });
};

const closeQueue = (queue: RefObject<Promise<UploadQueue> | null>): void => {
  queue.current?.then((opened) => opened.dispose());
  queue.current = null;
};

/** The attachments of the edited note. The upload code is loaded with the first file. */
export const useAttachments = ({ owner, saved, onChange, findPlaceholders }: AttachmentsOptions) => {
  const [list, setList] = useState<readonly Attachment[]>(() => saved.map(attachmentOf));
  const [isRecording, setIsRecording] = useState(false);
  /** A ref, so that it is current right after an await. */
  const latest = useRef(list);
  const queue = useRef<Promise<UploadQueue> | null>(null);
  const recorder = useRef<RecorderHandle | null>(null);

  const change = (next: readonly Attachment[]) => {
    latest.current = next;
    setList(next);
    onChange();
  };
  const drop = (key: string) => {
    findPlaceholders()?.remove(key);
    change(latest.current.filter((attachment) => attachment.key !== key));
  };
  const update = useEffectEvent((key: string, changes: Partial<Attachment>) => {
    const before = latest.current.find((attachment) => attachment.key === key);
    if (!before) return;
    if (before.area === 'text' && changes.media) {
      findPlaceholders()?.replace(key, changes.media);
      drop(key);
      return;
    }
    const isFirstFailure = changes.hasFailed && !latest.current.some(({ hasFailed }) => hasFailed);
    change(latest.current.map((attachment) => (attachment === before ? { ...before, ...changes } : attachment)));
    if (isFirstFailure) toastError(describeFault(changes));
  });
  const append = useEffectEvent((attachment: Attachment) => {
    const { key, area, localUrl } = attachment;
    if (area === 'text' && localUrl) findPlaceholders()?.insert(key, localUrl);
    change([...latest.current, attachment]);
  });
  const refuse = useEffectEvent((sentence: string, key: string | undefined) => {
    if (key) drop(key);
    toastError(sentence);
  });

  const openQueue = (): Promise<UploadQueue> => {
    queue.current ??= uploads.load().then(({ openUploadQueue }) =>
      openUploadQueue({
        owner,
        onAdd: (attachment) => append(attachment),
        onChange: (key, changes) => update(key, changes),
        onRefuse: (fault, key) => refuse(sentenceOf(fault), key),
      }),
    );
    return queue.current;
  };
  const withQueue = async (work: (opened: UploadQueue) => unknown): Promise<void> => {
    try {
      await work(await openQueue());
    } catch (error) {
      queue.current = null;
      toastNotLoaded(failureOf(error), 'media.uploadFailed');
    }
  };
  // Cancels unfinished uploads: without the editor they have no target.
  useEffect(() => () => closeQueue(queue), []);
  // A session that is ended elsewhere takes the editor away: the recording so far is kept for the draft.
  useEffect(() => onSessionEnd((reason) => void (reason !== 'logout' && recorder.current?.finish())), []);

  return {
    list,
    isRecording,
    recorder,
    isPending: isRecording || list.some(({ media }) => media === null),
    isChanged: !isSameMedia(listMedia(list), saved),
    readMedia: (): Media[] => listMedia(latest.current),
    readKept: (): Media[] => listKeptMedia(latest.current),
    add: (files: readonly File[], options: AddOptions) => {
      const room = NOTE_MEDIA_MAX - latest.current.length;
      if (files.length > room) toastError(t('error.too_much_media'));
      return withQueue((opened) => opened.add(files.slice(0, Math.max(room, 0)), options));
    },
    retry: (key: string) => withQueue((opened) => opened.retry(key)),
    remove: (key: string) => {
      queue.current?.then((opened) => opened.remove(key));
      drop(key);
    },
    /** Begins after the upload code is loaded: if that failed later, the recording would be lost. */
    setRecording: (isWanted: boolean) => {
      const set = () => {
        setIsRecording(isWanted);
        onChange();
      };
      // The editor may have been emptied while it was loaded.
      if (isWanted) withQueue(() => queue.current && set());
      else set();
    },
    /** Waits for everything that is under way, a recording included, and answers whether it arrived. */
    finishUploads: async (): Promise<boolean> => {
      await recorder.current?.finish();
      return (await (await queue.current)?.finishUploads()) ?? true;
    },
    replace: (media: readonly Media[]) => {
      closeQueue(queue);
      setIsRecording(false);
      // The field of the text may stay, and its placeholders would never be filled.
      for (const { key, area } of latest.current) if (area === 'text') findPlaceholders()?.remove(key);
      latest.current = media.map(attachmentOf);
      setList(latest.current);
    },
    /** Replaces some by fresh copies, and marks others as gone. */
    refresh: (fresh: ReadonlyMap<string, Media | null>) => {
      const isGone = latest.current.some(({ key }) => fresh.get(key) === null);
      change(
        latest.current.flatMap((attachment) => {
          const media = fresh.get(attachment.key);
          return media === null ? [] : media === undefined ? [attachment] : [{ ...attachment, media }];
        }),
      );
      if (isGone) toastError(t('error.media_missing'));
    },
  };
};

export type Attachments = ReturnType<typeof useAttachments>;
