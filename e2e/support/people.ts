import { randomBytes, randomInt } from 'node:crypto';
import type { LoginResult, Signup } from '@pinlife/contract/auth/schema';
import { createAccount } from '../../scripts/app/account.ts';
import { type Api, createApi } from '../../scripts/app/api.ts';
import type { Mailbox } from './mailbox.ts';

export type Person = Signup & {
  /** Returns the token of the first session. */
  getToken(): Promise<string>;
  /** Starts another session. */
  logIn(): Promise<LoginResult>;
};

/** New signups, and accounts that are ready to log in. */
export type People = {
  newSignup(changes?: Partial<Signup>): Signup;
  /** A newcomer has no details, so that the dashboard asks; others have a nationality. */
  create(changes?: Partial<Signup>, options?: { isNewcomer?: boolean }): Promise<Person>;
};

export const createPeople = (url: string, mailbox: Mailbox): People => {
  const api = createApi(url);
  return {
    newSignup,
    async create(changes = {}, { isNewcomer = false } = {}) {
      const signup = newSignup(changes);
      // Each from its own IP address, so that rate limits by address affect only their tests.
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      await createAccount(api, signup, mailbox.takeLink, address);
      let token: Promise<string> | undefined;
      const getToken = () => (token ??= logIn(api, signup).then((session) => session.token));
      if (!isNewcomer) await api.demand('updateUser', { token: await getToken(), body: { nationality: 'IN' } });
      return { ...signup, getToken, logIn: () => logIn(api, signup) };
    },
  };
};

const newSignup = (changes: Partial<Signup> = {}): Signup => {
  const username = `meera${randomBytes(6).toString('hex')}`;
  return {
    firstName: 'Meera',
    lastName: 'Nair',
    username,
    email: `${username}@example.com`,
    password: 'Violin and rain 7',
    pin: '2580',
    ...changes,
  };
};

const logIn = (api: Api, { username, password }: Signup): Promise<LoginResult> =>
  api.demand('login', { body: { username, password } });
