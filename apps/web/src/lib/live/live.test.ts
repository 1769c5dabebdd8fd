// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { ourMark } from '../../../../../testing/our-answer.ts';
import { endSession, getToken, onSessionEnd, startSession } from '../session/session.ts';
import { onLiveEvent } from './live.ts';

const login = { token: 'secret', id: 'meera', lastLogin: null };
const ended = { name: 'session', data: { kind: 'ended' } };

/** A tab that waits for `stream`. `heard`: the live events; `ends`: whether the session ended here, each time it did. */
const openTab = (stream: Promise<Response>) => {
  vi.stubGlobal('fetch', () => stream);
  const heard: string[] = [];
  const ends: boolean[] = [];
  const stops = [
    onSessionEnd((_reason, _session, isHere) => ends.push(isHere)),
    onLiveEvent(({ name }) => heard.push(name)),
  ];
  startSession(login, { keep: false });
  onTestFinished(() => {
    endSession();
    for (const stop of stops) stop();
    vi.unstubAllGlobals();
  });
  return { heard, ends };
};

it('ends the session that the stream says is over', async () => {
  const text = `event: session\ndata: ${JSON.stringify(ended.data)}\n\n`;
  const { ends } = openTab(
    Promise.resolve(new Response(text, { headers: { ...ourMark, 'content-type': 'text/event-stream' } })),
  );
  await vi.waitFor(() => expect(ends).toEqual([true]));
});

it('hears from the tab that has the stream that the session is over: it has no answer of the server itself', async () => {
  const { heard, ends } = openTab(new Promise(() => undefined));
  new BroadcastChannel(`pl-live ${login.token}`).postMessage(ended);
  await vi.waitFor(() => expect(heard).toEqual(['session']));
  expect(getToken()).toBe(login.token);
  const message = { person: login.id, token: login.token, kept: null, reason: 'expired' };
  new BroadcastChannel('pl-session').postMessage(message);
  await vi.waitFor(() => expect(ends).toEqual([false]));
});
