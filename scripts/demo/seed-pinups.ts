import { DAY_MS } from '@pinlife/contract/durations';
import type { RequestBody } from '@pinlife/contract/endpoints';
import { noteColors } from '@pinlife/contract/note/limits';
import { type Birthday, redateNotes } from '../app/redate-notes.ts';
import { uploadMedia } from '../app/upload.ts';
import { makeMedia } from './media.ts';
import { type Pinup, pinups } from './pinups.ts';
import type { Seeder } from './start-demo.ts';

const ZONE = 'Asia/Kolkata';
const OFFSET = '+05:30';

/** Creates the pinups, oldest first, and then sets their dates. */
export const seedPinups: Seeder = async ({ api, token, userId, dataDir }) => {
  const birthdays: Birthday[] = [];
  for (const pinup of pinups.toReversed()) {
    const media: string[] = [];
    for (const name of pinup.media ?? []) {
      media.push((await uploadMedia(api, { userId, token }, await makeMedia(name))).id);
    }
    const note = await api.demand('createNote', { token, body: { ...toNote(pinup), media } });
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
  await redateNotes(dataDir, birthdays);
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

/** An instant this number of days from today, in the person's time zone. */
const instantOf = (days: number, time: string): Date => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(Date.now() + days * DAY_MS));
  const instant = new Date(`${day}T${time}:00${OFFSET}`);
  return days <= 0 && instant.getTime() > Date.now() ? new Date() : instant;
};
