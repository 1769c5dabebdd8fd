import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';
import { sendResumable } from './send-resumable.ts';
import { createUploadPort } from './upload-api.ts';

export type CurrentUpload = {
  id: string;
  file: File;
  /** Bytes that are there. */
  sent: number;
  /** When it began here, and with how much. */
  since: { at: number; sent: number };
  state: 'sending' | 'waiting' | 'failed';
  error: unknown;
};

/** The running upload. It is not part of a screen, so that it continues on other screens. */
const current = createStore<CurrentUpload | null>(null);
let ending: AbortController | null = null;

export const useCurrentUpload = (): CurrentUpload | null => current.useValue();

const change = (id: string, changes: Partial<CurrentUpload>): void => {
  const upload = current.get();
  if (upload?.id === id) current.set({ ...upload, ...changes });
};

/** Sends the file of an import from the server's offset on. `onEnd`: called when it is complete. */
export const startUpload = (id: string, address: string, file: File, onEnd: () => void): void => {
  stopUpload();
  const end = new AbortController();
  ending = end;
  current.set({ id, file, sent: 0, since: { at: Date.now(), sent: -1 }, state: 'sending', error: null });
  addEventListener('beforeunload', askBeforeLeaving, { signal: end.signal });
  const onProgress = (sent: number) => {
    const since = current.get()?.since;
    change(id, { sent, state: 'sending', ...(since?.sent === -1 && { since: { at: Date.now(), sent } }) });
  };
  const onTrouble = () => change(id, { state: 'waiting' });
  const send = () => sendResumable(createUploadPort(id), { file, address, signal: end.signal, onProgress, onTrouble });
  inOneTab(id, end.signal, send).then(
    () => {
      end.abort();
      if (current.get()?.id === id) current.set(null);
      onEnd();
    },
    (error: unknown) => {
      if (end.signal.aborted) return;
      end.abort();
      change(id, { state: 'failed', error });
    },
  );
};

/** The sent bytes stay stored until the import is cancelled. */
export const stopUpload = (): void => {
  ending?.abort();
  ending = null;
  current.set(null);
};

onSessionEnd(stopUpload);

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

const lockOf = (id: string): string => `pl-import ${id}`;

/** Two tabs that send the same file would conflict. */
const inOneTab = (id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockOf(id), { signal }, work) : work();

/** Whether a tab of this browser sends the file. */
export const isSentSomewhere = async (id: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(id));
};
