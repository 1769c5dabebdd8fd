import { build } from '../../db/query.ts';
import { createToken } from '../../platform/secret/token.ts';
import type { TestApp } from '../app.ts';
import { newSignup, PASSWORD, PIN } from '../person.ts';
import { type Actor, actors } from './state.ts';

type OpenSession = { id: string; token: string; deviceId: string; cookie: string };

/** One person, logged in twice, with a link of each kind in the mailbox. */
export type Stage = {
  /** Each has one of its own, so that no limit of an address is met. */
  address: string;
  userId: string;
  username: string;
  email: string;
  sessions: Record<Actor, OpenSession>;
  resetToken: string;
  verifyToken: string;
  /** All that were or may become the secrets. */
  passwords: Set<string>;
  pins: Set<string>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nor the one of the whole instance. */
const MS_BETWEEN_STAGES = 10_000;

let counter = 0;

export const setStage = async (testApp: TestApp): Promise<Stage> => {
  const signup = newSignup();
  counter += 1;
  const address = `10.${counter >> 16}.${(counter >> 8) & 255}.${counter & 255}`;
  testApp.clock.advance(MS_BETWEEN_STAGES);
  const { data: user } = await testApp.call('signup', { body: signup, address });
  const links = { reset: createToken(user.id), verify: createToken(user.id) };
  const now = testApp.clock.now();
  await testApp.database.transaction(async (tx) => {
    await tx.run(build.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id));
    await tx.run(build.deleteFrom('jobs').where('user_id', '=', user.id));
    for (const purpose of ['reset', 'verify'] as const) {
      const expires_at = new Date(now.getTime() + DAY_MS);
      const token = { user_id: user.id, purpose, token_hash: links[purpose].hash, expires_at };
      await tx.run(build.insertInto('mailed_tokens').values(token));
    }
  });
  const sessions = { a: await logIn(testApp, signup.username), b: await logIn(testApp, signup.username) };
  return {
    address,
    userId: user.id,
    username: signup.username,
    email: signup.email,
    sessions,
    resetToken: links.reset.text,
    verifyToken: links.verify.text,
    passwords: new Set([PASSWORD]),
    pins: new Set([PIN]),
  };
};

const logIn = async (testApp: TestApp, username: string): Promise<OpenSession> => {
  const { data, headers } = await testApp.call('login', { body: { username, password: PASSWORD } });
  const list = await testApp.call('listSessions', { token: data.token });
  const devices = await testApp.call('listKnownDevices', { token: data.token });
  return {
    deviceId: devices.data.find(({ current }) => current)?._id ?? '',
    id: list.data.find(({ current }) => current)?._id ?? '',
    token: data.token,
    cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '',
  };
};

export const otherThan = (actor: Actor): Actor => actors.find((one) => one !== actor) ?? actor;
