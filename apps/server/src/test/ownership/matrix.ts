import type { RouteName } from '@pinlife/contract/routes';
import type { CallOptions } from '../app.ts';
import { type OwnedIds, reminderMeta, withOtherSecret } from './owner.ts';

/** The call is not typed here, so the names in its path are not known either. */
export type AttemptOptions = Omit<CallOptions<RouteName>, 'params'> & { params?: Record<string, string> };

export type Attempt = {
  /** `target` belongs to somebody else, or to nobody; `own` to the attacker. */
  options: (
    target: OwnedIds,
    own: OwnedIds,
  ) => Omit<CallOptions<RouteName>, 'params'> & { params?: Record<string, string> };
  /** The answer for unknown ids, for calls that leave out foreign ids instead of refusing. */
  answers?: 200 | 201;
};

const NAMES_NOTHING = 'names nothing';
type Entry = typeof NAMES_NOTHING | readonly Attempt[];

const attempt = (options: Attempt['options'], answers?: 200 | 201): Attempt => ({
  options,
  ...(answers && { answers }),
});

const title = { title: 'x' };
const content = { content: 'x' };
const onNote = (body?: Record<string, unknown>): Attempt[] => [
  attempt(({ note }) => ({ params: { id: note, noteId: note }, ...(body && { body }) })),
  attempt(({ trashed }) => ({ params: { id: trashed, noteId: trashed }, ...(body && { body }) })),
];
/** Comments and reminders are addressed with their note: neither id may belong to somebody else. */
const inNote = (thing: 'comment' | 'reminder', body?: Record<string, unknown>): Attempt[] => [
  attempt((target) => ({ params: { noteId: target.note, id: target[thing] }, ...(body && { body }) })),
  attempt((target, own) => ({ params: { noteId: own.note, id: target[thing] }, ...(body && { body }) })),
  attempt((target, own) => ({ params: { noteId: target.note, id: own[thing] }, ...(body && { body }) })),
];

const onImport = (body?: Record<string, unknown>): Attempt[] => [
  attempt((target) => ({ params: { id: target.import }, ...(body && { body }) })),
];

const onWebhook = (body?: Record<string, unknown>): Attempt[] => [
  attempt(({ webhook }) => ({ params: { id: webhook }, ...(body && { body }) })),
];

/** The first account is the operator; the attacker is not. */
const onPerson = (body?: Record<string, unknown>): Attempt[] => [
  attempt(({ user }) => ({ params: { id: user }, ...(body && { body }) })),
  attempt((_target, { user }) => ({ params: { id: user }, ...(body && { body }) })),
];

