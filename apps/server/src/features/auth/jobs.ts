import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@pinlife/contract/auth/limits';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { z } from 'zod';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { createToken } from '../../platform/secret/token.ts';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import { MAIL_MAX_ATTEMPTS } from '../mail/limits.ts';
import { recipientOf } from '../mail/render/recipient.ts';
import type { MailService } from '../mail/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { Member, UserService } from '../user/service.ts';
import { mailPerRecipient } from './limits.ts';
import type { MailedTokenRepo, TokenPurpose } from './token-repo.ts';

export const RESET_TOKEN_MS = RESET_LINK_MINUTES * MINUTE_MS;
const VERIFY_TOKEN_MS = VERIFY_LINK_HOURS * 60 * MINUTE_MS;

const personSchema = z.object({ userId: z.uuid() });
const usernameSchema = z.object({ username: z.string() });
const emailSchema = z.object({ email: z.string() });

export const authJobs = {
  sendVerification: jobKind<z.infer<typeof personSchema>>('auth.send-verification'),
  resendVerification: jobKind<z.infer<typeof usernameSchema>>('auth.resend-verification'),
  sendReset: jobKind<z.infer<typeof emailSchema>>('auth.send-reset'),
  notifyPasswordChanged: jobKind<z.infer<typeof personSchema>>('auth.notify-password-changed'),
  notifyPasswordReset: jobKind<z.infer<typeof personSchema>>('auth.notify-password-reset'),
};

type Dependencies = {
  database: Transactor;
  tokens: Pick<MailedTokenRepo, 'put'>;
  users: Pick<UserService, 'find' | 'findAccountByName'>;
  throttle: ThrottleService;
  mail: MailService;
  clock: Clock;
};

/**
 * Tokens are made when the mail is sent, not when it is requested: the queue never stores a secret, and a repeated mail
 * contains a new link.
 */
export const createAuthJobHandlers = (dependencies: Dependencies): Record<string, JobHandler> => {
  const { database, tokens, users, throttle, mail, clock } = dependencies;

  const createMailedToken = async (userId: string, purpose: TokenPurpose, lifetimeMs: number) => {
    const token = createToken(userId);
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    await database.transaction((tx) => tokens.put(tx, userId, purpose, token.hash, expiresAt));
    return token.text;
  };

  /** A repeated mail was counted the first time. */
  const mayMail = async (user: Member, attempt: number) =>
    attempt > 1 || throttle.allows([{ limit: mailPerRecipient, subject: user.email.toLowerCase() }]);

  const sendVerification = async (user: Member | undefined, attempt: number) => {
    if (!user || user.email_verified_at || !(await mayMail(user, attempt))) return;
    const token = await createMailedToken(user.id, 'verify', VERIFY_TOKEN_MS);
    await mail.sendVerify(recipientOf(user), token);
  };

  const options = { maxAttempts: MAIL_MAX_ATTEMPTS };
  const defineNotice = (send: MailService['sendPasswordChanged']) =>
    defineJob(
      personSchema,
      async ({ userId }, { enqueuedAt }) => {
        const user = await users.find(userId);
        if (user) await send(recipientOf(user), enqueuedAt);
      },
      options,
    );
  return {
    [authJobs.sendVerification.kind]: defineJob(
      personSchema,
      async ({ userId }, { attempt }) => sendVerification(await users.find(userId), attempt),
      options,
    ),
    [authJobs.resendVerification.kind]: defineJob(
      usernameSchema,
      async ({ username }, { attempt }) => sendVerification(await users.findAccountByName(username), attempt),
      options,
    ),
    [authJobs.sendReset.kind]: defineJob(
      emailSchema,
      async ({ email }, { attempt }) => {
        const user = await users.findAccountByName(email);
        if (!user || !(await mayMail(user, attempt))) return;
        await mail.sendReset(recipientOf(user), await createMailedToken(user.id, 'reset', RESET_TOKEN_MS));
      },
      options,
    ),
    [authJobs.notifyPasswordChanged.kind]: defineNotice(mail.sendPasswordChanged),
    [authJobs.notifyPasswordReset.kind]: defineNotice(mail.sendPasswordWasReset),
  };
};
