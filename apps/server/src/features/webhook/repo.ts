import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { Schema, WebhooksTable } from '../../db/schema.ts';

export type WebhookRow = Selectable<WebhooksTable>;
/** The key of a webhook. */
export type WebhookKey = { userId: string; webhookId: string };
/**
 * A worker's lease on a webhook; it is stored as `turn_ends_at`. If that has changed since, another worker has claimed it and the result is
 * discarded.
 */
export type WebhookLease = WebhookKey & { leaseEndsAt: Date };
type NewWebhook = Omit<WebhookRow, 'last_sent_at' | 'resting_at' | 'rest_reason' | 'rest_status' | 'turn_ends_at'>;

export type WebhookRepo = ReturnType<typeof createWebhookRepo>;

export const createWebhookRepo = (reader: Reader) => ({
  list: (userId: string): Promise<WebhookRow[]> =>
    reader.all(
      build.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
    ),

  find: (key: WebhookKey): Promise<WebhookRow | undefined> =>
    reader.first(build.selectFrom('webhooks').selectAll().where(isAt(key))),

  /** Locks the webhook until the transaction ends. */
  lock: (tx: Tx, key: WebhookKey): Promise<WebhookRow | undefined> =>
    tx.first(build.selectFrom('webhooks').selectAll().where(isAt(key)).forUpdate()),

  async count(tx: Tx, userId: string): Promise<number> {
    const row = await tx.first(
      build
        .selectFrom('webhooks')
        .select((column) => column.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId),
    );
    return Number(row?.count ?? 0);
  },

  async insert(tx: Tx, row: NewWebhook): Promise<void> {
    await tx.run(build.insertInto('webhooks').values(row));
  },

  async update(tx: Tx, key: WebhookKey, changes: Updateable<WebhooksTable>): Promise<void> {
    await tx.run(build.updateTable('webhooks').set(changes).where(isAt(key)));
  },

  /** Does nothing if another lease has begun. */
  async endLease(tx: Tx, lease: WebhookLease, now: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('webhooks')
        .set({ turn_ends_at: now })
        .where(isAt(lease))
        .where('turn_ends_at', '=', lease.leaseEndsAt),
    );
  },

  delete: (tx: Tx, key: WebhookKey): Promise<number> => tx.run(build.deleteFrom('webhooks').where(isAt(key))),
});

const isAt =
  ({ userId, webhookId }: WebhookKey) =>
  (match: ExpressionBuilder<Schema, 'webhooks'>) =>
    match.and({ user_id: userId, id: webhookId });
