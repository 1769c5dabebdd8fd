import { SHARE_PATH } from '@pinlife/contract/share/limits';
import type { Reader } from '../../../db/pool.ts';
import type { PageAnswer, PublicPages, Visitor } from '../../../http/public-pages.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createGroupedReads } from '../../../platform/load/grouped-reads.ts';
import { isTooMany } from '../../../platform/load/too-many.ts';
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
import { hashShareToken } from '../token.ts';
import type { Doors } from './doors.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Openings } from './openings.ts';
import type { Passphrases } from './passphrase.ts';
import type { ServedMedia } from './served-media.ts';

type Dependencies = {
  reader: Reader;
  frame: Frame;
  doors: Doors;
  kept: KeptPages;
  openings: Pick<Openings, 'count'>;
  passphrases: Passphrases;
  served: ServedMedia;
  rewriteContent: RewriteContent;
  publicUrl: string;
  clock: Clock;
};

type Found = { hash: string; share: SharedNote };
type NoteVisits = Pick<PublicPages, 'note' | 'unlock' | 'media' | 'photo' | 'card'>;

/** Visits of a shared note. Who comes by the hundred a second costs one read of a row at a time. */
export const createNoteVisits = (dependencies: Dependencies): NoteVisits => {
  const { reader, frame, doors, kept, openings, passphrases, served, rewriteContent, publicUrl, clock } = dependencies;
  const findShared = createGroupedReads((hashes) => readShared(reader, hashes));

  /** What the token leads to at this moment; null where that is nothing. */
  const find = async (token: string): Promise<Found | null> => {
    const hash = hashShareToken(token);
    const share = hash === null ? undefined : await findShared(hash);
    const isOpen = share && (share.expires_at === null || share.expires_at > clock.now());
    return hash !== null && isOpen ? { hash, share } : null;
  };

  const open = async (token: string, { hash, share }: Found, visitor: Visitor): Promise<PageAnswer> => {
    const language = chooseLanguage(visitor.acceptLanguage);
    const version = `${share.version} ${share.show_comments}`;
    const page = await kept.get(`note ${hash} ${language}`, version, async () => {
      const note = await readPublicNote(reader, share);
      const base = `${SHARE_PATH}/${token}`;
      return note && writeNotePage(note, { frame, rewriteContent, language, base, publicUrl });
    });
    if (!page) return doors.unknown(visitor);
    return { status: 200, page, isFleeting: share.passphrase_hash !== null, count: () => openings.count(hash) };
  };

  /** For what hangs on the page: whoever may not see that gets none of it. */
  const withUnlocked = async <Result>(
    token: string,
    { cookies }: Visitor,
    work: (share: SharedNote, isFleeting: boolean) => Promise<Result | null>,
  ): Promise<Result | null> => {
    const found = await find(token);
    if (!found || !passphrases.isUnlocked(found.share, found.hash, cookies)) return null;
    return work(found.share, found.share.passphrase_hash !== null);
  };

  return {
    async note(token, visitor) {
      const found = await find(token);
      if (!found) return doors.unknown(visitor);
      const isUnlocked = passphrases.isUnlocked(found.share, found.hash, visitor.cookies);
      return isUnlocked ? open(token, found, visitor) : doors.askPassphrase(visitor);
    },

    async unlock(token, typed, visitor) {
      const found = await find(token);
      if (!found) return doors.unknown(visitor);
      if (found.share.passphrase_hash === null) return open(token, found, visitor);
      try {
        const isRight = await passphrases.check(found.share, typed, visitor.address);
        if (!isRight) return doors.refusePassphrase(visitor);
        return { unlocked: passphrases.issue(found.share, found.hash, token) };
      } catch (error) {
        if (!isTooMany(error)) throw error;
        return doors.closePassphrase(visitor, error.retryAfterSeconds ?? 0);
      }
    },

    media: (token, number, width, visitor) =>
      withUnlocked(token, visitor, async ({ user_id, note_id }, isFleeting) => {
        const item = /^\d{1,4}$/.test(number) ? (await readMedia(reader, user_id, note_id))[Number(number)] : undefined;
        return item ? served.open(item, width, isFleeting) : null;
      }),

    photo: (token, visitor) =>
      withUnlocked(token, visitor, async ({ user_id }, isFleeting) => {
        const photo = await readPicture(reader, user_id, 'profile_media_id');
        return photo ? served.open(photo, PHOTO_WIDTH, isFleeting) : null;
      }),

    card: (token, visitor) =>
      withUnlocked(token, visitor, async ({ user_id, note_id }, isFleeting) => {
        const [color, media] = await Promise.all([
          readNoteColor(reader, user_id, note_id),
          readMedia(reader, user_id, note_id),
        ]);
        return color === null ? null : served.openCard(media.find(isPicture), color, isFleeting);
      }),
  };
};

const PHOTO_WIDTH = '320';
const isPicture = ({ type }: PublicMedia) => type === 'image';
