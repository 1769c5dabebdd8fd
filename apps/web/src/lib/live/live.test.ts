// @vitest-environment jsdom
import { SINCE_HEADER } from '@pinlife/contract/live/events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ourMark } from '../../../../../testing/our-answer.ts';
import { endSession, getToken, onSessionEnd, startSession } from '../session/session.ts';
import { onLiveEvent } from './live.ts';
import { beginRead } from './read-since.ts';

vi.mock('../loading/quiet.ts', () => ({ briefQuiet: {}, untilQuiet: async () => undefined }));

const login = { token: 'secret', id: 'meera', lastLogin: null };
const ended = { name: 'session', data: { kind: 'ended' } };

/**
 * A tab that waits for `stream`. `heard`: its live events; `ends`: whether each end of the session came from this tab.
 */
const openTab = (stream: Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => stream);
  vi.stubGlobal('fetch', fetch);
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
  return { fetch, heard, ends };
};

it('ends the session that the stream reports as over', async () => {
  const text = `event: session\ndata: ${JSON.stringify(ended.data)}\n\n`;
  const { ends } = openTab(
    Promise.resolve(new Response(text, { headers: { ...ourMark, 'content-type': 'text/event-stream' } })),
  );
  await vi.waitFor(() => expect(ends).toEqual([true]));
});

it('opens the stream once the first calls are answered, so that nothing is read twice', async () => {
  const end = beginRead();
  const { fetch } = openTab(new Promise(() => undefined));
  await new Promise((resolve) => setTimeout(resolve));
  end('a.20');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ [SINCE_HEADER]: 'a.20' });
});

it('learns the end of the session from the tab with the stream, without an answer of the server itself', async () => {
  const { heard, ends } = openTab(new Promise(() => undefined));
  new BroadcastChannel(`pl-live ${login.token}`).postMessage(ended);
  await vi.waitFor(() => expect(heard).toEqual(['session']));
  expect(getToken()).toBe(login.token);
  const message = { person: login.id, token: login.token, kept: null, reason: 'expired' };
  new BroadcastChannel('pl-session').postMessage(message);
  await vi.waitFor(() => expect(ends).toEqual([false]));
});
