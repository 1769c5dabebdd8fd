import { defaultLanguage, isLanguageCode } from '@pinlife/contract/languages';
import { z } from 'zod';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import { MAIL_MAX_ATTEMPTS } from '../mail/limits.ts';
import type { MailService } from '../mail/service.ts';
import type { InvitationRepo } from './repo.ts';
import { createInvitationToken } from './token.ts';

const sendSchema = z.object({ invitationId: z.uuid(), language: z.string() });

export const invitationJobs = { send: jobKind<z.infer<typeof sendSchema>>('invitation.send') };

type Dependencies = {
  database: Transactor;
  invitations: Pick<InvitationRepo, 'find' | 'setToken'>;
  mail: Pick<MailService, 'sendInvitation'>;
  clock: Clock;
};

export const createInvitationJobHandlers = (dependencies: Dependencies): Record<string, JobHandler> => {
  const { database, invitations, mail, clock } = dependencies;
  return {
    [invitationJobs.send.kind]: defineJob(
      sendSchema,
      async ({ invitationId, language }) => {
        const row = await invitations.find(invitationId);
        if (!row?.email || row.ends_at <= clock.now() || row.taken > 0) return;
        const token = createInvitationToken();
        // If the invitation was withdrawn meanwhile, nothing is mailed.
        if (!(await database.transaction((tx) => invitations.setToken(tx, invitationId, token.hash)))) return;
        const recipient = {
          email: row.email,
          firstName: '',
          language: isLanguageCode(language) ? language : defaultLanguage,
        };
        await mail.sendInvitation(recipient, { token: token.text, endsAt: row.ends_at });
      },
      { maxAttempts: MAIL_MAX_ATTEMPTS },
    ),
  };
};
