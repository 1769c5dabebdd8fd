import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@pinlife/contract/durations';
import { uploadMedia } from '../../scripts/app/upload.ts';
import type { Person } from './person.ts';

export const REMINDERS_PER_NOTE = 2;

/** The acknowledged state of one note. */
export type Acknowledged = { id: string; titles: string[]; bytes: string; comments: string[] };

/**
 * Writes notes, each with a file, two reminders, a comment and an edit, until the app stops. Returns what was
 * acknowledged. Writes without an answer may or may not have happened.
 */
export const writeUntilGone = async ({ api, userId, token }: Person, onNote: () => void): Promise<Acknowledged[]> => {
  const acknowledged: Acknowledged[] = [];
  try {
    for (;;) {
      const id = randomUUID();
      const bytes = `the bytes of ${id}`;
      const file = {
        type: 'file',
        filename: 'list.txt',
        contentType: 'text/plain',
        bytes: Buffer.from(bytes),
      } as const;
      const media = await uploadMedia(api, { userId, token }, file);
      const reminders = Array.from({ length: REMINDERS_PER_NOTE }, (_each, nr) => ({
        selectedDateTime: new Date(Date.now() + (nr + 1) * DAY_MS).toISOString(),
      }));
      const titles = [`Note ${id}`, `Edited ${id}`] as const;
      const note: Acknowledged = { id, titles: titles.slice(0, 1), bytes, comments: [] };
      await api.demand('createNote', { token, body: { _id: id, title: titles[0], media: [media._id], reminders } });
      acknowledged.push(note);
      onNote();
      await api.demand('createComment', { token, params: { noteId: id }, body: { content: `Comment on ${id}` } });
      note.comments.push(`Comment on ${id}`);
      // Until the edit is acknowledged, both titles are correct.
      note.titles = [...titles];
      await api.demand('updateNote', { token, params: { id }, body: { title: titles[1] } });
      note.titles = titles.slice(1);
    }
  } catch (error) {
    if (error instanceof TypeError && error.message === 'fetch failed') return acknowledged;
    if (error instanceof TypeError && error.message === 'terminated') return acknowledged;
    throw error;
  }
};

/** The differences of a note from its acknowledged state. */
export const listLosses = async ({ api, token }: Person, wanted: Acknowledged): Promise<string[]> => {
  const { status, data: note } = await api.call('getNote', { token, params: { id: wanted.id } });
  if (status !== 200) return [`the note ${wanted.id} (${status})`];
  const [file] = note.media;
  const bytes = file ? await (await fetch(new URL(file.url, api.url))).text() : '';
  const comments = note.comments.map(({ content }) => content);
  return [
    ...(wanted.titles.includes(note.title) ? [] : [`the title of ${wanted.id}`]),
    ...(bytes === wanted.bytes ? [] : [`the file of ${wanted.id}`]),
    ...(note.reminders.length === REMINDERS_PER_NOTE ? [] : [`reminders of ${wanted.id}`]),
    ...wanted.comments.filter((comment) => !comments.includes(comment)),
  ];
};
