import { AppError } from '../../platform/error/app-error.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { JobQueue } from '../job/service.ts';
import type { UserService } from '../user/service.ts';
import { createSecondStepChecks } from './checks.ts';
import { createTwoStepRepo } from './repo.ts';
import { twoStepRoutes } from './routes.ts';
import { createTwoStepService, type TwoStepDependencies } from './service.ts';

type TwoStepParts = ReturnType<typeof composeTwoStepParts>;
type Others = TwoStepParts &
  Pick<TwoStepDependencies, 'accounts' | 'sessions' | 'throttle' | 'record' | 'jobs'> & { users: UserService };

/** The parts for a login. Turning the second step on needs the password check, which is composed after them. */
export const composeTwoStepParts = ({ database, clock, secrets }: SliceDependencies, { jobs }: { jobs: JobQueue }) => {
  const repo = createTwoStepRepo(database);
  const seal = createSeal(secrets.key('two-step'));
  const recoveryKey = secrets.key('recovery-code');
  return { repo, seal, recoveryKey, checks: createSecondStepChecks({ repo, seal, recoveryKey, jobs, clock }) };
};

export const composeTwoStep = ({ database, clock }: SliceDependencies, others: Others) => {
  const service = createTwoStepService({ ...others, database, clock });
  const resetByName = async (name: string): Promise<void> => {
    const account = await others.users.findAccountByName(name);
    if (!account) throw new AppError('not_found');
    await service.reset(account.id);
  };
  return { resetByName, handlers: twoStepRoutes(service) };
};
