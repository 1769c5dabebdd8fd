import { HOUR_MS } from '@pinlife/contract/durations';
import { NOTIFICATION_TOKEN_HOURS } from '@pinlife/contract/notification/limits';
import { z } from 'zod';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { PermanentFailure } from '../../platform/error/permanent-failure.ts';
import type { PushSender } from '../../platform/push.ts';
import { newId } from '../../platform/secret/id.ts';
import { createToken } from '../../platform/secret/token.ts';
import type { Delivery, PushDeliveries } from '../../views/push-delivery.ts';
import { defineJob, type JobHandler, jobKind } from '../job/queue/define-job.ts';
import type { JobQueue } from '../job/service.ts';
import { MAIL_MAX_ATTEMPTS } from '../mail/limits.ts';
import { recipientOf } from '../mail/render/recipient.ts';
import type { MailService } from '../mail/service.ts';
import type { UserService } from '../user/service.ts';
import { previewOf, writePayload, writeTrial } from './delivery/payload.ts';
import type { PushRepo } from './repo.ts';
import type { PushTokenRepo } from './token-repo.ts';

const KEEP_SECONDS = NOTIFICATION_TOKEN_HOURS * 60 * 60;

const deliverSchema = z.object({ userId: z.uuid(), notificationId: z.uuid(), deviceId: z.uuid() });
const trialSchema = z.object({ userId: z.uuid(), deviceId: z.uuid() });
const mailSchema = z.object({ userId: z.uuid(), notificationId: z.uuid() });

export const pushJobs = {
  deliver: jobKind<z.infer<typeof deliverSchema>>('push.deliver'),
  trial: jobKind<z.infer<typeof trialSchema>>('push.trial'),
  mail: jobKind<z.infer<typeof mailSchema>>('push.mail-instead'),
};

/** The port to notifications: finds one to mail, undefined if it was read. */
export type UnreadNotifications = {
  findUnread(
    userId: string,
    id: string,
  ): Promise<{ noteId: string; title: string; plainText: string; occurrenceAt: Date } | undefined>;
};

type Dependencies = {
  database: Transactor;
  repo: PushRepo;
  deliveries: PushDeliveries;
  tokens: PushTokenRepo;
  sender: PushSender;
  notifications: UnreadNotifications;
  users: Pick<UserService, 'find'>;
  mail: Pick<MailService, 'sendReminder'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

export const createPushJobHandlers = (dependencies: Dependencies): Record<string, JobHandler> => {
  const { database, repo, deliveries, tokens, sender, notifications, users, mail, jobs, clock } = dependencies;

  const removeDevice = (userId: string, deviceId: string) =>
    database.transaction((tx) => repo.delete(tx, userId, deviceId));

  /** If the last device cannot be reached, people who want it get a mail. */
  const mailInstead = (userId: string, notificationId: string, deviceId: string) =>
    database.transaction(async (tx) => {
      const isMailed = await tokens.giveUp(tx, userId, notificationId, deviceId);
      if (isMailed) await jobs.enqueue(tx, pushJobs.mail({ userId, notificationId }));
    });

  const createPushToken = async (userId: string, notificationId: string, deviceId: string): Promise<string> => {
    const token = createToken(userId);
    const expiresAt = new Date(clock.now().getTime() + NOTIFICATION_TOKEN_HOURS * HOUR_MS);
    await database.transaction((tx) => tokens.put(tx, token, notificationId, deviceId, expiresAt));
    return token.text;
  };

  return {
    [pushJobs.deliver.kind]: defineJob(
      deliverSchema,
      async ({ userId, notificationId, deviceId }, { isLastAttempt, signal }) => {
        const delivery = await deliveries.find(userId, notificationId, deviceId);
        // The notification was seen or is gone.
        if (!delivery || delivery.is_over) return;
        const token = await createPushToken(userId, notificationId, deviceId);
        const payload = writePayload(delivery, { id: notificationId, userId, token });
        try {
          const outcome = await sender.send(keysOf(delivery), { payload, keepSeconds: KEEP_SECONDS }, signal);
          if (outcome === 'accepted') return;
          await removeDevice(userId, deviceId);
          await mailInstead(userId, notificationId, deviceId);
        } catch (error) {
          if (isLastAttempt || error instanceof PermanentFailure) await mailInstead(userId, notificationId, deviceId);
          throw error;
        }
      },
    ),

    [pushJobs.trial.kind]: defineJob(
      trialSchema,
      async ({ userId, deviceId }, { signal }) => {
        const device = await deliveries.findDevice(userId, deviceId);
        if (!device) return;
        const payload = writeTrial(device, { id: newId(), userId }, clock.now());
        const outcome = await sender.send(keysOf(device), { payload, keepSeconds: 60 }, signal);
        if (outcome === 'gone') await removeDevice(userId, deviceId);
      },
      { maxAttempts: 3 },
    ),

    [pushJobs.mail.kind]: defineJob(
      mailSchema,
      async ({ userId, notificationId }) => {
        const user = await users.find(userId);
        const unread = await notifications.findUnread(userId, notificationId);
        if (!user || user.is_shut || !unread) return;
        const { noteId, title, occurrenceAt: at } = unread;
        await mail.sendReminder(recipientOf(user), { noteId, title, at, message: previewOf(unread.plainText) });
      },
      { maxAttempts: MAIL_MAX_ATTEMPTS },
    ),
  };
};

const keysOf = ({ endpoint, p256dh, auth }: Pick<Delivery, 'endpoint' | 'p256dh' | 'auth'>) => ({
  endpoint,
  keys: { p256dh, auth },
});
