import { z } from 'zod';
import { accountEndpoints } from './account/endpoints.ts';
import {
  emailVerificationSchema,
  existsQuestionSchema,
  knownDeviceSchema,
  loginResultSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resendVerificationSchema,
  resetRequestSchema,
  sessionSchema,
  signupSchema,
} from './auth/schema.ts';
import { countryQuerySchema, countrySchema, instanceSchema } from './country/schema.ts';
import type { ErrorCode } from './errors.ts';
import { mediaEndpoints } from './media/endpoints.ts';
import { noteEndpoints } from './note/endpoints.ts';
import { pushEndpoints } from './push/endpoints.ts';
import { reminderEndpoints } from './reminder/endpoints.ts';
import type { RouteName } from './routes.ts';
import { userSchema } from './user/schema.ts';
import { userUpdateSchema } from './user/update.ts';
import { deletedSchema, idParamsSchema } from './validation.ts';

export type Endpoint = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands under `data` in the answer. */
  data: z.ZodType;
  status: 200 | 201;
  /** Failures beyond those that any call can have. */
  failures: readonly ErrorCode[];
};

/** What each call takes and answers. The OpenAPI document, the server's checks and the client's types are made from it. */
export const endpoints = {
  signup: {
    summary: 'Create an account and mail the verification link',
    body: signupSchema,
    data: userSchema.extend({ _id: z.uuid() }),
    status: 201,
    failures: ['already_exists', 'too_many_attempts'],
  },
  userExists: {
    summary: 'Whether a username or an e-mail address is taken',
    body: existsQuestionSchema,
    data: z.boolean(),
    status: 200,
    failures: ['too_many_attempts'],
  },
  getUser: { summary: 'The profile of the logged-in person', data: userSchema, status: 200, failures: [] },
  updateUser: {
    summary: 'Change any part of the profile; objects are merged by key',
    body: userUpdateSchema,
    data: userSchema,
    status: 200,
    failures: ['media_missing', 'too_many_attempts'],
  },
  changePassword: {
    summary: 'Change the password, end all other sessions and forget all other devices',
    body: passwordChangeSchema,
    data: z.object({ id: z.uuid() }),
    status: 200,
    failures: ['current_password_wrong', 'too_many_attempts'],
  },
  listSessions: {
    summary: 'The devices on which the person is logged in, at most a hundred, those seen last',
    data: z.array(sessionSchema),
    status: 200,
    failures: [],
  },
  deleteSession: {
    summary: 'Log a device out',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  listKnownDevices: {
    summary: 'The devices that the account knows, at most ten: there, guesses elsewhere never close login by pin',
    data: z.array(knownDeviceSchema),
    status: 200,
    failures: [],
  },
  forgetKnownDevice: {
    summary: 'Make a device unknown to the account',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  login: {
    summary: 'Log in by password or pin',
    body: loginSchema,
    data: loginResultSchema,
    status: 200,
    failures: ['login_failed', 'email_unverified', 'pin_missing', 'too_many_attempts', 'pin_login_closed'],
  },
  logout: { summary: 'End this session', data: deletedSchema, status: 200, failures: [] },
  requestPasswordReset: {
    summary: 'Mail a link with which the password can be reset',
    body: resetRequestSchema,
    data: z.object({ email: z.string() }),
    status: 200,
    failures: ['too_many_attempts'],
  },
  resetPassword: {
    summary: 'Set a new password by a mailed link and end all sessions',
    body: passwordResetSchema,
    data: z.object({ id: z.uuid() }),
    status: 200,
    failures: ['reset_link_invalid', 'too_many_attempts'],
  },
  verifyEmail: {
    summary: 'Verify an e-mail address by a mailed link',
    body: emailVerificationSchema,
    data: z.object({ id: z.uuid() }),
    status: 200,
    failures: ['verification_failed', 'too_many_attempts'],
  },
  resendVerification: {
    summary: 'Mail the verification link again',
    body: resendVerificationSchema,
    data: z.object({ username: z.string() }),
    status: 200,
    failures: ['too_many_attempts'],
  },
  listCountries: {
    summary: 'The countries with their dial codes, by name',
    query: countryQuerySchema,
    data: z.array(countrySchema),
    status: 200,
    failures: [],
  },
  getInstance: {
    summary: 'What anybody may know about this installation',
    data: instanceSchema,
    status: 200,
    failures: [],
  },
  ...accountEndpoints,
  ...noteEndpoints,
  ...mediaEndpoints,
  ...reminderEndpoints,
  ...pushEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

type Endpoints = typeof endpoints;
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Name extends RouteName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema> ? Schema : undefined;

/** As a caller sends it. */
export type RequestBody<Name extends RouteName> = In<Part<Name, 'body'>>;
export type RequestQuery<Name extends RouteName> = In<Part<Name, 'query'>>;
/** As a handler gets it, after parsing. */
export type ParsedBody<Name extends RouteName> = Out<Part<Name, 'body'>>;
export type ParsedQuery<Name extends RouteName> = Out<Part<Name, 'query'>>;
export type ParsedParams<Name extends RouteName> = Out<Part<Name, 'params'>>;
/** What stands under `data`. */
export type ResponseData<Name extends RouteName> = z.output<Endpoints[Name]['data']>;
