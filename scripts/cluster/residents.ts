import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { Media } from '@pinlife/contract/media/schema';
import { NOTE_PAGE_MAX_SIZE } from '@pinlife/contract/note/limits';
import { PROFILE_PATH } from '@pinlife/contract/share/limits';
import { createAccount } from '../app/account.ts';
import { createApi } from '../app/api.ts';
import { findLinkInOutbox } from '../app/outbox.ts';
import type { Cluster } from './cluster.ts';
import { hashOf } from './load.ts';

/** A logged-in person of the cluster, with a note that is shared and on their public profile. */
export type TestUser = { token: string; userId: string; sharedTitle: string; publicPaths: string[] };

export const createResident = async ({ url, mail }: Cluster): Promise<TestUser> => {
  const api = createApi(url);
  const username = `asha${randomBytes(6).toString('hex')}`;
  const password = 'Violin and rain 7';
  const person = { firstName: 'Asha', lastName: 'Menon', email: `${username}@example.com`, pin: '2580' };
  await createAccount(api, { ...person, username, password }, findLinkInOutbox(dirname(mail.folder)));
  const { token, id } = await api.demand('login', { body: { username, password } });
  const sharedTitle = 'Seen by everybody';
  const note = await api.demand('createNote', { token, body: { title: sharedTitle } });
  await api.demand('updateUser', { token, body: { publicProfile: { enabled: true } } });
  const share = await api.demand('updateShare', { token, params: { id: note._id }, body: { onProfile: true } });
  const publicPaths = [new URL(share.url).pathname, `${PROFILE_PATH}/${username}`];
  return { token, userId: id, sharedTitle, publicPaths };
};

/** Lists all notes of a person, page by page. */
export const listNoteIds = async (url: string, { token }: TestUser): Promise<Set<string>> => {
  const ids = new Set<string>();
  for (let page = 0; ; page += 1) {
    const answer = await fetch(`${url}/api/note?limit=${NOTE_PAGE_MAX_SIZE}&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { _id: string }[] };
    for (const { _id } of data) ids.add(_id);
    if (data.length < NOTE_PAGE_MAX_SIZE) return ids;
  }
};

/** The hash of a file as a node serves it, at the address that it signs. */
export const hashMedia = async (url: string, { token }: TestUser, id: string): Promise<string> => {
  const media: Media = await createApi(url).demand('getMedia', { token, params: { id } });
  const answer = await fetch(new URL(media.url, url));
  if (!answer.ok) throw new Error(`The media item was answered with ${answer.status}.`);
  return hashOf(new Uint8Array(await answer.arrayBuffer()));
};
