import { z } from 'zod';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import { MAIL_MAX_ATTEMPTS } from '../mail/limits.ts';
import { recipientOf } from '../mail/render/recipient.ts';
import type { MailService } from '../mail/service.ts';
import { operatorNotices } from '../mail/texts.ts';
import type { UserService } from '../user/service.ts';

const noticeSchema = z.object({ userId: z.uuid(), notice: z.enum(operatorNotices) });

export const operatorJobs = { notify: jobKind<z.infer<typeof noticeSchema>>('operator.notify') };

type Dependencies = { users: Pick<UserService, 'find'>; mail: Pick<MailService, 'sendOperatorNotice'> };

export const createOperatorJobHandlers = ({ users, mail }: Dependencies): Record<string, JobHandler> => ({
  [operatorJobs.notify.kind]: defineJob(
    noticeSchema,
    async ({ userId, notice }, { enqueuedAt }) => {
      const user = await users.find(userId);
      if (user) await mail.sendOperatorNotice(notice, recipientOf(user), enqueuedAt);
    },
    { maxAttempts: MAIL_MAX_ATTEMPTS },
  ),
});
