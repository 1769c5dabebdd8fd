import { z } from 'zod';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import { MAIL_MAX_ATTEMPTS } from '../mail/limits.ts';
import { recipientOf } from '../mail/render/recipient.ts';
import type { MailService } from '../mail/service.ts';
import type { UserService } from './service.ts';

const personSchema = z.object({ userId: z.uuid() });

export const userJobs = {
  notifyPinChanged: jobKind<z.infer<typeof personSchema>>('user.notify-pin-changed'),
};

type Dependencies = { users: Pick<UserService, 'find'>; mail: MailService };

export const createUserJobHandlers = ({ users, mail }: Dependencies): Record<string, JobHandler> => ({
  [userJobs.notifyPinChanged.kind]: defineJob(
    personSchema,
    async ({ userId }, { enqueuedAt }) => {
      const user = await users.find(userId);
      if (user) await mail.sendPinChanged(recipientOf(user), enqueuedAt);
    },
    { maxAttempts: MAIL_MAX_ATTEMPTS },
  ),
});
