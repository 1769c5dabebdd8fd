import { createAddressSigner } from '../../platform/media/media-address.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { Platform } from '../../platform.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { createProfilePreviews } from './profile/preview.ts';
import { createShareRepo } from './repo.ts';
import { shareRoutes } from './routes.ts';
import { createShareService } from './service.ts';
import { createShareTokens } from './token.ts';

type Others = { users: UserService; notes: NoteWriter; hasher: PasswordHasher; throttle: ThrottleService };

export const composeShare = ({ database, secrets, clock, publicUrl }: Platform, others: Others) => {
  const tokens = createShareTokens(createSeal(secrets.key('share-token')));
  const previews = createProfilePreviews(createAddressSigner(secrets.key('profile-preview')), clock);
  const service = createShareService({
    ...others,
    database,
    shares: createShareRepo(database),
    tokens,
    previews,
    clock,
    publicUrl,
  });
  return { handlers: shareRoutes(service) };
};
