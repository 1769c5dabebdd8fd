import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createRecordRepo } from './repo.ts';
import { recordRoutes } from './routes.ts';
import { createRecordService } from './service.ts';

/** One record for all shards. */
export const composeRecord = ({ database, sharding, clock }: SliceDependencies) => {
  const shared = sharding?.database ?? database;
  const service = createRecordService({ database: shared, repo: createRecordRepo(shared), clock });
  return { service, handlers: recordRoutes(service), sweep: service.sweep };
};
