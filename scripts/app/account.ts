import type { Signup } from '@pinlife/contract/auth/schema';
import type { Api } from './api.ts';

/** Finds the link in a mail: in the outbox, or at a mail server. */
type FindLink = (email: string) => Promise<URL>;

/** Signs a person up and opens the mailed link: the account can log in then. */
export const createAccount = async (api: Api, signup: Signup, findLink: FindLink, address?: string): Promise<void> => {
  await api.demand('signup', { body: signup, ...(address && { address }) });
  const link = await findLink(signup.email);
  await api.demand('verifyEmail', { body: { token: link.searchParams.get('token') ?? '' } });
};
