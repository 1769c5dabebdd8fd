import { parseSearch } from '@pinlife/contract/search/query';
import { readFor } from '../apps/server/src/db/person-query.ts';
import type { Tx } from '../apps/server/src/db/pool.ts';
import { createNoteRepo } from '../apps/server/src/features/note/repo.ts';
import { createDueRepo } from '../apps/server/src/features/reminder/due/repo.ts';
import { tagOf, writeDocument, writeQuery } from '../apps/server/src/features/search/keys.ts';
import { pageAfterQuery } from '../apps/server/src/views/note-list.ts';
import { searchPageQuery } from '../apps/server/src/views/note-search.ts';
import { fillIn, type Statement } from './pgbench.ts';
import { signForNobody } from './signing.ts';

/** The statements that the server sends, for whoever runs them without it. */

export const sampleNote = { title: 'Monsoon', text: 'Rain on the backwater and the smell of curry. '.repeat(5) };

const PAGE = 10;
const CLAIMED = 100;
const ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

/** With an id of the database's making, as it is run many times. */
export const writeInsert = async (userId: string): Promise<Statement> => {
  const { title, text } = sampleNote;
  const options = { color: '#ffffff', passion: false, location: '', selfNote: false } as const;
  const createdAt = new Date();
  const { keys: searchKeys } = writeDocument(userId, createdAt, { title, others: [text, ''] });
  const note = { id: ID, title, content: `<p>${text}</p>`, plainText: text, options, createdAt, searchKeys };
  const statement = await capture((tx) => createNoteRepo(tx, signForNobody).insert(tx, userId, note));
  return fillIn(statement, ID, 'gen_random_uuid()');
};

export const writeFeed = (userId: string): Statement =>
  readFor(userId, pageAfterQuery({ type: 'all', from: undefined, after: undefined, limit: PAGE }, signForNobody));

export const writeSearch = (userId: string, search: string): Statement => {
  const range = { type: 'all', from: undefined, to: undefined, titles: 'all', others: 'all', skipped: 0 } as const;
  const query = writeQuery(parseSearch(search));
  return readFor(userId, searchPageQuery(tagOf(userId), query, { ...range, wanted: PAGE + 1 }, signForNobody));
};

export const writeClaim = (): Promise<Statement> =>
  capture((tx) => createDueRepo(tx).claimReminders(tx, new Date(), CLAIMED));

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