/** The ways in which each call could be used on foreign ids. */
export const matrix: Record<RouteName, Entry> = {
  signup: NAMES_NOTHING,
  userExists: NAMES_NOTHING,
  getUser: NAMES_NOTHING,
  deleteUser: NAMES_NOTHING,
  createExport: NAMES_NOTHING,
  updateUser: [
    attempt(({ media }) => ({ body: { profile: media } })),
    attempt(({ media }) => ({ body: { cover: { _id: media } } })),
  ],
  changePassword: NAMES_NOTHING,
  listSessions: NAMES_NOTHING,
  deleteSession: [attempt(({ session }) => ({ params: { id: session } }))],
  listAccessTokens: NAMES_NOTHING,
  createAccessToken: NAMES_NOTHING,
  deleteAccessToken: [attempt(({ accessToken }) => ({ params: { id: accessToken } }))],
  listWebhooks: NAMES_NOTHING,
  createWebhook: NAMES_NOTHING,
  updateWebhook: onWebhook({ withText: true }),
  deleteWebhook: onWebhook(),
  renewWebhookSecret: onWebhook(),
  testWebhook: onWebhook(),
  listDeliveries: onWebhook(),
  repeatDelivery: [
    attempt(({ webhook, delivery }) => ({ params: { id: webhook, deliveryId: delivery } })),
    attempt(({ delivery }, own) => ({ params: { id: own.webhook, deliveryId: delivery } })),
    attempt(({ webhook }, own) => ({ params: { id: webhook, deliveryId: own.delivery } })),
  ],
  getTwoStep: NAMES_NOTHING,
  startTwoStep: NAMES_NOTHING,
  confirmTwoStep: NAMES_NOTHING,
  endTwoStep: NAMES_NOTHING,
  createRecoveryCodes: NAMES_NOTHING,
  secondStep: NAMES_NOTHING,
  listPasskeys: NAMES_NOTHING,
  startPasskey: NAMES_NOTHING,
  createPasskey: NAMES_NOTHING,
  renamePasskey: [attempt(({ passkey }) => ({ params: { id: passkey }, body: { name: 'Mine' } }))],
  deletePasskey: [attempt(({ passkey }) => ({ params: { id: passkey } }))],
  startPasskeyLogin: NAMES_NOTHING,
  passkeyLogin: NAMES_NOTHING,
  getOidc: NAMES_NOTHING,
  startOidc: NAMES_NOTHING,
  connectOidc: NAMES_NOTHING,
  disconnectOidc: NAMES_NOTHING,
  startOidcLogin: NAMES_NOTHING,
  oidcLogin: NAMES_NOTHING,
  connectOidcLogin: NAMES_NOTHING,
  signupOidc: NAMES_NOTHING,
  listKnownDevices: NAMES_NOTHING,
  forgetKnownDevice: [attempt(({ knownDevice }) => ({ params: { id: knownDevice } }))],
  login: NAMES_NOTHING,
  logout: NAMES_NOTHING,
  requestPasswordReset: NAMES_NOTHING,
  resetPassword: NAMES_NOTHING,
  verifyEmail: NAMES_NOTHING,
  resendVerification: NAMES_NOTHING,
  listCountries: NAMES_NOTHING,
  getInstance: NAMES_NOTHING,

  listNotes: NAMES_NOTHING,
  createNote: [
    attempt(({ namesake }) => ({ body: { ...title, _id: namesake } }), 201),
    attempt(({ media }) => ({ body: { ...title, media: [media] } })),
    attempt(({ media }, own) => ({ body: { ...title, media: [own.media, media] } })),
  ],
  getNote: onNote(),
  updateNote: [
    ...onNote(title),
    attempt(({ note }) => ({ params: { id: note }, body: title, headers: { 'if-match': '"1"' } })),
    attempt(({ media }, own) => ({ params: { id: own.note }, body: { media: [media] } })),
    attempt(({ media }, own) => ({ params: { id: own.note }, body: { media: [own.media, media] } })),
    attempt(
      ({ reminder }, own) => ({
        params: { id: own.note },
        body: { reminders: [{ _id: reminder, meta: reminderMeta }] },
      }),
      200,
    ),
  ],
  deleteNote: onNote(),
  restoreNote: onNote(),
  listVersions: onNote(),
  restoreVersion: [
    attempt(({ note, version }) => ({ params: { id: note, v: version } })),
    attempt(({ version }, own) => ({ params: { id: own.trashed, v: version } })),
    attempt(({ note }, own) => ({ params: { id: note, v: own.version } })),
  ],
  markNoteDone: onNote(),
  markNoteUndone: onNote(),

  getShare: onNote(),
  updateShare: [...onNote({}), ...onNote({ renew: true, passphrase: 'the words of the monsoon' })],
  deleteShare: onNote(),
  listPublicNotes: NAMES_NOTHING,
  previewProfile: NAMES_NOTHING,

  createComment: onNote(content),
  updateComment: inNote('comment', content),
  deleteComment: inNote('comment'),

  signUpload: [attempt(({ uploadKey }) => ({ body: { s3Key: uploadKey } }))],
  createMedia: [
    attempt(({ uploadKey }) => ({ body: { s3Key: uploadKey, filename: 'photo.png', type: 'image' } })),
    attempt(({ note }, own) => ({
      body: { s3Key: own.uploadKey, filename: 'photo.png', type: 'image', noteId: note },
    })),
  ],
  getMedia: [attempt(({ media }) => ({ params: { id: media } }))],
  getPictureText: [attempt(({ media }) => ({ params: { id: media } }))],
  attachMedia: [
    attempt(({ note }, own) => ({ params: { noteId: note }, body: { media: [own.media] } })),
    attempt(({ media }, own) => ({ params: { noteId: own.note }, body: { media: [media] } })),
    attempt(({ media }, own) => ({ params: { noteId: own.note }, body: { media: [own.media, media] } })),
    attempt(({ note, media }) => ({ params: { noteId: note }, body: { media: [media] } })),
  ],

  createReminder: onNote(reminderMeta),
  updateReminder: inNote('reminder', reminderMeta),
  deleteReminder: inNote('reminder'),
  exportReminder: inNote('reminder'),
  getCalendarFeed: NAMES_NOTHING,
  updateCalendarFeed: NAMES_NOTHING,
  deleteCalendarFeed: NAMES_NOTHING,
  createImport: NAMES_NOTHING,
  listImports: NAMES_NOTHING,
  getImport: onImport(),
  startImport: onImport({}),
  cancelImport: onImport(),
  undoImport: onImport(),
  listEvents: NAMES_NOTHING,
  listTags: NAMES_NOTHING,
  changeTags: [attempt(() => ({ body: { tags: ['secret'], to: 'found' } }))],
  getTagChange: [attempt(({ tagChange }) => ({ params: { id: tagChange } }))],
  undoTagChange: [attempt(({ tagChange }) => ({ params: { id: tagChange } }))],
  listMemories: NAMES_NOTHING,
  showMemory: onNote(),
  hideMemory: onNote(),

  listNotifications: NAMES_NOTHING,
  countUnreadNotifications: NAMES_NOTHING,
  readNotifications: [attempt(({ notification }) => ({ body: { ids: [notification] } }), 200)],
  actOnNotification: [
    attempt(({ notification }) => ({ params: { id: notification }, body: { action: 'read' } })),
    attempt(({ notification }) => ({ params: { id: notification }, body: { action: 'done' } })),
    attempt(({ notification }) => ({ params: { id: notification }, body: { action: 'snooze' } })),
  ],

  getPushKey: NAMES_NOTHING,
  createPushToken: [
    attempt(({ claimedSubscription }) => ({ body: { token: withOtherSecret(claimedSubscription) } }), 201),
  ],
  renewPushToken: [
    attempt(({ subscription }, own) => ({ body: { old: withOtherSecret(subscription), token: own.subscription } })),
  ],
  listPushDevices: NAMES_NOTHING,
  deletePushToken: [attempt(({ subscription }) => ({ body: { token: subscription } }))],
  deletePushDevice: [attempt(({ device }) => ({ params: { id: device } }))],
  testPush: NAMES_NOTHING,

  askSignup: NAMES_NOTHING,
  getSignupRule: NAMES_NOTHING,
  setSignupRule: NAMES_NOTHING,
  listInvitations: NAMES_NOTHING,
  createInvitation: NAMES_NOTHING,
  deleteInvitation: onPerson(),
  listPeople: NAMES_NOTHING,
  mailResetLink: onPerson(),
  suspendPerson: onPerson(),
  reinstatePerson: onPerson(),
  deletePerson: onPerson({ username: 'meera' }),
  cancelDeletion: onPerson(),
  makeOperator: onPerson(),
  setPersonQuota: onPerson({ kind: 'none' }),
  getQuota: NAMES_NOTHING,
  setQuota: NAMES_NOTHING,
  getSpace: NAMES_NOTHING,
  getTotals: NAMES_NOTHING,
  getHealth: NAMES_NOTHING,
  testMail: NAMES_NOTHING,
  getBackups: NAMES_NOTHING,
  listRecord: NAMES_NOTHING,
  exportRecord: NAMES_NOTHING,
};

