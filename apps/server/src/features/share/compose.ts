import type { PublicPages } from '../../http/public-pages.ts';
import type { Images } from '../../platform/image.ts';
import { createFairQueue } from '../../platform/load/fair-queue.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import { createAddressSigner } from '../../platform/media/media-address.ts';
import { mediaQueue, renderQueue, unknownPace } from '../../platform/page/limits.ts';
import { chooseEncoding } from '../../platform/page/page.ts';
import { createPageCache } from '../../platform/page/page-cache.ts';
import { hashLinkToken } from '../../platform/secret/link-token.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { readShared } from '../../views/public-note.ts';
import type { MediaServing } from '../media/transfer/serving.ts';
import type { RewriteContent } from '../note/content/rewrite.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { writeFontFaces } from './page/fonts.ts';
import { createFrame } from './page/layout.ts';
import { style } from './page/style.ts';
import { createShareRepo } from './repo.ts';
import { shareRoutes } from './routes.ts';
import { createShareService } from './service.ts';
import { createShareTokens } from './token.ts';
import { createNoteVisits } from './visit/note-visits.ts';
import { createPassphrases } from './visit/passphrase.ts';
import { createPlaceholderPages } from './visit/placeholder-pages.ts';
import { createProfilePreviews } from './visit/profile-preview.ts';
import { createProfileVisits } from './visit/profile-visits.ts';
import { createServedMedia } from './visit/served-media.ts';
import { createVisitCounter } from './visit/visit-counter.ts';

type Others = {
  users: UserService;
  notes: NoteWriter;
  hasher: PasswordHasher;
  throttle: ThrottleService;
  serving: MediaServing;
  rewriteContent: RewriteContent;
  images: Images;
};

export const composeShare = (platform: SliceDependencies, { serving, rewriteContent, images, ...others }: Others) => {
  const { database, secrets, clock, publicUrl, paceFactor } = platform;
  const shares = createShareRepo(database);
  const tokens = createShareTokens(createSeal(secrets.key('share-token')));
  const previews = createProfilePreviews(createAddressSigner(secrets.key('profile-preview')), clock);
  const visitCounts = createVisitCounter({ ...platform, shares });
  const service = createShareService({ ...others, database, shares, tokens, previews, visitCounts, clock, publicUrl });
  const passphrases = createPassphrases({
    ...others,
    signer: createAddressSigner(secrets.key('share-passphrase')),
    clock,
  });
  const served = createServedMedia({ serving, drawCard: images.drawCard, tagKey: secrets.key('share-etag') });
  const pageCache = createPageCache(createFairQueue(renderQueue));
  const readInTurn = createFairQueue(mediaQueue);
  const countUnknown = createPacers(clock, paceFactor)(unknownPace);
  const counts = { sent: 0, unknown: 0 };

  /** `webFolder`: the build of the web app, whose fonts the pages use. */
  const openPublicPages = (webFolder: string): PublicPages => {
    const frame = createFrame(`${writeFontFaces(webFolder)}${style}`);
    const placeholders = createPlaceholderPages(frame, (subject) => {
      counts.unknown += 1;
      countUnknown(subject);
    });
    const counted = {
      count: (hash: string) => {
        counts.sent += 1;
        visitCounts.count(hash);
      },
    };
    const parts = {
      reader: database,
      frame,
      placeholders,
      pageCache,
      served,
      rewriteContent,
      publicUrl,
      clock,
      readInTurn,
    };
    return {
      policy: frame.policy,
      chooseEncoding,
      ...createNoteVisits({ ...parts, visitCounts: counted, passphrases }),
      ...createProfileVisits({ ...parts, tokens, previews }),
      gone: placeholders.gone,
      failed: placeholders.failed,
      close: visitCounts.flush,
    };
  };

  return {
    handlers: shareRoutes(service),
    find: service.findShare,
    openPublicPages,
    /** Whether the token belongs to a note of these people. */
    async has(token: string): Promise<boolean> {
      const hash = hashLinkToken(token);
      return hash !== null && (await readShared(database, [hash])).has(hash);
    },
    countPublicPages: () => ({ ...counts, written: pageCache.countWritten(), keptBytes: pageCache.countBytes() }),
  };
};
