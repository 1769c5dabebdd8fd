import { NOTE_LIST_COMMENTS } from '@pinlife/contract/note/limits';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../db/query.ts';
import type { CommentsTable, NotesTable, SharesTable } from '../db/schema.ts';
import { newId } from '../platform/secret/id.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createPerson, type TestPerson } from '../test/person.ts';

const awkwardTexts = [
  `"double" 'single' “curly” \`back\``,
  'a\\new\\u0041\\" \\',
  'a\tb\nc\rd\be\ff\u0001g\u001fh\u007fi',
  'a\u2028b\u2029c\u0085d',
  '👩🏽‍🚀 e\u0301 മഴ \u202Eright to left',
  '</script><!-- &quot; --> <a href="x">y</a>',
  '"},{"_id":"x","comments":[]}],"next":null',
  `'||'{}'||' $1 %s \${x}`,
  'x',
];

type NoteRow = Omit<Selectable<NotesTable>, 'media_count' | 'edited_by'>;
type CommentRow = Selectable<CommentsTable>;
type ShareRow = Selectable<SharesTable>;

let testApp: TestApp;
let person: TestPerson;
const notes: NoteRow[] = [];
const comments: CommentRow[] = [];
const START_MS = Date.parse('2026-01-31T23:59:59Z');

const makeNote = (text: string, number: number): NoteRow => {
  // Full seconds, tenths, hundredths and thousandths.
  const createdAt = new Date(START_MS - number * 1000 + ([0, 100, 120, 123, 1][number % 5] ?? 0));
  const isEdited = number % 2 === 1;
  return {
    user_id: person.id,
    id: newId(),
    title: text,
    content: number % 3 === 0 ? '' : text,
    plain_text: text,
    color: '#ffffff',
    passion: number % 2 === 0,
    location: number % 3 === 0 ? text : '',
    self_note: number % 3 === 1,
    reminder: number % 4 === 1,
    done: number % 4 === 2,
    edited: isEdited,
    version: isEdited ? 2_147_483_647 : 1,
    comment_count: 0,
    comment_bytes: 0,
    shared: number % 3 === 2,
    tags: [null, '', 'Amma', 'Amma हिन्दी'][number % 4] ?? null,
    tag_keys: [null, '', 'amma', 'amma हिन्दी'][number % 4] ?? null,
    created_at: createdAt,
    updated_at: isEdited ? new Date(createdAt.getTime() + 61_001) : createdAt,
    deleted_at: number % 5 === 4 ? new Date(START_MS - number * 1000) : null,
  };
};

const makeComment = (note: NoteRow, content: string, number: number): CommentRow => ({
  user_id: person.id,
  id: newId(),
  note_id: note.id,
  content,
  created_at: new Date(START_MS + Math.floor(number / 2)),
  updated_at: new Date(START_MS + number * 1000),
});

const shareOf = ({ user_id, id, version, created_at }: NoteRow): ShareRow => ({
  user_id,
  note_id: id,
  token_hash: Buffer.from(id),
  sealed_token: Buffer.alloc(0),
  expires_at: version === 1 ? null : created_at,
  passphrase_hash: null,
  show_comments: false,
  on_profile_at: version === 1 ? created_at : null,
  opened: 0,
  last_opened_at: null,
  created_at,
});

beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
  notes.push(...awkwardTexts.map((text, number) => makeNote(text, number)));
  const [first, second] = notes as [NoteRow, NoteRow];
  comments.push(...awkwardTexts.map((text, number) => makeComment(first, text, number)));
  comments.push(...Array.from({ length: NOTE_LIST_COMMENTS + 3 }, (_none, nr) => makeComment(second, `${nr}`, nr)));
  for (const note of notes) note.comment_count = comments.filter(({ note_id }) => note_id === note.id).length;
  await testApp.database.transaction(async (tx) => {
    await tx.run(build.insertInto('notes').values(notes));
    await tx.run(build.insertInto('comments').values(comments));
    await tx.run(build.insertInto('shares').values(notes.filter(({ shared }) => shared).map(shareOf)));
  });
});
afterAll(() => testApp.close());

const byPlace = (a: CommentRow, b: CommentRow) =>
  a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1);

const spellShare = ({ expires_at, on_profile_at }: ShareRow) => ({
  expiresAt: expires_at?.toISOString() ?? null,
  onProfile: on_profile_at !== null,
});

/** The JSON of a note, written in JavaScript. */
const spellNote = (note: NoteRow, commentLimit: number) => ({
  _id: note.id,
  title: note.title,
  content: note.content,
  options: { color: note.color, passion: note.passion, location: note.location, selfNote: note.self_note },
  reminder: note.reminder,
  reminders: [],
  media: [],
  comments: comments
    .filter(({ note_id }) => note_id === note.id)
    .toSorted(byPlace)
    .slice(-commentLimit)
    .map(({ id, content, created_at, updated_at }) => ({
      _id: id,
      content,
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
    })),
  commentCount: note.comment_count,
  tags: note.tags ? note.tags.split(' ') : [],
  done: note.done,
  updated: note.edited,
  version: note.version,
  share: note.shared ? spellShare(shareOf(note)) : null,
  createdAt: note.created_at.toISOString(),
  updatedAt: note.updated_at.toISOString(),
  deletedAt: note.deleted_at?.toISOString() ?? null,
});

const spellList = (rows: readonly NoteRow[]) =>
  JSON.stringify({ data: rows.map((row) => spellNote(row, NOTE_LIST_COMMENTS)), next: null });
const list = async (query: Record<string, string>) =>
  (await testApp.call('listNotes', { token: person.token, query: { limit: '20', ...query } })).text;

describe('a note that the database spells', () => {
  it('is in lists byte for byte what JSON.stringify makes of it, and has the newest comments', async () => {
    const kept = notes.filter(({ deleted_at }) => !deleted_at);
    expect(await list({})).toBe(spellList(kept));
    expect(await list({ type: 'passion' })).toBe(spellList(kept.filter(({ passion }) => passion)));
  });

  it('is the same in the trash', async () => {
    expect(await list({ type: 'trash' })).toBe(spellList(notes.filter(({ deleted_at }) => deleted_at)));
  });

  it('is the same in search results, by a title and by a comment', async () => {
    await testApp.deliver();
    const titled = notes.filter(({ title }) => title.includes('comments'));
    const found = [...titled, ...notes.slice(0, 1)];
    expect(found).toHaveLength(2);
    expect(await list({ search: 'comments' })).toBe(spellList(found));
  });

  it('is the same by itself, with all comments', async () => {
    for (const note of notes.filter(({ deleted_at }) => !deleted_at)) {
      const { text } = await testApp.call('getNote', { token: person.token, params: { id: note.id } });
      expect(text).toBe(JSON.stringify({ data: spellNote(note, Number.POSITIVE_INFINITY) }));
    }
  });

  it('has its id twice right after a create, and after a repeated create', async () => {
    const id = newId();
    const create = () =>
      testApp.call('createNote', { token: person.token, body: { _id: id, title: '"\\\u2028"', content: 'x' } });
    const [created, again] = [await create(), await create()];
    const now = testApp.clock.now().toISOString();
    const { id: own, ...rest } = created.data;
    expect(own).toBe(id);
    expect(created.text).toBe(JSON.stringify({ data: { id, ...rest } }));
    expect(rest).toMatchObject({ _id: id, title: '"\\\u2028"', version: 1, createdAt: now, updatedAt: now });
    expect(rest).toMatchObject({ deletedAt: null, reminders: [], media: [], comments: [], commentCount: 0 });
    expect(again.text).toBe(created.text);
  });
});
