import type { QuotaKind } from '@pinlife/contract/operator/limits';
import type { PublicProfile } from '@pinlife/contract/user/public-profile';
import type { User, UserDetails } from '@pinlife/contract/user/schema';
import { type Selectable, sql } from 'kysely';
import { violatedConstraint } from '../../db/failures.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { NameRepo } from './name-repo.ts';

export type UserRow = Omit<
  Selectable<UsersTable>,
  | 'password_hash'
  | 'pin_hash'
  | 'invitation_id'
  | 'last_seen_date'
  | 'quota_kind'
  | 'quota_bytes'
  | 'kept_bytes'
  | 'found_by'
>;
export type AccountRow = Selectable<UsersTable>;

type NewUser = Pick<
  UsersTable,
  'id' | 'username' | 'email' | 'first_name' | 'last_name' | 'password_hash' | 'pin_hash' | 'language' | 'timezone'
> & { invitation_id?: string | null; is_operator?: boolean };
type Secrets = Partial<Pick<UsersTable, 'password_hash' | 'pin_hash'>>;

/** The columns that an edit of a profile sets. Missing columns are left unchanged. */
export type UserChanges = Partial<
  Pick<UsersTable, 'first_name' | 'last_name' | 'pin_hash' | 'language' | 'timezone'>
> & {
  profile_media_id?: string | null;
  cover_media_id?: string | null;
  profile: Partial<UserDetails>;
  preferences: Partial<User['preferences']>;
  public_profile: Partial<PublicProfile>;
};

/** The field whose value belongs to somebody else. */
export type TakenField = 'username' | 'email';

export type UserRepo = ReturnType<typeof createUserRepo>;

const publicColumns = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'email_verified_at',
  'last_login_at',
  'language',
  'timezone',
  'profile',
  'profile_media_id',
  'cover_media_id',
  'preferences',
  'public_profile',
  'is_operator',
  'is_shut',
  'suspended_at',
  'suspended_by',
  'deletes_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof UserRow)[];

const constraintFields: Record<string, TakenField> = { users_username_key: 'username', users_email_key: 'email' };

/** `names` finds the person of a name across all shards; null without shards. */
export const createUserRepo = (reader: Reader, names: NameRepo | null = null) => ({
  findById: (id: string): Promise<UserRow | undefined> =>
    reader.first(build.selectFrom('users').select(publicColumns).where('id', '=', id)),

  /** Includes the hashes of the secrets. An e-mail address works in place of a username. Across all people of the shard. */
  findAccountByName: (name: string): Promise<AccountRow | undefined> =>
    reader.first(
      build
        .selectFrom('users')
        .selectAll()
        .where(foldedColumn(fieldOf(name)), '=', name.toLowerCase()),
    ),

  findAccountById: (id: string): Promise<AccountRow | undefined> =>
    reader.first(build.selectFrom('users').selectAll().where('id', '=', id)),

  /** Across all people of the shard. */
  async isTaken(field: TakenField, value: string): Promise<boolean> {
    if (names) return (await names.findOwner(value)) !== null;
    const row = await reader.first(
      build.selectFrom('users').select('id').where(foldedColumn(field), '=', value.toLowerCase()),
    );
    return row !== undefined;
  },

  /** Returns the field that is taken, or null when the person was added. */
  async insert(tx: Tx, user: NewUser, now: Date): Promise<TakenField | null> {
    try {
      await tx.run(
        build
          .insertInto('users')
          .values({ ...user, profile: '{}', preferences: '{}', created_at: now, updated_at: now }),
      );
      return names && (await names.insert(tx, user));
    } catch (error) {
      const field = constraintFields[violatedConstraint(error) ?? ''];
      if (field) return field;
      throw error;
    }
  },

  async findTimezone(tx: Tx, id: string): Promise<string> {
    const row = await tx.first(build.selectFrom('users').select('timezone').where('id', '=', id));
    return row?.timezone ?? 'UTC';
  },

  /** Locks the row until the transaction ends. Rows that only refer to it, such as a new note, are inserted without waiting. */
  lock: (tx: Tx, id: string): Promise<AccountRow | undefined> =>
    tx.first(build.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate()),

  async update(
    tx: Tx,
    id: string,
    { profile, preferences, public_profile, ...columns }: UserChanges,
    now: Date,
  ): Promise<void> {
    await tx.run(
      updateOf(id).set({
        ...columns,
        profile: JSON.stringify(profile),
        preferences: JSON.stringify(preferences),
        public_profile: JSON.stringify(public_profile),
        updated_at: now,
      }),
    );
  },

  async touchLogin(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.run(updateOf(id).set({ last_login_at: now, last_seen_date: dayOf(now) }));
  },

  /** Writes once a day. */
  async touchSeen(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.run(
      updateOf(id)
        .set({ last_seen_date: dayOf(now) })
        .where(sql<boolean>`last_seen_date is distinct from ${dayOf(now)}::date`),
    );
  },

  async setOperator(tx: Tx, id: string, isOperator: boolean): Promise<void> {
    await tx.run(updateOf(id).set({ is_operator: isOperator }));
  },

  async setQuota(tx: Tx, id: string, kind: QuotaKind, quotaBytes: number | null): Promise<void> {
    await tx.run(updateOf(id).set({ quota_kind: kind, quota_bytes: quotaBytes }));
  },

  /** Suspends an account, or opens it again. */
  async setShut(
    tx: Tx,
    id: string,
    shut: { suspended_at?: Date | null; suspended_by?: string | null; deletes_at?: Date | null },
  ): Promise<void> {
    await tx.run(updateOf(id).set(shut));
  },

  /** Across all people of the shard. */
  listDeletable: (now: Date, limit: number): Promise<{ id: string }[]> =>
    reader.all(
      build.selectFrom('users').select('id').where('is_shut', '=', true).where('deletes_at', '<=', now).limit(limit),
    ),

  async setVerified(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.run(updateOf(id).set({ email_verified_at: now }).where('email_verified_at', 'is', null));
  },

  async setSecrets(tx: Tx, id: string, secrets: Secrets, now: Date): Promise<void> {
    await tx.run(updateOf(id).set({ ...secrets, updated_at: now }));
  },

  /** Deletes the person with all rows that refer to them. */
  async delete(tx: Tx, id: string): Promise<void> {
    await tx.run(build.deleteFrom('stale_kept_bytes').where('user_id', '=', id));
    await tx.run(build.deleteFrom('users').where('id', '=', id));
    await names?.deleteAll(tx, id);
  },
});

const updateOf = (id: string) => build.updateTable('users').where('id', '=', id);

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A username contains no @, so a name tells its column. */
const fieldOf = (name: string): TakenField => (name.includes('@') ? 'email' : 'username');

const foldedColumn = (field: TakenField) => sql<string>`lower(${sql.ref(field)})`;
