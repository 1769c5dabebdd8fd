import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@pinlife/contract/durations';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import type { RouteName } from '@pinlife/contract/routes';
import { write } from '../../db/query.ts';
import type { TestApp } from '../app.ts';
import { makeImage, sendBytes } from '../media.ts';
import { makeSubscription } from '../ownership/owner.ts';
import { newSignup, PASSWORD } from '../person.ts';
import { COMMON_WORDS, type CostAccount } from './accounts.ts';
import { writeProse } from './text-shapes.ts';

type Body = Record<string, unknown>;
type MakeBody = (account: CostAccount, testApp: TestApp) => Body | Promise<Body>;

let edits = 0;
/** Never the same twice, because an unchanged edit writes nothing. */
const prose = (words: number): string => {
  edits += 1;
  return `${writeProse(words)} ${edits}`;
};

const tomorrow = ({ clock }: TestApp) => new Date(clock.now().getTime() + DAY_MS).toISOString();
const commonReminder: MakeBody = (_dweller, testApp) => ({
  selectedDateTime: tomorrow(testApp),
  timezone: 'Europe/Berlin',
});
const commonNote: MakeBody = () => ({
  title: writeProse(5),
  content: `<p>${prose(COMMON_WORDS / 2)}</p><p>${prose(COMMON_WORDS / 2)}</p>`,
});

/** Common bodies. A call that is missing here gets the required fields of its schema. */
export const commonBodies: Partial<Record<RouteName, MakeBody>> = {
  signup: () => newSignup(),
  userExists: ({ username }) => ({ username }),
  login: ({ username, password }) => ({ username, password }),
  requestPasswordReset: ({ email }) => ({ email }),
  resetPassword: () => ({ token: 'x'.repeat(64), password: PASSWORD }),
  verifyEmail: () => ({ token: 'x'.repeat(64) }),
  resendVerification: ({ username }) => ({ username }),
  updateUser: () => ({ about: prose(20), hobbies: ['Violin', 'Chess', 'Running'] }),
  changePassword: ({ password }) => ({ password, newPassword: PASSWORD }),
  deleteUser: ({ password }) => ({ password }),
  createNote: commonNote,
  updateNote: commonNote,
  updateShare: () => ({ showComments: true }),
  previewProfile: () => ({ shown: ['photo', 'about'] }),
  createComment: () => ({ content: prose(12) }),
  updateComment: () => ({ content: prose(12) }),
  createReminder: commonReminder,
  updateReminder: commonReminder,
  signUpload: ({ id }) => ({ s3Key: formatUploadKey(id, randomUUID(), 'photo.png') }),
  createMedia: async (account, testApp) => ({
    s3Key: await sendBytes(testApp, account, { bytes: await makeImage(1024, 768), type: 'image' }),
    filename: 'photo.png',
    type: 'image',
  }),
  attachMedia: ({ freeMedia }) => ({ media: freeMedia.slice(0, 1) }),
  readNotifications: ({ notifications }) => ({ ids: notifications.slice(0, 1) }),
  actOnNotification: () => ({ action: 'read' }),
  createPushToken: () => ({ token: makeSubscription() }),
  renewPushToken: ({ ids }) => ({ old: ids.subscription, token: makeSubscription() }),
  deletePushToken: ({ ids }) => ({ token: ids.subscription }),
};

/** The largest lists whose items are more than texts. */
export const fullLists = (
  account: CostAccount,
  testApp: TestApp,
  name: RouteName,
): Record<string, readonly unknown[]> => {
  const meta = {
    selectedDateTime: tomorrow(testApp),
    timezone: 'America/St_Johns',
    repeatType: 'Custom',
    repeatEveryType: 'Month',
    repeatEveryMonth: 'lastFriday',
    repeatEndType: 'FIXED_NUMBER',
    repeatEndCount: 100_000,
  };
  const reminder = name === 'updateNote' ? { meta } : meta;
  return {
    media: account.freeMedia,
    ids: account.notifications,
    reminders: Array.from({ length: NOTE_REMINDERS_MAX }, () => reminder),
  };
};

/** Prepares the rows that a call needs beyond those of every account. */
export const preparations: Partial<Record<RouteName, (account: CostAccount, testApp: TestApp) => Promise<unknown>>> = {
  restoreNote: ({ id, ids }, { database }) =>
    database.transaction((tx) =>
      tx.run(write('update notes set deleted_at = now() where user_id = $1 and id = $2', [id, ids.note])),
    ),
  markNoteUndone: ({ id, ids }, { database }) =>
    database.transaction((tx) =>
      tx.run(write('update notes set done = true where user_id = $1 and id = $2', [id, ids.note])),
    ),
};
