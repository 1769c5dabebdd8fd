import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import { dropEarlyAnswers } from '../api/early-answers.ts';
import { soon, untilQuiet } from '../loading/quiet.ts';
import { endSession, getToken, onSessionChange } from '../session/session.ts';
import { followStream, type LiveEvent, SILENCE_MS } from './live-stream.ts';
import { runInOneTab } from './one-tab.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let line: { token: string; hangUp: () => void } | null = null;

/** Hears what changes on the server, as long as somebody is logged in. */
export const onLiveEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  update();
  return () => {
    listeners.delete(listener);
    update();
  };
};

const update = (): void => {
  const token = listeners.size > 0 ? getToken() : null;
  if (token === (line?.token ?? null)) return;
  line?.hangUp();
  line = token === null ? null : { token, hangUp: connect(token) };
};
onSessionChange(update);

const tell = (event: LiveEvent): void => {
  if (event.name === 'hello') dropEarlyAnswers();
  for (const listener of listeners) listener(event);
  if (event.name === 'session') endSession('expired');
};

/**
 * Browsers open six connections to a server at a time, for all tabs together. One tab of a session therefore holds the
 * stream and passes on what it hears; were each to hold one, the seventh tab would wait for ever.
 */
const connect = (token: string): (() => void) => {
  const name = `pl-live ${token}`;
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  const end = new AbortController();
  let heardAt = Date.now();

  const holder = runInOneTab(name, async (signal) => {
    // Waits for the first screen; the stream's greeting makes up for what happens meanwhile.
    await untilQuiet(soon, signal);
    await followStream(
      {
        token,
        onEvent: (event) => {
          others?.postMessage(event);
          tell(event);
        },
        onBeat: () => {
          heardAt = Date.now();
          others?.postMessage(null);
        },
      },
      signal,
    );
  });
  const takeOverIfSilent = () => {
    if (document.visibilityState === 'visible' && Date.now() - heardAt > SILENCE_MS) holder.takeOver();
  };
  others?.addEventListener('message', ({ data }: MessageEvent<LiveEvent | null>) => {
    heardAt = Date.now();
    if (data) tell(data);
  });
  const timer = setInterval(takeOverIfSilent, LIVE_HEARTBEAT_MS);
  document.addEventListener('visibilitychange', takeOverIfSilent, { signal: end.signal });

  return () => {
    end.abort();
    clearInterval(timer);
    holder.stop();
    others?.close();
  };
};
