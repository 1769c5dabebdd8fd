import type { Reader, Tx } from '../../db/pool.ts';
import type { Person } from '../../platform/person.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { listGuests } from '../../views/people.ts';
import type { JobQueue } from '../job/service.ts';
import type { MailService } from '../mail/service.ts';
import type { Actor } from '../operator/people/act.ts';
import type { SignupRuleSetting } from '../operator/rules/signup-rule.ts';
import type { RecordService } from '../record/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { createAdmission } from './admission.ts';
import { createInvitationJobHandlers } from './jobs.ts';
import { createInvitationRepo } from './repo.ts';
import { invitationRoutes } from './routes.ts';
import { createInvitationService } from './service.ts';

type Others = {
  operators: {
    rule: SignupRuleSetting;
    readers: readonly Reader[];
    getActor(person: Person): Promise<Actor & { language: string }>;
    refuseFormerOperator(tx: Tx, actor: Actor): Promise<void>;
  };
  record: RecordService;
  jobs: JobQueue;
  mail: MailService;
  throttle: ThrottleService;
};

export const composeInvitation = (platform: SliceDependencies, { operators, record, jobs, mail, throttle }: Others) => {
  const { database, sharding, clock, publicUrl, isMailSet } = platform;
  const invitations = createInvitationRepo(sharding?.database ?? database);
  const admission = createAdmission({ rule: operators.rule, invitations, clock });
  const service = createInvitationService({
    database,
    invitations,
    record,
    refuseFormerOperator: operators.refuseFormerOperator,
    jobs,
    listGuests: (ids) => listGuests(operators.readers, ids),
    publicUrl,
    isMailSet,
    clock,
  });
  return {
    service,
    admission,
    handlers: invitationRoutes(service, admission, { throttle, findHost: operators.getActor }),
    jobs: createInvitationJobHandlers({ database, invitations, mail, clock }),
  };
};
