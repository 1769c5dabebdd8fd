import type { Platform } from '../../platform.ts';
import { createCeremonies } from './ceremony/ceremony.ts';
import { createChallenges } from './ceremony/repo.ts';
import { createPasskeyChecks } from './checks.ts';
import { createPasskeyRepo } from './repo.ts';
import { passkeyRoutes } from './routes.ts';
import { createPasskeyService, type PasskeyDependencies } from './service.ts';

type PasskeyParts = ReturnType<typeof composePasskeyParts>;
type Others = PasskeyParts & Pick<PasskeyDependencies, 'accounts' | 'users' | 'sessions' | 'jobs' | 'record'>;

/** What a login needs of passkeys. To add one takes what proves a password, which is composed after it. */
export const composePasskeyParts = ({ database, sharding, clock, publicUrl }: Platform) => {
  const repo = createPasskeyRepo(database);
  // One list for all shards: whoever logs in is not known yet.
  const challenges = createChallenges(sharding?.database ?? database, clock);
  const ceremonies = createCeremonies(publicUrl);
  return { repo, challenges, ceremonies, checks: createPasskeyChecks({ repo, challenges, ceremonies, clock }) };
};

export const composePasskey = ({ database, clock }: Platform, others: Others) => ({
  handlers: passkeyRoutes(createPasskeyService({ ...others, database, clock })),
  sweep: others.challenges.sweep,
});
