import { createSeal } from '../../platform/secret/seal.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { JobQueue } from '../job/service.ts';
import type { RecordService } from '../record/service.ts';
import { createOidcChecks } from './checks.ts';
import { createPendingLogins } from './pending-repo.ts';
import { createIdentityRepo } from './repo.ts';
import { oidcRoutes } from './routes.ts';
import { createOidcService, type OidcDependencies } from './service.ts';

type OidcParts = ReturnType<typeof composeOidcParts>;
type Others = OidcParts & Pick<OidcDependencies, 'accounts' | 'users' | 'sessions' | 'passkeys' | 'jobs'>;

/** The parts for a login. Connecting an account needs the password check, which is composed after them. */
export const composeOidcParts = (
  { database, sharding, secrets, clock, publicUrl, oidc: provider }: SliceDependencies,
  { jobs, record }: { jobs: JobQueue; record: RecordService },
) => {
  const shared = sharding?.database ?? database;
  const identities = createIdentityRepo(shared);
  const pending = createPendingLogins({
    database: shared,
    seal: createSeal(secrets.key('oidc-login')),
    clock,
    isSecure: publicUrl.startsWith('https:'),
  });
  const checks = createOidcChecks({ provider, identities, pending, jobs, record, clock });
  return { identities, pending, checks };
};

export const composeOidc = ({ database }: SliceDependencies, others: Others) => ({
  handlers: oidcRoutes(createOidcService({ ...others, database })),
  sweep: others.pending.sweep,
});
