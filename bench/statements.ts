import { parseSearch } from '@pinlife/contract/search-query';
import type { Tx } from '../apps/server/src/db/pool.ts';
import { type Asking, askFor } from '../apps/server/src/db/query.ts';
import { readAfter } from '../apps/server/src/features/note/list-repo.ts';
import { createNoteRepo } from '../apps/server/src/features/note/repo.ts';
import { writeDocument, writeQuery } from '../apps/server/src/features/note/search-keys.ts';
import { readFound } from '../apps/server/src/features/note/search-repo.ts';
import { createDueRepo } from '../apps/server/src/features/reminder/due-repo.ts';
import { inline } from './pgbench.ts';
import { signForNobody } from './signing.ts';

/** The statements that the server sends, complete, for whoever runs them without it. */

export const sampleNote = { title: 'Monsoon', text: 'Rain on the backwater and the smell of curry. '.repeat(5) };

const PAGE = 10;
const CLAIMED = 100;
const ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

/** With an id of the database's making, as it is run many times. */
export const writeInsert = async (userId: string): Promise<string> => {
  const { title, text } = sampleNote;
  const options = { color: '#ffffff', passion: false, location: '', selfNote: false } as const;
  const createdAt = new Date();
  const { keys: searchKeys } = writeDocument(userId, createdAt, { title, others: [text, ''] });
  const note = { id: ID, title, content: `<p>${text}</p>`, plainText: text, options, createdAt, searchKeys };
  const sql = await capture((tx) => createNoteRepo(tx, signForNobody).insert(tx, userId, note));
  return sql.replace(`'${ID}'`, 'gen_random_uuid()');
};

export const writeFeed = (userId: string): string => {
  const range = { type: 'all', from: undefined, after: undefined, limit: PAGE } as const;
  return inlineAsking(userId, readAfter(range, signForNobody));
};

export const writeSearch = (userId: string, search: string): string => {
  const range = { type: 'all', from: undefined, to: undefined, titles: 'all', others: 'all', skipped: 0 } as const;
  const query = writeQuery(parseSearch(search));
  return inlineAsking(userId, readFound(userId, query, { ...range, wanted: PAGE + 1 }, signForNobody));
};

const inlineAsking = (userId: string, asking: Asking<unknown>): string => {
  const { text, values } = askFor(userId, asking);
  return inline(text, values);
};

export const writeClaim = (): Promise<string> =>
  capture((tx) => createDueRepo(tx).claimReminders(tx, new Date(), CLAIMED));

type Sent = { text: string; values: readonly unknown[] };

/** What a repo sends within a transaction, without sending it. */
const capture = async (send: (tx: Tx) => Promise<unknown>): Promise<string> => {
  let sql = '';
  const take = async (statement: Sent) => {
    sql = inline(statement.text, statement.values);
    return [];
  };
  await send({ first: take, all: take, run: take } as unknown as Tx);
  return sql;
};
