// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { makeEntry } from '../../../test/make-entry.ts';
import { wipeOutbox } from '../../../test/wipe-outbox.ts';
import { appendEntry, listEntries } from '../../entities/note/outbox/queue/entries.ts';
import { createCaller } from '../../lib/api/api-client.ts';
import { endSession, getSession, type Session, startSession } from '../../lib/session/session.ts';
import { logOut } from './api.ts';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({
  ...(await original()),
  createCaller: vi.fn(() => vi.fn(async () => null) as never),
}));
vi.mock(import('../../lib/live/live.ts'), () => ({ onLiveEvent: () => () => undefined }));

afterEach(async () => {
  endSession('expired');
  await wipeOutbox('me');
});

const logIn = (token: string): Session => {
  startSession({ token, id: 'me', lastLogin: null }, { keep: false });
  return getSession() as Session;
};
const wait = ({ epoch }: Session) =>
  appendEntry(makeEntry({ kind: 'create', note: { _id: 'a', title: 'Fern' } }, { epoch, person: 'me' }));

it('deletes waiting changes, and ends the session here and at the server', async () => {
  const session = logIn('secret 1');
  await wait(session);
  await logOut(session);
  expect(await listEntries('me')).toEqual([]);
  expect(getSession()).toBeNull();
  expect(createCaller).toHaveBeenCalledWith(session);
});

it('does nothing if its session has expired in between and the person has begun another one', async () => {
  const session = logIn('secret 1');
  await wait(session);
  const later = logIn('secret 2');
  await logOut(session);
  expect(await listEntries('me')).toHaveLength(1);
  expect(getSession()).toEqual(later);
});
