import { WEBHOOK_DELIVERIES_MAX, WEBHOOK_WAITING_MAX } from '@pinlife/contract/webhook/limits';
import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../db/pool.ts';
import { build, read, write } from '../../../db/query.ts';
import type { Schema, WebhookDeliveriesTable } from '../../../db/schema.ts';
import type { WebhookKey } from '../repo.ts';

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;
/** A reminder that has rung: the id is that of its notification. */
type Ring = { userId: string; id: string; noteId: string; createdAt: Date };

export type DeliveryRepo = ReturnType<typeof createDeliveryRepo>;

export const createDeliveryRepo = (reader: Reader) => ({
  /** Returns how many were queued. Triggers queue the deliveries of notes. */
  insertRings: (tx: Tx, rings: readonly Ring[]): Promise<number> =>
    tx.run(
      write(
        `insert into webhook_deliveries (user_id, webhook_id, id, event, note_id, notification_id, created_at)
         select w.user_id, w.id, gen_random_uuid(), 'reminder.rang', rang.note_id, rang.id, rang.created_at
         from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[]) as rang (user_id, id, note_id, created_at)
         join webhooks w on w.user_id = rang.user_id
         where w.resting_at is null and 'reminder.rang' = any(w.events)`,
        [
          rings.map(({ userId }) => userId),
          rings.map(({ id }) => id),
          rings.map(({ noteId }) => noteId),
          rings.map(({ createdAt }) => createdAt),
        ],
        'webhook-rings',
      ),
    ),

  async insert(tx: Tx, row: Omit<DeliveryRow, 'note_id' | 'notification_id'>): Promise<void> {
    await tx.run(build.insertInto('webhook_deliveries').values(row));
  },

  listNewest: (webhook: WebhookKey): Promise<DeliveryRow[]> =>
    reader.all(
      build
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where(isOf(webhook))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(WEBHOOK_DELIVERIES_MAX),
    ),

  update: (
    tx: Tx,
    webhook: WebhookKey,
    id: string,
    changes: Updateable<WebhookDeliveriesTable>,
  ): Promise<DeliveryRow | undefined> =>
    tx.first(
      build.updateTable('webhook_deliveries').set(changes).where(isOf(webhook)).where('id', '=', id).returningAll(),
    ),

  /** Makes waiting deliveries due, because the receiver answers again. */
  async makeWaitingDue(tx: Tx, webhook: WebhookKey, now: Date): Promise<void> {
    await tx.run(
      build.updateTable('webhook_deliveries').set({ due_at: now }).where(isOf(webhook)).where('due_at', '>', now),
    );
  },

  async deleteWaiting(tx: Tx, webhook: WebhookKey): Promise<void> {
    await tx.run(build.deleteFrom('webhook_deliveries').where(isOf(webhook)).where('due_at', 'is not', null));
  },

  /** Keeps the newest finished and the newest waiting deliveries. */
  async trim(tx: Tx, { userId, webhookId }: WebhookKey): Promise<void> {
    await tx.run(
      write(
        `delete from webhook_deliveries where user_id = $1 and webhook_id = $2 and id in (
           (select id from webhook_deliveries where user_id = $1 and webhook_id = $2 and due_at is null
            order by created_at desc, id desc offset ${WEBHOOK_DELIVERIES_MAX})
           union all
           (select id from webhook_deliveries where user_id = $1 and webhook_id = $2 and due_at is not null
            order by created_at desc, id desc offset ${WEBHOOK_WAITING_MAX}))`,
        [userId, webhookId],
        'webhook-trim',
      ),
    );
  },

  /** Limits the leases of the webhooks as well. */
  async limitWaits(tx: Tx, { now, latest }: { now: Date; latest: Date }): Promise<number> {
    const turns = await tx.run(write('update webhooks set turn_ends_at = $1 where turn_ends_at > $2', [now, latest]));
    return turns + (await tx.run(write('update webhook_deliveries set due_at = $1 where due_at > $2', [now, latest])));
  },

  /** The time at which a delivery falls due, or the lease of its webhook ends. Across all people of the shard. */
  async nextDueAt(): Promise<Date | null> {
    const row = await reader.first(
      read<{ at: Date | null }>(
        `${waiting} select min(greatest(d.due_at, w.turn_ends_at, 'epoch')) as at from waiting d
         join webhooks w on w.user_id = d.user_id and w.id = d.webhook_id`,
        [],
        'webhook-next-due',
      ),
    );
    return row?.at ?? null;
  },

  /**
   * Claims webhooks with due deliveries, the longest waiting first, so that many deliveries of one webhook do not delay
   * those of others. Across all people of the shard.
   */
  claimDue: (
    tx: Tx,
    { now, leaseEndsAt, limit }: { now: Date; leaseEndsAt: Date; limit: number },
  ): Promise<WebhookKey[]> =>
    tx.all(
      write<WebhookKey>(
        `${waiting}, due as materialized (
           select user_id, id from webhooks
           where turn_ends_at <= $1 and (user_id, id) in (select user_id, webhook_id from waiting where due_at <= $1)
           order by turn_ends_at limit $3 for update skip locked
         )
         update webhooks set turn_ends_at = $2 from due
         where webhooks.user_id = due.user_id and webhooks.id = due.id
         returning webhooks.user_id as "userId", webhooks.id as "webhookId"`,
        [now, leaseEndsAt, limit],
        'webhook-leases',
      ),
    ),
});

const isOf =
  ({ userId, webhookId }: WebhookKey) =>
  (match: ExpressionBuilder<Schema, 'webhook_deliveries'>) =>
    match.and({ user_id: userId, webhook_id: webhookId });

/** The earliest delivery of each webhook: one index lookup for each, whatever the number of its waiting deliveries. */
const waiting = `
  with recursive waiting (user_id, webhook_id, due_at) as (
    (select user_id, webhook_id, due_at from webhook_deliveries where due_at is not null
     order by user_id, webhook_id, due_at limit 1)
    union all
    select next.user_id, next.webhook_id, next.due_at from waiting last cross join lateral (
      select user_id, webhook_id, due_at from webhook_deliveries d
      where due_at is not null and (d.user_id, d.webhook_id) > (last.user_id, last.webhook_id)
      order by user_id, webhook_id, due_at limit 1) next)`;
