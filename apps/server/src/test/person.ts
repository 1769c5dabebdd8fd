import type { Signup } from '@pinlife/contract/auth/schema';
import type { TestApp } from './app.ts';

export const PASSWORD = 'Violin and rain 7';
export const PIN = '2580';

let counter = 0;

/** A signup with unique names. */
export const newSignup = (changes: Partial<Signup> = {}): Signup => {
  counter += 1;
  return {
    firstName: 'Meera',
    lastName: 'Nair',
    username: `meera${counter}`,
    email: `meera${counter}@example.com`,
    password: PASSWORD,
    pin: PIN,
    ...changes,
  };
};

export type TestPerson = Signup & { id: string; token: string };

/** A person who has signed up, opened the mailed link and logged in. */
export const createPerson = async (
  testApp: TestApp,
  { keep = false, ...changes }: Partial<Signup> & { keep?: boolean } = {},
): Promise<TestPerson> => {
  const signup = newSignup(changes);
  await createVerifiedAccount(testApp, signup);
  const login = await testApp.call('login', { body: { username: signup.username, password: signup.password, keep } });
  return { ...signup, id: login.data.id, token: login.data.token };
};

export const createVerifiedAccount = async (testApp: TestApp, signup: Signup): Promise<void> => {
  await testApp.call('signup', { body: signup });
  const token = await mailedToken(testApp, signup.email);
  await testApp.call('verifyEmail', { body: { token } });
};

/** The token of the newest mailed link to a page, for one address. */
export const mailedToken = async (
  testApp: TestApp,
  email: string,
  page: '/verify-email' | '/reset-password' = '/verify-email',
): Promise<string> => {
  const mails = await testApp.deliver();
  const mail = mails.findLast(({ to, link }) => to.includes(email) && link?.includes(page));
  return new URL(mail?.link ?? 'http://nothing.was.mailed').searchParams.get('token') ?? '';
};

/** A PIN that stands alone: its four digits may be part of a time or of an id. */
export const standingAlone = (pin: string): RegExp => new RegExp(`(?<![\\w-])${pin}(?![\\w-])`);
