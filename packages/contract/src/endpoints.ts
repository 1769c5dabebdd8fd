import type { z } from 'zod';
import { accountEndpoints } from './account/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { calendarEndpoints } from './calendar/endpoints.ts';
import { commentEndpoints } from './comment/endpoints.ts';
import { countryEndpoints } from './country/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './event/endpoints.ts';
import { importEndpoints } from './import/endpoints.ts';
import { instanceEndpoints } from './instance/endpoints.ts';
import { invitationEndpoints } from './invitation/endpoints.ts';
import { mediaEndpoints } from './media/endpoints.ts';
import { memoryEndpoints } from './memory/endpoints.ts';
import { noteEndpoints } from './note/endpoints.ts';
import { notificationEndpoints } from './notification/endpoints.ts';
import { oidcEndpoints } from './oidc/endpoints.ts';
import { operatorEndpoints } from './operator/endpoints.ts';
import { passkeyEndpoints } from './passkey/endpoints.ts';
import { pushEndpoints } from './push/endpoints.ts';
import { recordEndpoints } from './record/endpoints.ts';
import { reminderEndpoints } from './reminder/endpoints.ts';
import type { RouteName } from './routes.ts';
import { sessionEndpoints } from './session/endpoints.ts';
import { shareEndpoints } from './share/endpoints.ts';
import { tagEndpoints } from './tag/endpoints.ts';
import { twoStepEndpoints } from './two-step/endpoints.ts';
import { userEndpoints } from './user/endpoints.ts';
import { webhookEndpoints } from './webhook/endpoints.ts';

/** The schemas of all calls. The OpenAPI document, the server's validation and the client's types are made from them. */
export const endpoints = {
  ...accountEndpoints,
  ...authEndpoints,
  ...calendarEndpoints,
  ...commentEndpoints,
  ...countryEndpoints,
  ...eventEndpoints,
  ...importEndpoints,
  ...instanceEndpoints,
  ...invitationEndpoints,
  ...mediaEndpoints,
  ...memoryEndpoints,
  ...noteEndpoints,
  ...notificationEndpoints,
  ...oidcEndpoints,
  ...operatorEndpoints,
  ...passkeyEndpoints,
  ...pushEndpoints,
  ...recordEndpoints,
  ...reminderEndpoints,
  ...sessionEndpoints,
  ...shareEndpoints,
  ...tagEndpoints,
  ...twoStepEndpoints,
  ...userEndpoints,
  ...webhookEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

type Endpoints = typeof endpoints;
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Name extends RouteName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema> ? Schema : undefined;

/** The body before parsing, as a caller sends it. */
export type RequestBody<Name extends RouteName> = In<Part<Name, 'body'>>;
export type RequestQuery<Name extends RouteName> = In<Part<Name, 'query'>>;
/** The body after parsing, as a handler gets it. */
export type ParsedBody<Name extends RouteName> = Out<Part<Name, 'body'>>;
export type ParsedQuery<Name extends RouteName> = Out<Part<Name, 'query'>>;
export type ParsedParams<Name extends RouteName> = Out<Part<Name, 'params'>>;
/** The type of `data` in the answer. */
export type ResponseData<Name extends RouteName> = z.output<Endpoints[Name]['data']>;
