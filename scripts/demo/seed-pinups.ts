import type { RequestBody } from '@pinlife/contract/endpoints';
import { noteColors } from '@pinlife/contract/note-limits';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { type Pinup, pinups } from './pinups.ts';
import type { Seeder } from './start-demo.ts';

const ZONE = 'Asia/Kolkata';
const OFFSET = '+05:30';
const DAY_MS = 86_400_000;

type Birthday = { id: string; createdAt: Date };

/** Pins everything up, oldest first, and then lets it look as old as it says. */
export const seedPinups: Seeder = async ({ api, token, dataDir }) => {
  const birthdays: Birthday[] = [];
  for (const pinup of pinups.toReversed()) {
    const note = await api.demand('createNote', { token, body: toNote(pinup) });
    const noteId = note._id;
    for (const content of pinup.comments ?? []) {
      await api.demand('createComment', { token, params: { noteId }, body: { content } });
    }
    if (pinup.edited) {
      await api.demand('updateNote', { token, params: { id: noteId }, body: { content: `${note.content}<p></p>` } });
      await api.demand('updateNote', { token, params: { id: noteId }, body: { content: note.content } });
    }
    if (pinup.done) await api.demand('markNoteDone', { token, params: { id: noteId } });
    birthdays.push({ id: noteId, createdAt: instantOf(-pinup.daysAgo, pinup.time) });
  }
  await backdate(dataDir, birthdays);
};

const toNote = ({ title, content, paper, passion, selfNote, reminder }: Pinup): RequestBody<'createNote'> => ({
  title,
  content: typeof content === 'string' ? content : content.map((text) => `<p>${text}</p>`).join(''),
  options: {
    color: noteColors.find(({ name }) => name === paper)?.value ?? '#ffffff',
    passion: passion ?? false,
    selfNote: selfNote ?? false,
  },
  ...(reminder && {
    reminders: [
      {
        selectedDateTime: instantOf(reminder.inDays, reminder.time).toISOString(),
        timezone: ZONE,
        remindBefore: reminder.leadSeconds ?? 0,
        repeatType: reminder.repeat ?? 'Never',
        isRepeating: reminder.repeat !== undefined,
        repeatEndType: reminder.repeat ? 'FOREVER' : 'NONE',
      },
    ],
  }),
});

/** A time of day, so many days from today, where the person lives. */
const instantOf = (days: number, time: string): Date => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(Date.now() + days * DAY_MS));
  const instant = new Date(`${day}T${time}:00${OFFSET}`);
  return days <= 0 && instant.getTime() > Date.now() ? new Date() : instant;
};

/** The API has no way to write yesterday's notes, and rightly so: the demo reaches under it. */
const backdate = async (dataDir: string, birthdays: readonly Birthday[]): Promise<void> => {
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(
      `update notes set created_at = given.at, updated_at = given.at + case when edited then interval '2 hours' else '0' end
       from unnest($1::uuid[], $2::timestamptz[]) as given(id, at) where notes.id = given.id`,
      [birthdays.map(({ id }) => id), birthdays.map(({ createdAt }) => createdAt)],
    );
    await client.query(
      `update comments set created_at = least(now(), notes.created_at + interval '5 hours'),
         updated_at = least(now(), notes.created_at + interval '5 hours')
       from notes where notes.user_id = comments.user_id and notes.id = comments.note_id`,
    );
  } finally {
    await client.end();
  }
};
