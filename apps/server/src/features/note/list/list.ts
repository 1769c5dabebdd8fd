import { hash } from 'node:crypto';
import type { Note, NoteListQuery } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../../db/json/wire-media.ts';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import { createByteCache } from '../../../platform/load/byte-cache.ts';
import { JsonBody, JsonText } from '../../../platform/text/json-text.ts';
import {
  earlier,
  listedNote,
  type NoteListRange,
  type NoteListType,
  nthPageQuery,
  orderOf,
  pageAfterQuery,
} from '../../../views/note-list.ts';
import { pageStampQuery } from '../../../views/page-stamp.ts';
import type { Guard } from '../../session/guard/guard.ts';
import type { NoteRepo } from '../repo.ts';
import { isNamedBy } from '../save/version.ts';

type Dependencies = { notes: Pick<NoteRepo, 'readWithin'>; signing: MediaSigning };

/** The range of a list, and the number of pages to skip. */
type ListWindow = { range: NoteListRange; skipped: number };
/** `etag`: undefined if the page was read at two moments, with a change between. */
type Listed = { body: JsonBody<Note[]>; etag?: string; isUnchanged?: boolean };
type KeptPage = { stamp: string | null; body: JsonBody<Note[]>; etag: string; countBytes(): number };

/** A few hundred pages of ordinary notes. */
const KEPT_MAX_BYTES = 8 * 1024 * 1024;
/** Added to the size of each page, so that many small pages do not exceed the memory. */
const PAGE_FRAME_BYTES = 2048;

const noBody = new JsonBody(new JsonText<Note[]>('[]'), null);

/** A page of one of a person's lists. */
export const createNoteList = ({ notes, signing }: Dependencies) => {
  const pageCache = createByteCache<KeptPage>(KEPT_MAX_BYTES);
  /** Changes with the SQL that writes notes, and with the key that signs the addresses of media. */
  const form = hash('sha256', Buffer.concat([signing()[1], Buffer.from(listedNote)]), 'hex');

  /** Everything that a page depends on besides its stamp, including the expiry of its media addresses. */
  const keyOf = (userId: string, { range: { type, limit, from, after, tag }, skipped }: ListWindow): string => {
    const [, , expiry] = signing();
    const position = `${from?.getTime()} ${after?.at.getTime()} ${after?.id} ${skipped}`;
    return `${userId} ${type} ${limit} ${tag} ${position} ${expiry}`;
  };
  const etagOf = (key: string, stamp: string | null) => `"${hash('sha256', `${form} ${key} ${stamp}`, 'base64url')}"`;

  const readPage = async (guard: Guard, key: string, { range, skipped }: ListWindow): Promise<Listed> => {
    const { person, row } = await guard.read(() =>
      skipped > 0 ? nthPageQuery(range, skipped, signing) : pageAfterQuery(range, signing),
    );
    const order = orderOf(range.type);
    const etag = etagOf(key, row.stamp);
    if ('notes' in row) {
      const body = new JsonBody(row.notes, row.last && writeCursor(order, row.last));
      pageCache.keep(key, { stamp: row.stamp, body, etag, countBytes: () => PAGE_FRAME_BYTES + body.bytes.length });
      return { body, etag };
    }
    // The whole page would be too large: a second statement reads as many notes as fit.
    const ids = row.positions.slice(0, range.limit).map(({ id }) => id);
    const { notes: read, count, stamp } = await notes.readWithin(person.userId, ids);
    const last = count < row.positions.length ? row.positions[count - 1] : undefined;
    const body = new JsonBody(read, last ? writeCursor(order, last) : null);
    return stamp === row.stamp ? { body, etag } : { body };
  };

  return async (
    guard: Guard,
    query: NoteListQuery,
    { tag, ifNoneMatch }: { tag?: string | undefined; ifNoneMatch?: string | undefined } = {},
  ): Promise<Listed> => {
    const { from, limit, page = 0 } = query;
    const type: NoteListType = query.type ?? 'all';
    const after = earlier(query.cursor === undefined ? undefined : readCursor(orderOf(type), query.cursor), query.to);
    const listWindow = { range: { type, from, after, limit, tag }, skipped: query.cursor === undefined ? page : 0 };
    // Computed before the page is read: a page under an outdated key is not found again.
    const key = keyOf(guard.claimedId ?? '', listWindow);
    const known = pageCache.find(key);
    if (known || ifNoneMatch !== undefined) {
      const { row: stamp } = await guard.read(() => pageStampQuery);
      const page = known?.stamp === stamp ? known : undefined;
      const etag = page?.etag ?? etagOf(key, stamp);
      if (isNamedBy(ifNoneMatch, etag)) return { body: noBody, etag, isUnchanged: true };
      if (page) return { body: page.body, etag };
    }
    return readPage(guard, key, listWindow);
  };
};