/** The routes beside the calls, and their protection. */
export const otherRoutes: Record<string, string> = {
  'GET /healthz': 'anybody may know',
  'GET /readyz': 'anybody may know',
  'GET /readyz/database': 'anybody may know',
  'GET /readyz/storage': 'anybody may know',
  'GET /api/openapi.json': 'anybody may know',
  'GET /api/docs/style.css': 'anybody may know',
  'GET /api/docs/try.js': 'anybody may know',
  'GET /api/user/export/:userId': 'anybody with a signed address of ten minutes, see account.test.ts',
  'GET /api/docs': 'anybody may know',
  'POST /mcp': 'an access token or a session; each tool is a call with its own guard',
  'GET /mcp': 'answers 405',
  'DELETE /mcp': 'answers 405',
  'GET /api/live': 'a session',
  'GET /api/auth/oidc/callback': 'the cookie of the browser that has begun the login; see features/oidc/checks.ts',
  'GET /ical/:file': 'the token of a calendar feed; see features/calendar/feed.ts',
  'GET /s/:token': 'the token of a share, and its passphrase; see features/share/visit',
  'POST /s/:token': 'the same; it takes the passphrase',
  'GET /s/:token/media/:number': 'the same',
  'GET /s/:token/photo': 'the same',
  'GET /s/:token/card': 'the same',
  'GET /u/:username': 'what the person has ticked, once the profile is on',
  'GET /u/:username/photo': 'the same',
  'GET /u/:username/cover': 'the same',
  'PUT /media/uploads/:userId/:name': 'a signed address',
  'PATCH /media/imports/:userId/:id': 'a signed address',
  'GET /media/:userId/:id/:variant': 'a signed address',
};
