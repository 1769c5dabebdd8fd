import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import { dropEarlyAnswers } from '../api/early-answers.ts';
import { briefQuiet, untilQuiet } from '../loading/quiet.ts';
import { endSession, getSession, onSessionChange, type Session } from '../session/session.ts';
import { followStream, type LiveEvent } from './live-stream.ts';
import { runInOneTab } from './one-tab.ts';
import { untilFirstAnswers } from './read-since.ts';
import { measureSilence } from './silence.ts';

const hello: LiveEvent = { name: 'hello', data: {} };

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let connection: { session: Session; close: () => void } | null = null;

/** Listens to live events while a session exists. */
export const onLiveEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  update();
  return () => {
    listeners.delete(listener);
    update();
  };
};

const update = (): void => {
  const session = listeners.size > 0 ? getSession() : null;
  if (session?.token === connection?.session.token) return;
  connection?.close();
  connection = session && { session, close: connect(session) };
};
onSessionChange(update);

const notifyListeners = (event: LiveEvent): void => {
  if (event.name === 'hello') dropEarlyAnswers();
  if (event.name === 'hello' && event.data.isUnchanged) return;
  for (const listener of listeners) listener(event);
};

/**
 * Browsers open at most six connections to a server for all tabs together, so with a stream for each tab the seventh would
 * wait for ever. One tab of a session has the stream and passes its events to the others.
 */
const connect = (session: Session): (() => void) => {
  const { token } = session;
  const name = `pl-live ${token}`;
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  const end = new AbortController();
  const silence = measureSilence();

  const stream = runInOneTab(name, async (signal) => {
    // Waits for the first screen. After `hello`, everything that changed meanwhile is read again.
    await untilQuiet(briefQuiet, signal);
    await untilFirstAnswers(signal);
    await followStream(
      {
        token,
        onEvent: (event) => {
          // Without `isUnchanged`, because other tabs may have read other answers.
          others?.postMessage(event.name === 'hello' ? hello : event);
          notifyListeners(event);
          // Other tabs learn it by the message of `endSession`; only this tab got it from the server.
          if (event.name === 'session') endSession('expired', session);
        },
        onBeat: () => {
          silence.end();
          others?.postMessage(null);
        },
      },
      signal,
    );
  });
  const takeOverIfSilent = () => {
    if (document.visibilityState === 'visible' && silence.isTooLong()) stream.takeOver();
  };
  others?.addEventListener('message', ({ data }: MessageEvent<LiveEvent | null>) => {
    silence.end();
    if (data) notifyListeners(data);
  });
  const timer = setInterval(takeOverIfSilent, LIVE_HEARTBEAT_MS);
  document.addEventListener('visibilitychange', takeOverIfSilent, { signal: end.signal });

  return () => {
    end.abort();
    clearInterval(timer);
    stream.stop();
    others?.close();
  };
};
