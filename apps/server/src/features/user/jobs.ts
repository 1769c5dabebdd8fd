import type { LanguageCode } from '@pinlife/contract/languages';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../job/handler.ts';
import type { NewJob } from '../job/service.ts';
import { MAIL_MAX_ATTEMPTS } from '../mail/max-attempts.ts';
import type { MailService } from '../mail/service.ts';
import type { UserService } from './service.ts';

const personSchema = z.object({ userId: z.uuid() });

const PIN_CHANGED = 'user.notify-pin-changed';

export const userJobs = {
  notifyPinChanged: ({ userId }: z.infer<typeof personSchema>): NewJob => ({
    kind: PIN_CHANGED,
    payload: { userId },
    userId,
  }),
};

type Dependencies = { users: Pick<UserService, 'find'>; mail: MailService };

export const createUserJobHandlers = ({ users, mail }: Dependencies): Record<string, JobHandler> => ({
  [PIN_CHANGED]: defineJob(
    personSchema,
    async ({ userId }, { enqueuedAt }) => {
      const user = await users.find(userId);
      if (!user) return;
      const { email, first_name: firstName, timezone } = user;
      await mail.sendPinChanged({ email, firstName, timezone, language: user.language as LanguageCode }, enqueuedAt);
    },
    { maxAttempts: MAIL_MAX_ATTEMPTS },
  ),
});
