/**
 * Every call of the API by name: method and path. Free of schemas, so that the browser's first bundle
 * can call the API without carrying the validator; `endpoints.ts` adds the schemas.
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
  listKnownDevices: ['GET', '/api/user/devices'],
  forgetKnownDevice: ['DELETE', '/api/user/devices/:id'],
  login: ['POST', '/api/auth/login'],
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
  attachMedia: ['POST', '/api/note/:noteId/media'],
  createReminder: ['POST', '/api/note/:noteId/reminder'],
  updateReminder: ['PUT', '/api/note/:noteId/reminder/:id'],
  deleteReminder: ['DELETE', '/api/note/:noteId/reminder/:id'],
  createImport: ['POST', '/api/import'],
  listImports: ['GET', '/api/import'],
  getImport: ['GET', '/api/import/:id'],
  startImport: ['POST', '/api/import/:id/start'],
  cancelImport: ['POST', '/api/import/:id/cancel'],
  undoImport: ['POST', '/api/import/:id/undo'],
  listEvents: ['GET', '/api/user/events'],
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
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

/** Streams, which are no calls: live events of open tabs, and below signed addresses archives and media. */
export const LIVE_PATH = '/api/live';
export const EXPORT_PATH = '/api/user/export';
export const MEDIA_PATH = '/media';
/** Below it the files of imports come in, in pieces. */
export const IMPORT_UPLOAD_PATH = '/media/imports';

/** The largest body that any call takes, which is a note; a larger one answers 413. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** For all other calls, the lists of a profile included, and for calls without a token. */
const PLAIN_BODY_MAX_BYTES = 256 * 1024;
export const STRANGER_BODY_MAX_BYTES = 16 * 1024;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteName = keyof typeof routes;

/** The calls that need no token. Everything else does. */
const publicRoutes = [
  'signup',
  'userExists',
  'login',
  'requestPasswordReset',
  'resetPassword',
  'verifyEmail',
  'resendVerification',
  'listCountries',
  'getInstance',
  'renewPushToken',
] as const satisfies readonly RouteName[];
export type PublicRouteName = (typeof publicRoutes)[number];

/** Calls that take a token of their own in the body in place of a session's. */
const selfProvingRoutes = ['actOnNotification'] as const satisfies readonly RouteName[];
export type SelfProvingRouteName = (typeof selfProvingRoutes)[number];

export const isPublicRoute = (name: RouteName): name is PublicRouteName =>
  (publicRoutes as readonly RouteName[]).includes(name);

export const isSelfProvingRoute = (name: RouteName): name is SelfProvingRouteName =>
  (selfProvingRoutes as readonly RouteName[]).includes(name);

const noteBodies = ['createNote', 'updateNote'] as const satisfies readonly RouteName[];

/** The largest body of a call: reading costs, so it is no more than the call can use. */
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
