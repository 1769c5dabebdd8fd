import { DAY_MS } from '@pinlife/contract/durations';
import type { NoteColor } from '@pinlife/contract/note/limits';
import { DEFAULT_SHARE_DAYS, SHARE_PATH } from '@pinlife/contract/share/limits';
import type { PublicNote, Share, ShareUpdate } from '@pinlife/contract/share/schema';
import type { PublicProfileUpdate } from '@pinlife/contract/user/public-profile';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { AppError, notFound } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { toShare } from './dto.ts';
import { passphraseChangePerPerson } from './limits.ts';
import type { ShareRepo, ShareRow } from './repo.ts';
import type { ShareTokens } from './token.ts';
import type { ProfilePreviews } from './visit/profile-preview.ts';
import type { VisitCounter } from './visit/visit-counter.ts';

const LISTED_AT_ONCE = 50;

export type ShareService = ReturnType<typeof createShareService>;

type Dependencies = {
  database: Transactor;
  shares: ShareRepo;
  tokens: ShareTokens;
  notes: Pick<NoteWriter, 'lock' | 'setShared' | 'publishChange'>;
  users: Pick<UserService, 'getProfile'>;
  previews: Pick<ProfilePreviews, 'format'>;
  visitCounts: Pick<VisitCounter, 'flush'>;
  hasher: PasswordHasher;
  throttle: Pick<ThrottleService, 'reserve'>;
  clock: Clock;
  publicUrl: string;
};

/** The calls of an owner on the shares of their notes. */
export const createShareService = (dependencies: Dependencies) => {
  const { database, shares, tokens, notes, users, previews, visitCounts, hasher, throttle, clock, publicUrl } =
    dependencies;

  const describe = (row: ShareRow): Share => {
    const token = tokens.reveal(row);
    return toShare(row, token, `${publicUrl}${SHARE_PATH}/${token}`);
  };

  const hashPassphrase = async (passphrase: string, userId: string): Promise<string> => {
    const reservation = await throttle.reserve([{ limit: passphraseChangePerPerson, subject: userId }]);
    return reservation.during(hasher.hash(passphrase, userId));
  };

  const withNote = async <Result>(
    author: Author,
    noteId: string,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> => {
    const { result, version } = await database.transaction(async (tx) => {
      const { version } = (await notes.lock(tx, author.userId, noteId)) ?? notFound();
      return { result: await work(tx), version };
    });
    notes.publishChange(author, noteId, version);
    return result;
  };

  const findShare = async (userId: string, noteId: string): Promise<Share | null> => {
    const row = await shares.find(userId, noteId);
    return row ? describe(row) : null;
  };

  return {
    /** Does not check that the note exists. */
    findShare,

    /** Writes the visits that this node has counted first, so that they are included. */
    async find(userId: string, noteId: string): Promise<Share | null> {
      await visitCounts.flush();
      const share = await findShare(userId, noteId);
      if (share) return share;
      return (await shares.hasNote(userId, noteId)) ? null : notFound();
    },

    /** Creates the share if there is none. */
    async update(author: Author, noteId: string, { passphrase, ...update }: ShareUpdate): Promise<Share> {
      const { userId } = author;
      const passphraseHash = passphrase ? await hashPassphrase(passphrase, userId) : passphrase;
      const row = await withNote(author, noteId, async (tx) => {
        const now = clock.now();
        const current = await shares.findIn(tx, userId, noteId);
        const next = applyUpdate(
          tokens,
          current ?? newShare(tokens, userId, noteId, now),
          { ...update, passphraseHash },
          now,
        );
        if (current) await shares.update(tx, next);
        else {
          await shares.insert(tx, next);
          await notes.setShared(tx, userId, noteId, true);
        }
        return next;
      });
      return describe(row);
    },

    withdraw: (author: Author, noteId: string): Promise<void> =>
      withNote(author, noteId, async (tx) => {
        if ((await shares.delete(tx, author.userId, noteId)) > 0) {
          await notes.setShared(tx, author.userId, noteId, false);
        }
      }),

    async previewProfile(userId: string, { shown }: PublicProfileUpdate): Promise<string> {
      const { username, publicProfile } = await users.getProfile(userId);
      return previews.format({ userId, username, shown: shown ?? publicProfile.shown });
    },

    async listPublic(userId: string, cursor: string | undefined): Promise<PublicNotePage> {
      const after = cursor === undefined ? undefined : readCursor('public', cursor);
      const [rows, total] = await Promise.all([
        shares.listOnProfile(userId, after, LISTED_AT_ONCE + 1),
        shares.countOnProfile(userId),
      ]);
      const listed = rows.slice(0, LISTED_AT_ONCE);
      const last = rows.length > LISTED_AT_ONCE ? listed.at(-1) : undefined;
      return {
        total,
        notes: listed.map((row) => ({
          _id: row.note_id,
          title: row.title,
          color: row.color as NoteColor,
          shownSince: row.on_profile_at.toISOString(),
          expiresAt: row.expires_at?.toISOString() ?? null,
        })),
        next: last ? writeCursor('public', { at: last.on_profile_at, id: last.note_id }) : null,
      };
    },
  };
};

type HashedUpdate = Omit<ShareUpdate, 'passphrase'> & { passphraseHash: string | null | undefined };
type PublicNotePage = { total: number; notes: PublicNote[]; next: string | null };

const newShare = (tokens: ShareTokens, userId: string, noteId: string, now: Date): ShareRow => {
  const address = { user_id: userId, note_id: noteId };
  const { hash, sealed } = tokens.create(address);
  return {
    ...address,
    token_hash: hash,
    sealed_token: sealed,
    expires_at: endAfter(DEFAULT_SHARE_DAYS, now),
    passphrase_hash: null,
    show_comments: false,
    on_profile_at: null,
    opened: 0,
    last_opened_at: null,
    created_at: now,
  };
};

/** Fields that are left out stay unchanged. */
const applyUpdate = (tokens: ShareTokens, row: ShareRow, update: HashedUpdate, now: Date): ShareRow => {
  const { expiresInDays, passphraseHash, showComments, onProfile, renew } = update;
  const { hash, sealed } = renew ? tokens.create(row) : { hash: row.token_hash, sealed: row.sealed_token };
  const next = {
    ...row,
    token_hash: hash,
    sealed_token: sealed,
    ...(expiresInDays !== undefined && { expires_at: endAfter(expiresInDays, now) }),
    ...(passphraseHash !== undefined && { passphrase_hash: passphraseHash }),
    ...(showComments !== undefined && { show_comments: showComments }),
    ...(onProfile !== undefined && { on_profile_at: onProfile ? (row.on_profile_at ?? now) : null }),
  };
  if (next.passphrase_hash !== null && next.on_profile_at !== null) throw new AppError('share_passphrase_public');
  return next;
};

const endAfter = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);
