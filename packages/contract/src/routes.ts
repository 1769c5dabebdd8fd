/**
 * Every call of the API by name: method and path. Without schemas, so that the first bundle of the page can call the
 * API without the validator; `endpoints.ts` adds the schemas.
 */
export const routes = {
  signup: ['POST', '/api/user/signup'],
  userExists: ['POST', '/api/user/exists'],
  getUser: ['GET', '/api/user'],
  updateUser: ['PUT', '/api/user'],
  deleteUser: ['DELETE', '/api/user'],
  createExport: ['POST', '/api/user/export'],
  changePassword: ['POST', '/api/user/change-password'],
  listSessions: ['GET', '/api/user/sessions'],
  deleteSession: ['DELETE', '/api/user/sessions/:id'],
  listAccessTokens: ['GET', '/api/user/tokens'],
  createAccessToken: ['POST', '/api/user/tokens'],
  deleteAccessToken: ['DELETE', '/api/user/tokens/:id'],
  listWebhooks: ['GET', '/api/user/webhooks'],
  createWebhook: ['POST', '/api/user/webhooks'],
  updateWebhook: ['PUT', '/api/user/webhooks/:id'],
  deleteWebhook: ['DELETE', '/api/user/webhooks/:id'],
  renewWebhookSecret: ['POST', '/api/user/webhooks/:id/secret'],
  testWebhook: ['POST', '/api/user/webhooks/:id/test'],
  listDeliveries: ['GET', '/api/user/webhooks/:id/deliveries'],
  repeatDelivery: ['POST', '/api/user/webhooks/:id/deliveries/:deliveryId/repeat'],
  getTwoStep: ['GET', '/api/user/two-step'],
  startTwoStep: ['POST', '/api/user/two-step'],
  confirmTwoStep: ['PUT', '/api/user/two-step'],
  endTwoStep: ['DELETE', '/api/user/two-step'],
  createRecoveryCodes: ['POST', '/api/user/two-step/recovery-codes'],
  listPasskeys: ['GET', '/api/user/passkeys'],
  startPasskey: ['POST', '/api/user/passkeys/options'],
  createPasskey: ['POST', '/api/user/passkeys'],
  renamePasskey: ['PUT', '/api/user/passkeys/:id'],
  deletePasskey: ['DELETE', '/api/user/passkeys/:id'],
  getOidc: ['GET', '/api/user/oidc'],
  startOidc: ['POST', '/api/user/oidc'],
  connectOidc: ['PUT', '/api/user/oidc'],
  disconnectOidc: ['DELETE', '/api/user/oidc'],
  listKnownDevices: ['GET', '/api/user/devices'],
  forgetKnownDevice: ['DELETE', '/api/user/devices/:id'],
  login: ['POST', '/api/auth/login'],
  secondStep: ['POST', '/api/auth/login/second-step'],
  startPasskeyLogin: ['POST', '/api/auth/login/passkey/options'],
  passkeyLogin: ['POST', '/api/auth/login/passkey'],
  startOidcLogin: ['POST', '/api/auth/login/oidc/start'],
  oidcLogin: ['POST', '/api/auth/login/oidc'],
  connectOidcLogin: ['POST', '/api/auth/login/oidc/connect'],
  signupOidc: ['POST', '/api/auth/login/oidc/signup'],
  logout: ['POST', '/api/auth/logout'],
  requestPasswordReset: ['POST', '/api/auth/request-reset-password'],
  resetPassword: ['POST', '/api/auth/reset-password'],
  verifyEmail: ['POST', '/api/auth/emailverification'],
  resendVerification: ['POST', '/api/auth/resend-verification'],
  listCountries: ['GET', '/api/countries'],
  getInstance: ['GET', '/api/instance'],
  listNotes: ['GET', '/api/note'],
  createNote: ['POST', '/api/note'],
  getNote: ['GET', '/api/note/:id'],
  updateNote: ['PUT', '/api/note/:id'],
  deleteNote: ['DELETE', '/api/note/:id'],
  restoreNote: ['POST', '/api/note/:id/restore'],
  markNoteDone: ['PATCH', '/api/note/:id/done'],
  markNoteUndone: ['PATCH', '/api/note/:id/undone'],
  listVersions: ['GET', '/api/note/:id/versions'],
  restoreVersion: ['POST', '/api/note/:id/versions/:v/restore'],
  getShare: ['GET', '/api/note/:id/share'],
  updateShare: ['PUT', '/api/note/:id/share'],
  deleteShare: ['DELETE', '/api/note/:id/share'],
  listPublicNotes: ['GET', '/api/user/public-notes'],
  previewProfile: ['POST', '/api/user/public-profile/preview'],
  createComment: ['POST', '/api/note/:noteId/comment'],
  updateComment: ['PUT', '/api/note/:noteId/comment/:id'],
  deleteComment: ['DELETE', '/api/note/:noteId/comment/:id'],
  signUpload: ['POST', '/api/note/media/signedurl'],
  createMedia: ['POST', '/api/note/media'],
  getMedia: ['GET', '/api/note/media/:id'],
  getSpace: ['GET', '/api/user/space'],
  getPictureText: ['GET', '/api/note/media/:id/text'],
  attachMedia: ['POST', '/api/note/:noteId/media'],
  createReminder: ['POST', '/api/note/:noteId/reminder'],
  updateReminder: ['PUT', '/api/note/:noteId/reminder/:id'],
  deleteReminder: ['DELETE', '/api/note/:noteId/reminder/:id'],
  exportReminder: ['GET', '/api/note/:noteId/reminder/:id/ics'],
  getCalendarFeed: ['GET', '/api/user/calendar-feed'],
  updateCalendarFeed: ['PUT', '/api/user/calendar-feed'],
  deleteCalendarFeed: ['DELETE', '/api/user/calendar-feed'],
  createImport: ['POST', '/api/import'],
  listImports: ['GET', '/api/import'],
  getImport: ['GET', '/api/import/:id'],
  startImport: ['POST', '/api/import/:id/start'],
  cancelImport: ['POST', '/api/import/:id/cancel'],
  undoImport: ['POST', '/api/import/:id/undo'],
  listEvents: ['GET', '/api/user/events'],
  listTags: ['GET', '/api/user/tags'],
  changeTags: ['POST', '/api/tag/change'],
  getTagChange: ['GET', '/api/tag/change/:id'],
  undoTagChange: ['POST', '/api/tag/change/:id/undo'],
  listMemories: ['GET', '/api/user/memories'],
  showMemory: ['PUT', '/api/note/:id/memory'],
  hideMemory: ['DELETE', '/api/note/:id/memory'],
  listNotifications: ['GET', '/api/notification'],
  countUnreadNotifications: ['GET', '/api/notification/unread'],
  readNotifications: ['POST', '/api/notification/read'],
  getPushKey: ['GET', '/api/notification/key'],
  createPushToken: ['POST', '/api/notification/token'],
  renewPushToken: ['PUT', '/api/notification/token'],
  listPushDevices: ['GET', '/api/notification/token'],
  deletePushToken: ['DELETE', '/api/notification/token'],
  deletePushDevice: ['DELETE', '/api/notification/token/:id'],
  testPush: ['POST', '/api/notification/test'],
  actOnNotification: ['POST', '/api/notification/:id/action'],
  askSignup: ['POST', '/api/signup'],
  getSignupRule: ['GET', '/api/operator/signup'],
  setSignupRule: ['PUT', '/api/operator/signup'],
  listInvitations: ['GET', '/api/operator/invitations'],
  createInvitation: ['POST', '/api/operator/invitations'],
  deleteInvitation: ['DELETE', '/api/operator/invitations/:id'],
  listPeople: ['GET', '/api/operator/people'],
  mailResetLink: ['POST', '/api/operator/people/:id/reset-link'],
  suspendPerson: ['POST', '/api/operator/people/:id/suspend'],
  reinstatePerson: ['POST', '/api/operator/people/:id/let-in'],
  deletePerson: ['DELETE', '/api/operator/people/:id'],
  cancelDeletion: ['POST', '/api/operator/people/:id/keep'],
  makeOperator: ['POST', '/api/operator/people/:id/operator'],
  setPersonQuota: ['PUT', '/api/operator/people/:id/quota'],
  getQuota: ['GET', '/api/operator/quota'],
  setQuota: ['PUT', '/api/operator/quota'],
  getTotals: ['GET', '/api/operator/totals'],
  getHealth: ['GET', '/api/operator/health'],
  testMail: ['POST', '/api/operator/health/mail'],
  getBackups: ['GET', '/api/operator/backups'],
  listRecord: ['GET', '/api/operator/record'],
  exportRecord: ['GET', '/api/operator/record/csv'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

/** Streams, which are not calls: live events, and archives and media at signed addresses. */
export const LIVE_PATH = '/api/live';
export const EXPORT_PATH = '/api/user/export';
export const MEDIA_PATH = '/media';
/** The path of import uploads. */
export const IMPORT_UPLOAD_PATH = '/media/imports';

/** The limit of all bodies, which a note needs; a larger one gets 413. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** The limit of all other calls, including the lists of a profile, and of calls without a token. */
const PLAIN_BODY_MAX_BYTES = 256 * 1024;
export const STRANGER_BODY_MAX_BYTES = 16 * 1024;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteName = keyof typeof routes;

/** The calls that need no token. All others do. */
const publicRoutes = [
  'signup',
  'userExists',
  'login',
  'secondStep',
  'startPasskeyLogin',
  'passkeyLogin',
  'startOidcLogin',
  'oidcLogin',
  'connectOidcLogin',
  'signupOidc',
  'requestPasswordReset',
  'resetPassword',
  'verifyEmail',
  'resendVerification',
  'listCountries',
  'getInstance',
  'renewPushToken',
  'askSignup',
] as const satisfies readonly RouteName[];
export type PublicRouteName = (typeof publicRoutes)[number];

/** Calls whose body may contain a token in place of a session's. */
const selfProvingRoutes = ['actOnNotification'] as const satisfies readonly RouteName[];
export type SelfProvingRouteName = (typeof selfProvingRoutes)[number];

/** Calls that create accounts, or reveal whether one exists: refused first if nobody may sign up. */
const signupRoutes = ['signup', 'userExists', 'signupOidc'] as const satisfies readonly PublicRouteName[];

export const isSignupRoute = (name: RouteName): boolean => (signupRoutes as readonly RouteName[]).includes(name);

const OPERATOR_PATH = '/api/operator';

/** Calls of operators. To other people they do not exist. */
export const isOperatorRoute = (name: RouteName): boolean => routes[name][1].startsWith(`${OPERATOR_PATH}/`);

export const isPublicRoute = (name: RouteName): name is PublicRouteName =>
  (publicRoutes as readonly RouteName[]).includes(name);

export const isSelfProvingRoute = (name: RouteName): name is SelfProvingRouteName =>
  (selfProvingRoutes as readonly RouteName[]).includes(name);

const noteBodies = ['createNote', 'updateNote'] as const satisfies readonly RouteName[];

/** The limit of a call's body. Parsing costs, so it is no larger than the call needs. */
export const bodyMaxBytesOf = (name: RouteName): number => {
  if (isPublicRoute(name)) return STRANGER_BODY_MAX_BYTES;
  return (noteBodies as readonly RouteName[]).includes(name) ? BODY_MAX_BYTES : PLAIN_BODY_MAX_BYTES;
};

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The names in a route's path, `id` of `/api/note/:id`. */
export type RouteParams<Name extends RouteName> = Record<ParamName<(typeof routes)[Name][1]>, string>;
