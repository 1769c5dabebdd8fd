import type { NoteListQuery } from '@pinlife/contract/note';
import { parseSearch, type SearchQuery } from '@pinlife/contract/search-query';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Person } from '../../http/handler.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Place, readCursorOf, type SearchOrder, searchOrders, writeCursor } from '../../platform/cursor.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { SessionService } from '../session/service.ts';
import type { NoteListType } from './list-repo.ts';
import type { NoteListing } from './listing.ts';
import { type KeyQuery, writeDifference, writeDocument, writeQuery } from './search-keys.ts';
import { mendQuery } from './search-mend.ts';
import {
  findHits,
  type Hit,
  type NoteSearchRepo,
  type Pass,
  type SearchRange,
  type UnsearchableNote,
} from './search-repo.ts';

/** Where what was typed finds fewer, the search looks for what may have been meant. */
const FEW_RESULTS = 4;
const CATCH_UP_BATCH = 200;

export type NoteSearch = ReturnType<typeof createNoteSearch>;

type Dependencies = {
  database: Transactor;
  repo: NoteSearchRepo;
  sessions: Pick<SessionService, 'readAs' | 'authenticate'>;
};

type Found = Omit<Hit, 'pass'> & { order: SearchOrder };
type Start = { order: SearchOrder; place: Place } | undefined;

export const createNoteSearch = ({ database, repo, sessions }: Dependencies) => {
  const index = (tx: Tx, note: UnsearchableNote): Promise<void> => {
    const { user_id, id, title, plain_text, location, created_at, comments, files } = note;
    const text = { title, others: [plain_text, location, ...comments, ...files] };
    return repo.saveKeys(tx, user_id, id, writeDocument(user_id, created_at, text));
  };

  const authenticate = async (token: string): Promise<Person> => {
    const person = await sessions.authenticate(token);
    if (!person) throw new AppError('unauthorized');
    return person;
  };

  const findTyped = async (
    token: string,
    query: SearchQuery,
    start: Start,
    range: SearchRange,
  ): Promise<{ person: Person; found: Found[] }> => {
    const orders = ordersFrom(typedOrders, start);
    if (orders.length === 0) return { person: await authenticate(token), found: [] };
    const passes = passesOf(writeQuery(query), orders, start);
    const { person, row } = await sessions.readAs(token, (userId) => findHits(userId, passes, range));
    return { person, found: nameOrders(row, orders) };
  };

  const isTooLittle = async (
    userId: string,
    query: SearchQuery,
    count: number,
    start: Start,
    range: SearchRange,
  ): Promise<boolean> => {
    if (!start) return count < FEW_RESULTS;
    if (mendedOrders.includes(start.order)) return true;
    const passes = passesOf(writeQuery(query), typedOrders, undefined);
    const all = await repo.find(userId, passes, { ...range, limit: FEW_RESULTS });
    return (all ?? []).length < FEW_RESULTS;
  };

  /** What is found with a letter mended and was not found as typed. */
  const findMended = async (userId: string, query: SearchQuery, start: Start, range: SearchRange): Promise<Found[]> => {
    const mended = await mendQuery(query, (word, isPrefix) => repo.listAlike(userId, word, isPrefix));
    if (!mended) return [];
    const orders = ordersFrom(mendedOrders, start);
    const hits = await repo.find(userId, passesOf(writeDifference(mended, query), orders, start), range);
    return nameOrders(hits ?? [], orders);
  };

  return {
    /** Title hits first, then the others, each newest first; the same with a letter mended where that is too little. */
    async list(token: string, search: string, query: NoteListQuery): Promise<NoteListing> {
      const { from, to, limit, page = 0 } = query;
      const type: NoteListType = query.type ?? 'all';
      const asked = parseSearch(search);
      if (asked.wanted.length === 0)
        return { person: await authenticate(token), notes: new JsonText('[]'), next: null };
      const start = query.cursor === undefined ? undefined : readCursorOf(searchOrders, query.cursor);
      const skipped = start ? 0 : page * limit;
      const range = { type, from, to, limit: skipped + limit + 1 };

      const { person, found } = await findTyped(token, asked, start, range);
      if (found.length < range.limit && (await isTooLittle(person.userId, asked, found.length, start, range))) {
        const rest = { ...range, limit: range.limit - found.length };
        found.push(...(await findMended(person.userId, asked, start, rest)));
      }

      const shown = found.slice(skipped, skipped + limit);
      const last = found.length > skipped + limit ? shown.at(-1) : undefined;
      const notes = await repo.spell(
        person.userId,
        shown.map(({ id }) => id),
      );
      return { person, notes, next: last ? writeCursor(last.order, last) : null };
    },

    /** What a note says has changed: it is found by its new words from the moment on in which the change is committed. */
    async index(tx: Tx, userId: string, id: string): Promise<void> {
      const note = await repo.getText(tx, userId, id);
      if (note) await index(tx, note);
    },

    /** Makes some notes findable that came here without their keys; answers how many. */
    catchUp: (): Promise<number> =>
      database.transaction(async (tx) => {
        const notes = await repo.listUnsearchable(tx, CATCH_UP_BATCH);
        for (const note of notes) await index(tx, note);
        return notes.length;
      }),
  };
};

const typedOrders: readonly SearchOrder[] = searchOrders.slice(0, 2);
const mendedOrders: readonly SearchOrder[] = searchOrders.slice(2);

/** Those that a cursor has not left behind. */
const ordersFrom = (orders: readonly SearchOrder[], start: Start): readonly SearchOrder[] =>
  start ? orders.filter((order) => searchOrders.indexOf(order) >= searchOrders.indexOf(start.order)) : orders;

const passesOf = ({ inTitle, elsewhere }: KeyQuery, orders: readonly SearchOrder[], start: Start): Pass[] =>
  orders.map((order) => ({
    query: order.endsWith('in-title') ? inTitle : elsewhere,
    after: start?.order === order ? start.place : undefined,
  }));

const nameOrders = (hits: readonly Hit[], orders: readonly SearchOrder[]): Found[] =>
  hits.flatMap(({ pass, ...hit }) => {
    const order = orders[pass];
    return order ? [{ ...hit, order }] : [];
  });
