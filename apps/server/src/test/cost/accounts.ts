import { COMMENT_FRAME_BYTES, NOTE_COMMENTS_MAX_BYTES } from '@pinlife/contract/comment/limits';
import { NOTE_PAGE_MAX_SIZE } from '@pinlife/contract/note/limits';
import { NOTIFICATION_READ_MAX } from '@pinlife/contract/notification/limits';
import { PUSH_DEVICES_MAX } from '@pinlife/contract/push/limits';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { BODY_MAX_BYTES } from '@pinlife/contract/routes';
import { read, write } from '../../db/query.ts';
import type { TestApp } from '../app.ts';
import { createNote } from '../note.ts';
import { createOwner, type Owner, reminderMeta } from '../ownership/owner.ts';
import { writeProse, writeShape } from './text-shapes.ts';

/** A person with a note for reads and edits, and with ids for the lists of calls. */
export type CostAccount = Owner & { freeMedia: readonly string[]; notifications: readonly string[] };

const COMMON_NOTES = 12;
export const COMMON_WORDS = 90;

/** An average account: some notes of 90 words, one of them with a comment, two reminders and a picture. */
export const createCommonAccount = async (testApp: TestApp): Promise<CostAccount> => {
  const owner = await createOwner(testApp);
  for (let seed = 1; seed <= COMMON_NOTES; seed += 1) {
    await createNote(testApp, owner.token, { content: `<p>${writeProse(COMMON_WORDS, seed)}</p>` });
  }
  const content = `<p>${writeProse(COMMON_WORDS)}</p>`;
  await testApp.call('updateNote', { token: owner.token, params: { id: owner.ids.note }, body: { content } });
  return { ...owner, freeMedia: [owner.ids.media], notifications: [owner.ids.notification] };
};

/** A page of these notes has the largest size. */
const LARGE_NOTE_WORDS = 6_000;
/** The limit of comments, less the one that is added. */
const COMMENTS = Math.floor(NOTE_COMMENTS_MAX_BYTES / (COMMENT_FRAME_BYTES + 1)) - 1000;
const SESSIONS = 200;
const FREE_MEDIA = 50;
const WORDS = 20_000;

/** An account at its limits: a note with the most of everything, and fifty large ones. */
export const createFullAccount = async (testApp: TestApp): Promise<CostAccount> => {
  const owner = await createOwner(testApp);
  const { token, ids } = owner;
  const content = writeShape('different words', { length: BODY_MAX_BYTES, bytes: BODY_MAX_BYTES - 1024 });
  await testApp.call('updateNote', { token, params: { id: ids.note }, body: { content } });
  await createNote(testApp, token, { content: `<p>${writeProse(LARGE_NOTE_WORDS)}</p>`, reminders: [repeatingMeta] });
  await testApp.database.transaction(async (tx) => {
    const names = [owner.id, ids.note];
    await tx.run(write(copyNotes, [owner.id, NOTE_PAGE_MAX_SIZE - 1]));
    await tx.run(write(fillReminders, [owner.id, NOTE_REMINDERS_MAX - 1]));
    await tx.run(write(fillComments, [...names, COMMENTS]));
    await tx.run(write(countComments, [...names, COMMENT_FRAME_BYTES]));
    await tx.run(write(fillMedia, [...names, ids.media, FREE_MEDIA]));
    await tx.run(write(fillMedia, [owner.id, null, ids.media, FREE_MEDIA]));
    await tx.run(write('update notes set media_count = $3 where user_id = $1 and id = $2', [...names, FREE_MEDIA]));
    await tx.run(write(fillNotifications, [...names, NOTIFICATION_READ_MAX]));
    await tx.run(write(fillSessions, [owner.id, SESSIONS]));
    await tx.run(write(fillDevices, [owner.id, PUSH_DEVICES_MAX - 2]));
    await tx.run(write(fillWords, [owner.id, WORDS]));
  });
  const list = async (statement: string) =>
    (await testApp.database.all(read<{ id: string }>(statement, [owner.id]))).map(({ id }) => id);
  return {
    ...owner,
    freeMedia: await list('select id from media where user_id = $1 and note_id is null limit 50'),
    notifications: await list('select id from notifications where user_id = $1 limit 500'),
  };
};

const repeatingMeta = { ...reminderMeta, repeatType: 'Daily', repeatEndType: 'FOREVER' };

const copyNotes = `
  insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, reminder, created_at,
    updated_at)
  select user_id, gen_random_uuid(), title, content, plain_text, color, passion, location, self_note, reminder,
    created_at, updated_at
  from (select * from notes where user_id = $1 and length(content) between 10000 and 100000) large,
    generate_series(1, $2)`;

const fillReminders = `
  insert into reminders (user_id, id, note_id, meta, next_at, next_fire_at, created_at)
  select r.user_id, gen_random_uuid(), n.id, r.meta, r.next_at, r.next_fire_at, r.created_at
  from (select * from reminders where user_id = $1 and meta ->> 'repeatType' = 'Daily') r,
    notes n, generate_series(1, $2 - 1) where n.user_id = $1 and length(n.content) > 10000`;

const fillComments = `
  insert into comments (user_id, id, note_id, content, created_at, updated_at)
  select $1, gen_random_uuid(), $2, 'x', now(), now() from generate_series(1, $3)`;

const countComments = `
  update notes n set comment_count = c.count, comment_bytes = c.bytes
  from (select count(*) as count, sum(octet_length(content) + $3::int) as bytes from comments
        where user_id = $1 and note_id = $2) c
  where n.user_id = $1 and n.id = $2`;

const fillMedia = `
  insert into media (user_id, id, note_id, position, type, name, s3_key, object_key, size, content_type, width, height,
    placeholder, thumbs, created_at, unclaimed_at)
  select user_id, gen_random_uuid(), $2::uuid, place, type, repeat('x', 250), s3_key, object_key, size, content_type,
    width, height, placeholder, thumbs, created_at, case when $2::uuid is null then created_at end
  from media, generate_series(1, $4) place where user_id = $1 and id = $3`;

const fillNotifications = `
  insert into notifications (user_id, id, note_id, reminder_id, kind, occurrence_at, created_at)
  select $1, gen_random_uuid(), $2, gen_random_uuid(), 'due', now(), now() from generate_series(1, $3)`;

const fillSessions = `
  insert into sessions (user_id, id, token_hash, is_kept, user_agent, created_at, last_seen_at, expires_at)
  select user_id, gen_random_uuid(), sha256(number::text::bytea), is_kept, repeat('x', 300), created_at, last_seen_at,
    expires_at
  from (select * from sessions where user_id = $1 limit 1) session, generate_series(1, $2) number`;

const fillDevices = `
  insert into push_devices (user_id, id, session_id, endpoint, p256dh, auth, user_agent, created_at)
  select user_id, gen_random_uuid(), session_id, endpoint || number, p256dh, auth, repeat('x', 300), created_at
  from (select * from push_devices where user_id = $1 limit 1) device, generate_series(1, $2) number`;

/** Words that are one letter away from many others. */
const fillWords = `
  insert into search_words (user_id, word)
  select $1, translate(lpad(number::text, 5, '0'), '0123456789', 'abcdefghij') from generate_series(1, $2) number
  on conflict do nothing`;
