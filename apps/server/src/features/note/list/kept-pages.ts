import { hash } from 'node:crypto';
import type { Note } from '@pinlife/contract/note/schema';
import type { QuietWrites } from '../../../db/snapshot.ts';
import { JsonBody } from '../../../platform/text/json-text.ts';
import type { NoteListing } from '../../../views/note-page.ts';

/** A page as it is sent. The tag is made of its bytes alone, so it means the same on every node and after a restore. */
export type SpelledPage = { body: JsonBody<Note[]>; etag: string };

/** Some hundred pages of ordinary notes. */
const KEPT_MAX_BYTES = 8 * 1024 * 1024;
const UNASKED_MAX = 64;

/** The snapshot of the database that it was read of, or a later one that shows nothing else. */
export type KeptPage = SpelledPage & { snapshot: string };

/**
 * A cache of the pages that were read of one snapshot of the database, the latest one seen here. Whoever is answered with
 * one asks the database first what it shows now: where the page has all of that, it would be the same if it were read again.
 */
export const createKeptPages = ({ hasAll }: Pick<QuietWrites, 'hasAll'>, maxBytes = KEPT_MAX_BYTES) => {
  const pages = new Map<string, KeptPage>();
  let latest = '';
  let bytes = 0;
  /** So many calls read without asking first, and so many more after the next time that it was in vain. */
  let unasked = 0;
  let patience = 1;

  const forget = (key: string, { body }: KeptPage) => {
    pages.delete(key);
    bytes -= body.bytes.length;
  };

  return {
    /** A page that is worth asking for: where somebody writes all the time, asking would only cost a round trip more. */
    find(key: string): KeptPage | undefined {
      if (unasked === 0) return pages.get(key);
      unasked -= 1;
      return undefined;
    },

    /** Whether the page is as good as read of this snapshot. */
    isOf(page: KeptPage, snapshot: string): boolean {
      const isSame = hasAll(page.snapshot, snapshot);
      if (isSame) patience = 1;
      // Those who asked at the same time found out nothing new.
      else if (unasked === 0) [unasked, patience] = [patience, Math.min(2 * patience, UNASKED_MAX)];
      if (isSame && hasAll(snapshot, page.snapshot)) page.snapshot = snapshot;
      return isSame;
    },

    keep(key: string, page: SpelledPage, snapshot: string): KeptPage {
      if (!hasAll(latest, snapshot)) {
        pages.clear();
        bytes = 0;
      }
      latest = snapshot;
      const before = pages.get(key);
      if (before) forget(key, before);
      const own = { ...page, snapshot };
      pages.set(key, own);
      bytes += page.body.bytes.length;
      for (const [oldKey, old] of pages) {
        if (bytes <= maxBytes) break;
        forget(oldKey, old);
      }
      return own;
    },
  };
};

export const spellPage = ({ notes, next }: NoteListing): SpelledPage => {
  const body = new JsonBody(notes, next);
  return { body, etag: `"${hash('sha256', body.bytes, 'base64url')}"` };
};

/** Whether an `If-None-Match` names the page. Proxies that compress weaken tags, so a weak one counts as well. */
export const isNamedBy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, ''))) ?? false;
