import { DAY_MS } from '@pinlife/contract/durations';
import { noteColors } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { expect } from '@playwright/test';
import type { Api } from '../../scripts/app/api.ts';
import { type Upload, uploadMedia } from '../../scripts/app/upload.ts';
import { encodeWav } from '../../testing/wav.ts';
import { pinNotes } from './notes.ts';
import type { Person } from './people.ts';
import { addReminder } from './reminders.ts';

/** The text of the furnished note: digits are the same in every language. */
export const WORD = '222';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12MQig8FIgYIBQAUqgMZ1D+FngAAAABJRU5ErkJggg==';

const uploads: readonly Upload[] = [
  { type: 'image', filename: '8.png', contentType: 'image/png', bytes: Buffer.from(PIXEL, 'base64') },
  { type: 'audio', filename: '8.wav', contentType: 'audio/wav', bytes: encodeWav(new Float64Array(800), 8000) },
  { type: 'file', filename: '8.88', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
];

/** The names of the files on the furnished note. */
export const fileNames: readonly string[] = uploads.map(({ filename }) => filename);

/**
 * Something on every screen: a note with all that a note can have, a done one, a self note, one in the trash, a
 * reminder that has rung, and a public profile with a pinup on it.
 */
export const furnish = async (api: Api, person: Person): Promise<Note> => {
  const { token, id: userId } = await person.logIn();
  const media: string[] = [];
  for (const upload of uploads) media.push((await uploadMedia(api, { userId, token }, upload)).id);
  const full = { color: noteColors[1].value, passion: true, location: '3' };
  const [rung, done, deleted, , note] = await pinNotes(api, person, [
    { title: '9' },
    { title: '4' },
    { title: '5' },
    { title: '6', options: { selfNote: true } },
    { title: '1', content: `<p>${WORD}</p>`, options: full, media },
  ]);
  if (!rung || !note || !done || !deleted) throw new Error('The notes were not created.');
  await addReminder(api, person, rung._id, 1000);
  const weekly = { repeatType: 'Weekly', isRepeating: true, repeatEndType: 'FOREVER', remindBefore: 900 } as const;
  await addReminder(api, person, note._id, 2 * DAY_MS, weekly);
  await addReminder(api, person, done._id, 2 * DAY_MS);
  await api.demand('createComment', { token, params: { noteId: note._id }, body: { content: '7' } });
  await api.demand('markNoteDone', { token, params: { id: done._id } });
  await api.demand('deleteNote', { token, params: { id: deleted._id } });
  await api.demand('updateUser', {
    token,
    body: {
      relationshipStatus: 'Married',
      gender: 'female',
      hobbies: ['Chess'],
      interests: { hobbies: ['Food', 'Dance', 'Music'] },
      publicProfile: { enabled: true },
    },
  });
  await api.demand('updateShare', { token, params: { id: note._id }, body: { onProfile: true } });
  // Waits for the ring before a page is open, so that no alert covers the tested page.
  await expect.poll(() => api.demand('countUnreadNotifications', { token })).toBe(1);
  return api.demand('getNote', { token, params: { id: note._id } });
};
