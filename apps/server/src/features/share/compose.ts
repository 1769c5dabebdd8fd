import type { PublicPages } from '../../http/public-pages.ts';
import { createCardDrawer } from '../../platform/image.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import { createAddressSigner } from '../../platform/media/media-address.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { Platform } from '../../platform.ts';
import { readShared } from '../../views/public-note.ts';
import type { MediaServing } from '../media/transfer/serving.ts';
import type { RewriteContent } from '../note/content/rewrite.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { unknownPace } from './limits.ts';
import { writeFontFaces } from './page/fonts.ts';
import { createFrame } from './page/layout.ts';
import { chooseEncoding } from './page/page.ts';
import { style } from './page/style.ts';
import { createProfilePreviews } from './profile/preview.ts';
import { createShareRepo } from './repo.ts';
import { shareRoutes } from './routes.ts';
import { createShareService } from './service.ts';
import { createShareTokens, hashShareToken } from './token.ts';
import { createDoors } from './visit/doors.ts';
import { createKeptPages } from './visit/kept-pages.ts';
import { createNoteVisits } from './visit/note-visits.ts';
import { createOpenings } from './visit/openings.ts';
import { createPassphrases } from './visit/passphrase.ts';
import { createProfileVisits } from './visit/profile-visits.ts';
import { createServedMedia } from './visit/served-media.ts';

type Others = {
  users: UserService;
  notes: NoteWriter;
  hasher: PasswordHasher;
  throttle: ThrottleService;
  serving: MediaServing;
  rewriteContent: RewriteContent;
};

export const composeShare = (platform: Platform, { serving, rewriteContent, ...others }: Others) => {
  const { database, secrets, clock, publicUrl, paceFactor } = platform;
  const shares = createShareRepo(database);
  const tokens = createShareTokens(createSeal(secrets.key('share-token')));
  const previews = createProfilePreviews(createAddressSigner(secrets.key('profile-preview')), clock);
  const openings = createOpenings({ ...platform, shares });
  const service = createShareService({ ...others, database, shares, tokens, previews, openings, clock, publicUrl });
  const passphrases = createPassphrases({
    ...others,
    signer: createAddressSigner(secrets.key('share-passphrase')),
    clock,
  });
  const served = createServedMedia({ serving, drawCard: createCardDrawer(), tagKey: secrets.key('share-etag') });
  const kept = createKeptPages();
  const countUnknown = createPacers(clock, paceFactor)(unknownPace);
  const counts = { sent: 0, unknown: 0 };

  /** For a build of the web app, whose fonts the pages take. */
  const openPublicPages = (webFolder: string): PublicPages => {
    const frame = createFrame(`${writeFontFaces(webFolder)}${style}`);
    const doors = createDoors(frame, (subject) => {
      counts.unknown += 1;
      countUnknown(subject);
    });
    const counted = {
      count: (hash: string) => {
        counts.sent += 1;
        openings.count(hash);
      },
    };
    const parts = { reader: database, frame, doors, kept, served, rewriteContent, publicUrl, clock };
    return {
      policy: frame.policy,
      chooseEncoding,
      ...createNoteVisits({ ...parts, openings: counted, passphrases }),
      ...createProfileVisits({ ...parts, tokens, previews }),
      gone: doors.gone,
      failed: doors.failed,
      close: openings.flush,
    };
  };

  return {
    handlers: shareRoutes(service),
    openPublicPages,
    /** Whether the token leads to a note of these people. */
    async holds(token: string): Promise<boolean> {
      const hash = hashShareToken(token);
      return hash !== null && (await readShared(database, [hash])).has(hash);
    },
    countPublicPages: () => ({ ...counts, written: kept.countWritten(), keptBytes: kept.countBytes() }),
  };
};
