import type { User } from '@pinlife/contract/user/schema';
import type { Pictures } from '../media/use/pictures.ts';
import { refuseStranger } from '../session/guard/guard.ts';
import { toUser } from './dto.ts';
import type { AccountRow, TakenField, UserRepo, UserRow } from './repo.ts';

/** A person as other slices use them. */
export type Member = UserRow;
/** Includes the hashes of the secrets, for slices that check them. */
export type Account = AccountRow;
export type { TakenField };

export type UserService = ReturnType<typeof createUserService>;

type Dependencies = { users: UserRepo; pictures: Pick<Pictures, 'find'> };

export const createUserService = ({ users, pictures }: Dependencies) => ({
  async getProfile(userId: string): Promise<User> {
    const row = (await users.findById(userId)) ?? refuseStranger();
    return toUser(row, await pictures.find(userId, [row.profile_media_id, row.cover_media_id]));
  },

  find: users.findById,
  findAccount: users.findAccountById,
  findAccountByName: users.findAccountByName,
  lock: users.lock,
  findTimezone: users.findTimezone,
  isTaken: users.isTaken,
  add: users.insert,
  setLoggedIn: users.touchLogin,
  setSeen: users.touchSeen,
  setOperator: users.setOperator,
  setQuota: users.setQuota,
  setShut: users.setShut,
  listDeletable: users.listDeletable,
  setVerified: users.setVerified,
  setSecrets: users.setSecrets,
  delete: users.delete,
});
