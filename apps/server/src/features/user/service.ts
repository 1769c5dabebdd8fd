import type { User } from '@pinlife/contract/user';
import { AppError } from '../../platform/app-error.ts';
import { toUser } from './dto.ts';
import type { AccountRow, TakenField, UserRepo, UserRow } from './repo.ts';

/** A person as the other slices know them. */
export type Member = UserRow;
/** With the hashes of the secrets, for those who check them. */
export type Account = AccountRow;
export type { TakenField };

export type UserService = ReturnType<typeof createUserService>;

export const createUserService = ({ users }: { users: UserRepo }) => ({
  async getProfile(userId: string): Promise<User> {
    const row = await users.findById(userId);
    if (!row) throw new AppError('unauthorized');
    return toUser(row);
  },

  find: users.findById,
  findAccount: users.findAccountById,
  findAccountByName: users.findAccountByName,
  findTimezone: users.findTimezone,
  isTaken: users.isTaken,
  add: users.insert,
  setLoggedIn: users.touchLogin,
  setVerified: users.setVerified,
  setPasswordHash: users.setPasswordHash,
});
