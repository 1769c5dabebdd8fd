import { z } from 'zod';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import { MAIL_MAX_ATTEMPTS } from './limits.ts';
import { type Addressee, recipientOf } from './render/recipient.ts';
import type { MailService } from './service.ts';
import { accountNotices } from './texts.ts';

const payloadSchema = z.object({
  userId: z.uuid(),
  notice: z.enum(accountNotices),
  /** The subject of the notice, as the person named it. */
  about: z.string(),
});

/** Mails a person that a way to log in was added, changed or removed. */
export const noticeJob = jobKind<z.infer<typeof payloadSchema>>('mail.notice');

type Dependencies = {
  users: { find(userId: string): Promise<Addressee | undefined> };
  mail: Pick<MailService, 'sendAccountNotice'>;
};

export const createNoticeJobHandler = ({ users, mail }: Dependencies): Record<string, JobHandler> => ({
  [noticeJob.kind]: defineJob(
    payloadSchema,
    async ({ userId, notice, about }, { enqueuedAt }) => {
      const user = await users.find(userId);
      if (user) await mail.sendAccountNotice(recipientOf(user), { notice, about, at: enqueuedAt });
    },
    { maxAttempts: MAIL_MAX_ATTEMPTS },
  ),
});
