import { storageKeys } from '@pinlife/contract/storage-keys';
import { removeDraftsOf } from '../../../entities/draft/stored-drafts.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { getSession, onSessionEnd } from '../../../lib/session/session.ts';
import { lockSlot, takeSlot } from './draft-lock.ts';
import { type Draft, findDraft, listDraftSlots, moveDraft, putDraft, removeDraft } from './draft-store.ts';

const WRITE_AFTER_MS = 250;

type KeeperOptions = {
  person: string;
  /** The note that is edited; null for a new one. */
  noteId: string | null;
  /** The draft to store, or null if nothing is worth storing. */
  read: () => Draft | null;
  onRestore: (draft: Draft) => void;
  /** Whether the browser has room for the draft. */
  onKept: (isKept: boolean) => void;
};

/** Stores the draft of one editor in the browser, 250 ms after a change, and restores one that an earlier editor left. */
export const createDraftKeeper = ({ person, noteId, read, onRestore, onKept }: KeeperOptions) => {
  const slot = createId();
  let kept: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const epoch = getSession()?.epoch;

  const write = (draft: Draft | null) => {
    clearTimeout(timer);
    timer = undefined;
    if (isOver) return;
    if (draft) onKept(putDraft(person, slot, { ...draft, ...(epoch !== undefined && { epoch }) }));
    else if (kept) removeDraft(person, slot);
    kept = draft;
  };
  const writeNow = () => write(read());
  const writeIfWaiting = () => {
    if (timer !== undefined) writeNow();
  };

  const restore = async (): Promise<void> => {
    for (const left of listDraftSlots(person, noteId)) {
      const draft = await takeSlot(left, () => {
        // Does not overwrite a text that was begun meanwhile: the draft waits for the next editor.
        const isBusy = kept !== null || timer !== undefined;
        if (!isBusy) kept = moveDraft(person, left, slot);
        return isBusy ? null : kept;
      });
      if (!draft) continue;
      onRestore(draft);
      return;
    }
  };

  const rewriteRemovedDraft = ({ key }: StorageEvent) => {
    if (key === storageKeys.draft && kept && !findDraft(person, slot)) putDraft(person, slot, kept);
  };

  /**
   * A logout in any tab removes the drafts; an expired session keeps them. Every tab removes those of its session,
   * because it may have written one after the other tab's removal. A suspended tab may learn of the logout late: drafts
   * of a newer session are kept.
   */
  const forgetAtLogout = () =>
    onSessionEnd((reason, ended, isHere) => {
      if (reason !== 'logout') return;
      write(null);
      isOver = true;
      removeDraftsOf(person, isHere ? undefined : ended.epoch);
    });

  return {
    /** Call after every change. Throttled: the first change starts the timer, later ones do not restart it. */
    changed: () => {
      timer ??= setTimeout(writeNow, WRITE_AFTER_MS);
    },
    writeNow,
    clear: () => write(null),
    /** Restores a draft, unless something was typed here. */
    restore,
    /** Starts storing and looks for a draft to restore; returns a function that stops it. */
    start: (): (() => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      let releaseSlot = lockSlot(slot);
      const onPageHide = () => {
        writeIfWaiting();
        releaseSlot();
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) releaseSlot = lockSlot(slot);
      };
      window.addEventListener('storage', rewriteRemovedDraft, { signal });
      window.addEventListener('pagehide', onPageHide, { signal });
      window.addEventListener('pageshow', onPageShow, { signal });
      document.addEventListener('visibilitychange', writeIfWaiting, { signal });
      const stopListening = forgetAtLogout();
      restore();
      return () => {
        stopListening();
        listening.abort();
        onPageHide();
      };
    },
  };
};
