import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createCeremonies } from './ceremony/ceremony.ts';
import { createChallenges } from './ceremony/repo.ts';
import { createPasskeyChecks } from './checks.ts';
import { createPasskeyRepo } from './repo.ts';
import { passkeyRoutes } from './routes.ts';
import { createPasskeyService, type PasskeyDependencies } from './service.ts';

type PasskeyParts = ReturnType<typeof composePasskeyParts>;
type Others = PasskeyParts & Pick<PasskeyDependencies, 'accounts' | 'users' | 'sessions' | 'jobs' | 'record'>;

/** The parts for a login. Adding a passkey needs the password check, which is composed after them. */
export const composePasskeyParts = ({ database, sharding, clock, publicUrl }: SliceDependencies) => {
  const repo = createPasskeyRepo(database);
  // One table for all shards: at a login the person is not known yet.
  const challenges = createChallenges(sharding?.database ?? database, clock);
  const ceremonies = createCeremonies(publicUrl);
  return { repo, challenges, ceremonies, checks: createPasskeyChecks({ repo, challenges, ceremonies, clock }) };
};

export const composePasskey = ({ database, clock }: SliceDependencies, others: Others) => ({
  handlers: passkeyRoutes(createPasskeyService({ ...others, database, clock })),
  sweep: others.challenges.sweep,
});
