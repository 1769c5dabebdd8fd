import { SHARE_PATH } from '@pinlife/contract/share/limits';
import type { Reader } from '../../../db/pool.ts';
import type { PageAnswer, PublicBytes, PublicPages, Visitor } from '../../../http/public-pages.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { FairQueue } from '../../../platform/load/fair-queue.ts';
import { createGroupedReads } from '../../../platform/load/grouped-reads.ts';
import { isTooMany } from '../../../platform/load/too-many.ts';
import type { PageCache } from '../../../platform/page/page-cache.ts';
import { hashLinkToken } from '../../../platform/secret/link-token.ts';
import {
  type PublicMedia,
  readMedia,
  readNoteColor,
  readPicture,
  readPublicNote,
  readShared,
  type SharedNote,
} from '../../../views/public-note.ts';
import type { RewriteContent } from '../../note/content/rewrite.ts';
import { chooseLanguage } from '../page/language.ts';
import type { Frame } from '../page/layout.ts';
import { writeNotePage } from '../page/note-page.ts';
import { readPage } from './page-number.ts';
import type { Passphrases } from './passphrase.ts';
import type { PlaceholderPages } from './placeholder-pages.ts';
import type { ServedMedia } from './served-media.ts';
import type { VisitCounter } from './visit-counter.ts';

type Dependencies = {
  reader: Reader;
  frame: Frame;
  placeholders: PlaceholderPages;
  pageCache: PageCache;
  visitCounts: Pick<VisitCounter, 'count'>;
  passphrases: Passphrases;
  served: ServedMedia;
  rewriteContent: RewriteContent;
  publicUrl: string;
  clock: Clock;
  /** Queues media lookups. */
  readInTurn: FairQueue;
};

type OpenedShare = { hash: string; share: SharedNote };
type NoteVisits = Pick<PublicPages, 'note' | 'unlock' | 'media' | 'photo' | 'card'>;

/** Serves shared notes. Concurrent visits share one database read. */
export const createNoteVisits = (dependencies: Dependencies): NoteVisits => {
  const { reader, frame, placeholders, pageCache, visitCounts, passphrases, served, rewriteContent, publicUrl, clock } =
    dependencies;
  const { readInTurn } = dependencies;
  const findShared = createGroupedReads((hashes) => readShared(reader, hashes));

  /** The share of a token; null if there is none. */
  const find = async (token: string): Promise<OpenedShare | null> => {
    const hash = hashLinkToken(token);
    const share = hash === null ? undefined : await findShared(hash);
    const isOpen = share && (share.expires_at === null || share.expires_at > clock.now());
    return hash !== null && isOpen ? { hash, share } : null;
  };

  const open = async (
    token: string,
    { hash, share }: OpenedShare,
    visitor: Visitor,
    commentPage: number,
  ): Promise<PageAnswer> => {
    const language = chooseLanguage(visitor.acceptLanguage);
    const asked = {
      name: `note ${hash} ${commentPage} ${language}`,
      version: `${share.version} ${share.show_comments}`,
      subject: addressSubject(visitor.address),
    };
    const page = await pageCache.get(asked, async () => {
      const note = await readPublicNote(reader, share, commentPage);
      if (!note || (commentPage > 0 && note.comments.length === 0)) return null;
      const base = `${SHARE_PATH}/${token}`;
      return writeNotePage(note, { frame, rewriteContent, language, base, publicUrl, commentPage });
    });
    if (!page) return placeholders.unknown(visitor);
    const isUncacheable = share.passphrase_hash !== null;
    return { status: 200, page, isUncacheable, ...(commentPage === 0 && { count: () => visitCounts.count(hash) }) };
  };

  const closedIfThrottled = async <Answer>(visitor: Visitor, answer: () => Promise<Answer>) => {
    try {
      return await answer();
    } catch (error) {
      if (!isTooMany(error)) throw error;
      return placeholders.closePassphrase(visitor, error.retryAfterSeconds ?? 0);
    }
  };

  /** For media and cards of the page: null unless the visitor may see the page. Database reads are queued. */
  const withUnlocked = async <Row>(
    token: string,
    { cookies, address }: Visitor,
    readRow: (share: SharedNote) => Promise<Row | null | undefined>,
    serve: (row: Row, isUncacheable: boolean) => Promise<PublicBytes | null>,
  ): Promise<PublicBytes | null> => {
    const found = await find(token);
    if (!found || !passphrases.isUnlocked(found.share, found.hash, cookies)) return null;
    const row = await readInTurn(addressSubject(address), () => readRow(found.share));
    return row ? serve(row, found.share.passphrase_hash !== null) : null;
  };

  return {
    async note(token, query, visitor) {
      const found = await find(token);
      const commentPage = readPage(query['comments']);
      if (!found || commentPage === null) return placeholders.unknown(visitor);
      const isUnlocked = passphrases.isUnlocked(found.share, found.hash, visitor.cookies);
      if (isUnlocked) return open(token, found, visitor, commentPage);
      return closedIfThrottled(visitor, async () => {
        await passphrases.refuseThrottled(found.share, visitor.address);
        return placeholders.askPassphrase(visitor);
      });
    },

    async unlock(token, typed, visitor) {
      const found = await find(token);
      if (!found) return placeholders.unknown(visitor);
      if (found.share.passphrase_hash === null) return open(token, found, visitor, 0);
      return closedIfThrottled(visitor, async () => {
        const isRight = await passphrases.check(found.share, typed, visitor.address);
        if (!isRight) return placeholders.refusePassphrase(visitor);
        return { unlocked: passphrases.issue(found.share, found.hash, token) };
      });
    },

    media: (token, number, width, visitor) =>
      withUnlocked(
        token,
        visitor,
        async ({ user_id, note_id }) =>
          /^\d{1,4}$/.test(number) ? (await readMedia(reader, user_id, note_id))[Number(number)] : null,
        (item, isUncacheable) => served.open(item, width, isUncacheable),
      ),

    photo: (token, visitor) =>
      withUnlocked(
        token,
        visitor,
        ({ user_id }) => readPicture(reader, user_id, 'profile_media_id'),
        (photo, isUncacheable) => served.open(photo, PHOTO_WIDTH, isUncacheable),
      ),

    card: (token, visitor) =>
      withUnlocked(
        token,
        visitor,
        async ({ user_id, note_id }) => {
          const [color, media] = await Promise.all([
            readNoteColor(reader, user_id, note_id),
            readMedia(reader, user_id, note_id),
          ]);
          return color === null ? null : { color, photo: media.find(isPicture) };
        },
        ({ color, photo }, isUncacheable) => served.openCard(photo, color, isUncacheable),
      ),
  };
};

const PHOTO_WIDTH = '320';
const isPicture = ({ type }: PublicMedia) => type === 'image';
