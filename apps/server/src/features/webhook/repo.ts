import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { Schema, WebhooksTable } from '../../db/schema.ts';

export type WebhookRow = Selectable<WebhooksTable>;
/** The key of a webhook. */
export type WebhookPlace = { userId: string; webhookId: string };
/**
 * A worker's claim of a webhook. If `turn_ends_at` has changed since, another worker has claimed it and the result is
 * discarded.
 */
export type WebhookTurn = WebhookPlace & { turnEndsAt: Date };
type NewWebhook = Omit<WebhookRow, 'last_sent_at' | 'resting_at' | 'rest_reason' | 'rest_status' | 'turn_ends_at'>;

export type WebhookRepo = ReturnType<typeof createWebhookRepo>;

export const createWebhookRepo = (reader: Reader) => ({
  list: (userId: string): Promise<WebhookRow[]> =>
    reader.all(
      build.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
    ),

  find: (place: WebhookPlace): Promise<WebhookRow | undefined> =>
    reader.first(build.selectFrom('webhooks').selectAll().where(isAt(place))),

  /** Locks the webhook until the transaction ends. */
  lock: (tx: Tx, place: WebhookPlace): Promise<WebhookRow | undefined> =>
    tx.first(build.selectFrom('webhooks').selectAll().where(isAt(place)).forUpdate()),

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

  async update(tx: Tx, place: WebhookPlace, changes: Updateable<WebhooksTable>): Promise<void> {
    await tx.run(build.updateTable('webhooks').set(changes).where(isAt(place)));
  },

  /** Does nothing if another turn has begun. */
  async endTurn(tx: Tx, turn: WebhookTurn, now: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('webhooks')
        .set({ turn_ends_at: now })
        .where(isAt(turn))
        .where('turn_ends_at', '=', turn.turnEndsAt),
    );
  },

  delete: (tx: Tx, place: WebhookPlace): Promise<number> => tx.run(build.deleteFrom('webhooks').where(isAt(place))),
});

const isAt =
  ({ userId, webhookId }: WebhookPlace) =>
  (match: ExpressionBuilder<Schema, 'webhooks'>) =>
    match.and({ user_id: userId, id: webhookId });
