import { storageKeys } from '@pinlife/contract/storage-keys';
import { createId } from '../../../lib/api/create-id.ts';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { holdSlot, takeSlot } from './draft-lock.ts';
import { type Draft, findDraft, listDraftSlots, moveDraft, putDraft, removeDraft } from './draft-store.ts';

const WRITE_AFTER_MS = 250;

type KeeperOptions = {
  person: string;
  /** The note that is edited; null for a new one. */
  noteId: string | null;
  /** What to keep, or null when there is nothing worth keeping. */
  read: () => Draft | null;
  onRestore: (draft: Draft) => void;
  /** Whether the browser has room for the draft. */
  onKept: (isKept: boolean) => void;
};

/** Keeps the text of one editor in the browser, a moment after each keystroke, and finds what an earlier one left. */
export const createDraftKeeper = ({ person, noteId, read, onRestore, onKept }: KeeperOptions) => {
  const slot = createId();
  let kept: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const write = (draft: Draft | null) => {
    clearTimeout(timer);
    timer = undefined;
    if (isOver) return;
    if (draft) onKept(putDraft(person, slot, draft));
    else if (kept) removeDraft(person, slot);
    kept = draft;
  };
  const writeNow = () => write(read());
  const writeIfWaiting = () => {
    if (timer !== undefined) writeNow();
  };

  const restore = async () => {
    for (const left of listDraftSlots(person, noteId)) {
      const draft = await takeSlot(left, () => {
        // Whoever has begun to write meanwhile goes on with that; what was left waits for the next editor.
        const isBusy = kept !== null || timer !== undefined;
        return isBusy ? null : moveDraft(person, left, slot);
      });
      if (!draft) continue;
      kept = draft;
      onRestore(draft);
      return;
    }
  };

  const putBack = ({ key }: StorageEvent) => {
    if (key === storageKeys.draft && kept && !findDraft(person, slot)) putDraft(person, slot, kept);
  };

  /** Whoever logs out, here or in another tab, leaves no draft behind; a session that ends by itself leaves it. */
  const forgetAtLogout = () =>
    onSessionEnd((reason) => {
      if (reason !== 'logout') return;
      write(null);
      isOver = true;
    });

  return {
    /** Call after every change; writing waits a moment, but no change waits longer than that. */
    changed: () => {
      timer ??= setTimeout(writeNow, WRITE_AFTER_MS);
    },
    writeNow,
    clear: () => write(null),
    /** Begins to keep and looks for what was left; answers what ends it. */
    start: (): (() => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      let letGo = holdSlot(slot);
      const leave = () => {
        writeIfWaiting();
        letGo();
      };
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) letGo = holdSlot(slot);
      };
      window.addEventListener('storage', putBack, { signal });
      window.addEventListener('pagehide', leave, { signal });
      window.addEventListener('pageshow', comeBack, { signal });
      document.addEventListener('visibilitychange', writeIfWaiting, { signal });
      const stopHearing = forgetAtLogout();
      restore();
      return () => {
        stopHearing();
        listening.abort();
        leave();
      };
    },
  };
};
