import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { createAccount } from '../../app/account.ts';
import { createApi } from '../../app/api.ts';
import { findLinkInOutbox } from '../../app/outbox.ts';
import { uploadMedia } from '../../app/upload.ts';

const PASSWORD = 'Violin and rain 7';
const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** A user with a note, a picture and a comment. */
export type SampleData = { username: string; noteId: string; mediaId: string; title: string };

/** Creates sample data that uses the program, the programs beside it and its folders. */
export const createSampleData = async (url: string, dataDir: string): Promise<SampleData> => {
  const api = createApi(url);
  const username = `meera${randomBytes(4).toString('hex')}`;
  const signup = { firstName: 'Meera', lastName: 'Nair', email: `${username}@example.com`, pin: '2580' };
  await createAccount(api, { ...signup, username, password: PASSWORD }, findLinkInOutbox(dataDir));
  const { id: userId, token } = await api.demand('login', { body: { username, password: PASSWORD } });
  const bytes = Buffer.from(
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer(),
  );
  const picture = { type: 'image', filename: 'അടുക്കള.jpg', contentType: 'image/jpeg', bytes } as const;
  const media = await uploadMedia(api, { userId, token }, picture);
  const title = `Dal ${randomBytes(4).toString('hex')}`;
  const note = await api.demand('createNote', {
    token,
    body: { title, content: '<p>Salt last.</p>', media: [media.id] },
  });
  await api.demand('createComment', { token, params: { noteId: note._id }, body: { content: 'വളരെ നല്ലത്' } });
  return { username, noteId: note._id, mediaId: media.id, title };
};

/** The sample data, as the user sees it after a login. */
export const readSampleData = async (url: string, { username, noteId }: SampleData) => {
  const api = createApi(url);
  const { token } = await api.demand('login', { body: { username, password: PASSWORD } });
  const note = await api.demand('getNote', { token, params: { id: noteId } });
  const [item] = note.media;
  const answer = await fetch(new URL(item?.url ?? '', url));
  return {
    title: note.title,
    content: note.content,
    comments: note.comments.map(({ content }) => content),
    picture: answer.ok ? Buffer.from(await answer.arrayBuffer()).length : answer.status,
  };
};

/** Milliseconds until the first answer. */
export const waitForAnswer = async (url: string, ended: Promise<number>, log: () => string): Promise<number> => {
  const startedAt = performance.now();
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  while (performance.now() - startedAt < PATIENCE_MS) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return performance.now() - startedAt;
    if (isOver) break;
    await sleep(POLL_MS);
  }
  throw new Error(`PinLife did not answer:\n${log()}`);
};
