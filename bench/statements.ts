import { parseSearch } from '@pinlife/contract/search/query';
import { readFor } from '../apps/server/src/db/person-query.ts';
import type { Tx } from '../apps/server/src/db/pool.ts';
import { createNoteRepo } from '../apps/server/src/features/note/repo.ts';
import { createNoteEdit } from '../apps/server/src/features/note/save/repo.ts';
import { createDueRepo } from '../apps/server/src/features/reminder/due/repo.ts';
import { tagOf, writeQuery } from '../apps/server/src/features/search/words/keys.ts';
import { pageAfterQuery } from '../apps/server/src/views/note-list.ts';
import { searchPageQuery } from '../apps/server/src/views/note-search.ts';
import { FRESH_NOTES } from './people.ts';
import { fillIn, type Statement } from './pgbench.ts';
import { signForNobody } from './signing.ts';
import { toHtml, toPlainText, type WrittenNote, writeNote } from './text/note.ts';

/** The statements that the server sends, for runs without the server. */

const PAGE = 10;
const CLAIMED = 100;
const ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

/** Inserts of different notes, with ids of the database, because each is run many times. */
export const writeInserts = (userId: string, count: number): Promise<Statement[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => writeInsert(userId, writeNote(FRESH_NOTES + index))));

const writeInsert = async (userId: string, written: WrittenNote): Promise<Statement> => {
  const { title, isPassion } = written;
  const plainText = toPlainText(written);
  const options = { color: '#ffffff', passion: isPassion, location: '', selfNote: false } as const;
  const createdAt = new Date();
  const tags = { tags: '', tag_keys: '' };
  const note = { id: ID, title, content: toHtml(written), plainText, tags, options, createdAt };
  const statement = await capture((tx) =>
    createNoteRepo(tx, signForNobody, createNoteEdit({ isShard: false })).insert(tx, userId, note),
  );
  return fillIn(statement, ID, 'gen_random_uuid()');
};

export const writeFeed = (userId: string, limit = PAGE): Statement =>
  readFor(userId, pageAfterQuery({ type: 'all', from: undefined, after: undefined, limit }, signForNobody));

export const writeSearch = (userId: string, search: string): Statement => {
  const range = {
    type: 'all',
    from: undefined,
    to: undefined,
    titles: 'all',
    others: 'all',
    skipped: 0,
    isPatient: true,
  } as const;
  const query = writeQuery(parseSearch(search));
  return readFor(userId, searchPageQuery(tagOf(userId), query, { ...range, wanted: PAGE + 1 }, signForNobody));
};

export const writeClaim = (): Promise<Statement> =>
  capture((tx) => createDueRepo(tx).claimReminders(tx, new Date(), CLAIMED, 'oldest'));

/** Records the statement that a repo would send in a transaction. */
const capture = async (send: (tx: Tx) => Promise<unknown>): Promise<Statement> => {
  const sent: Statement[] = [];
  const take = async (statement: Statement) => {
    sent.push(statement);
    return [];
  };
  await send({ first: take, all: take, run: take } as unknown as Tx);
  const [statement] = sent;
  if (!statement) throw new Error('Nothing was sent.');
  return statement;
};
