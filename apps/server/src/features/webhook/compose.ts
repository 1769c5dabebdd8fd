import type { Tx } from '../../db/pool.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { JobQueue } from '../job/service.ts';
import type { LiveBus } from '../live/bus.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { createAttemptRecorder } from './delivery/record-attempt.ts';
import { createDeliveryRepo } from './delivery/repo.ts';
import { createWebhookSecrets } from './delivery/secrets.ts';
import { createWebhookSender } from './delivery/send.ts';
import { createWebhookRepo } from './repo.ts';
import { webhookRoutes } from './routes.ts';
import { createWebhookService } from './service.ts';
import { createWebhookSource } from './source.ts';

type Others = {
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  record: RecordService;
  live: LiveBus;
  wake(tx: Tx): Promise<void>;
};

export const composeWebhook = (platform: SliceDependencies, { users, ...others }: Others) => {
  const { database, outgoing, clock, log } = platform;
  const webhooks = createWebhookRepo(database);
  const deliveries = createDeliveryRepo(database);
  const secrets = createWebhookSecrets(createSeal(platform.secrets.key('webhook')));
  const send = createWebhookSender({ outgoing, secrets, publicUrl: platform.publicUrl, clock });
  const parts = { ...others, database, webhooks, deliveries, clock };
  const recordAttempt = createAttemptRecorder(parts);
  const service = createWebhookService({ ...parts, secrets, send, outgoing, people: users });
  return {
    handlers: webhookRoutes(service),
    source: createWebhookSource({ ...parts, send, recordAttempt, log }),
    limitWaits: deliveries.limitWaits,
    queueRings: service.queueRings,
    list: service.list,
  };
};
