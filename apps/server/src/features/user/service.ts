import type { User } from '@pinlife/contract/user';
import { AppError } from '../../platform/app-error.ts';
import { toUser } from './dto.ts';
import type { UserRepo } from './repo.ts';

export type UserService = ReturnType<typeof createUserService>;

export const createUserService = ({ users }: { users: Pick<UserRepo, 'findById'> }) => ({
  async getProfile(userId: string): Promise<User> {
    const row = await users.findById(userId);
    if (!row) throw new AppError('unauthorized');
    return toUser(row);
  },
});
