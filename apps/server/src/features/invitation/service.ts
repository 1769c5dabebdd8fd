import { DAY_MS } from '@pinlife/contract/durations';
import type { Invitation, InvitationCreate, InvitationMade } from '@pinlife/contract/invitation/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { newId } from '../../platform/secret/id.ts';
import type { Guest } from '../../views/people.ts';
import type { JobQueue } from '../job/service.ts';
import type { Actor } from '../operator/people/act.ts';
import type { RecordService } from '../record/service.ts';
import { invitationJobs } from './jobs.ts';
import type { InvitationRepo, InvitationRow } from './repo.ts';
import { createInvitationToken } from './token.ts';

type Dependencies = {
  database: Transactor;
  invitations: InvitationRepo;
  record: Pick<RecordService, 'add'>;
  /** Called in the transaction of an act: throws if the actor is no longer an operator. */
  refuseFormerOperator(tx: Tx, actor: Actor): Promise<void>;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Lists people who signed up with these invitations. */
  listGuests(invitationIds: readonly string[]): Promise<Guest[]>;
  publicUrl: string;
  isMailSet: boolean;
  clock: Clock;
};

/** The inviting person, and the language of the mail. */
type Host = Actor & { language: string };

export type InvitationService = ReturnType<typeof createInvitationService>;

/** Manages invitation links. */
export const createInvitationService = (dependencies: Dependencies) => {
  const { database, invitations, record, refuseFormerOperator, jobs, listGuests, publicUrl, isMailSet, clock } =
    dependencies;
  return {
    async list(): Promise<Invitation[]> {
      const rows = await invitations.list();
      const guests = await listGuests(rows.map(({ id }) => id));
      return rows.map((row) => toInvitation(row, guests, isMailSet));
    },

    /** The secret of a mailed invitation is created with the mail: the queue stores none, and nobody else sees it. */
    async create(host: Host, { places, days, email }: InvitationCreate): Promise<InvitationMade> {
      const now = clock.now();
      const token = createInvitationToken();
      const isMailed = email !== undefined && isMailSet;
      const row = {
        id: newId(),
        token_hash: token.hash,
        places: email === undefined ? places : 1,
        email: email ?? null,
        created_at: now,
        ends_at: new Date(now.getTime() + days * DAY_MS),
      };
      await database.transaction(async (tx) => {
        await refuseFormerOperator(tx, host);
        await invitations.insert(tx, row);
        const detail = { places: String(row.places), days: String(days), ...(email && { email }) };
        await record.add(tx, { act: 'invited', by: host.name, detail });
        if (isMailed) await jobs.enqueue(tx, invitationJobs.send({ invitationId: row.id, language: host.language }));
      });
      const url = isMailed ? null : formatInvitationUrl(publicUrl, token.text);
      return { ...toInvitation({ ...row, taken: 0 }, [], isMailSet), url };
    },

    async withdraw(actor: Actor, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        await refuseFormerOperator(tx, actor);
        const row = await invitations.delete(tx, id);
        if (!row) throw new AppError('not_found');
        const detail = { places: String(row.places), ...(row.email !== null && { email: row.email }) };
        await record.add(tx, { act: 'invitationWithdrawn', by: actor.name, detail });
      });
    },
  };
};

const formatInvitationUrl = (publicUrl: string, token: string): string => `${publicUrl}/signup?invite=${token}`;

const toInvitation = (row: InvitationRow, guests: readonly Guest[], isMailSet: boolean): Invitation => ({
  _id: row.id,
  places: row.places,
  taken: row.taken,
  came: guests.filter(({ invitationId }) => invitationId === row.id).map(({ name }) => name),
  email: row.email,
  isMailed: row.email !== null && isMailSet,
  createdAt: row.created_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});
