import type { ParsedBody, ParsedParams, ParsedQuery, ResponseData } from '@pinlife/contract/endpoints';
import type { PublicRouteName, RouteName, SelfProvingRouteName } from '@pinlife/contract/routes';
import type { Author, Caller, Person } from '../platform/person.ts';
import type { JsonBody, JsonText } from '../platform/text/json-text.ts';

/** Proves who makes a call. The slices know a guard that can do the work of a call in the same round trip. */
export type CallGuard = {
  /** Whom it has proved so far. */
  readonly proved: Person | null;
  /** Refuses strangers. */
  person(): Promise<Person>;
};

/**
 * Calls that are proved in one round trip with their work: their handlers get the guard instead of the person. Any other
 * that needs a token may be added.
 */
export const selfGuardedRoutes = ['listNotes', 'createNote'] as const satisfies readonly RouteName[];
type SelfGuardedRouteName = (typeof selfGuardedRoutes)[number];

export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

export type HandlerInput<Name extends RouteName, Guard extends CallGuard = CallGuard> = {
  params: ParsedParams<Name>;
  query: ParsedQuery<Name>;
  body: ParsedBody<Name>;
  caller: Caller;
  /** The headers as they were sent. */
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  person: Name extends PublicRouteName | SelfGuardedRouteName
    ? undefined
    : Name extends SelfProvingRouteName
      ? Person | undefined
      : Person;
  guard: Name extends SelfGuardedRouteName ? Guard : undefined;
};

export type HandlerOutput<Name extends RouteName> = {
  /** Text that the database has assembled is passed through as it is; a whole body has the cursor in it. */
  data: ResponseData<Name> | JsonText<ResponseData<Name>> | JsonBody<ResponseData<Name>>;
  /** Cursor of the next page of a list. */
  next?: string | null;
  etag?: string;
  /** Whoever asks has it already: 304, without a body. */
  isUnchanged?: boolean;
  cookies?: readonly Cookie[];
  /** For answers that are the same for everybody: how long anybody may keep one. Others are never stored. */
  maxAgeSeconds?: number;
};

type Handler<Name extends RouteName, Guard extends CallGuard> = (
  input: HandlerInput<Name, Guard>,
) => Promise<HandlerOutput<Name>>;

/** A slice binds some calls; the app is complete when all of them are bound. */
export type Handlers<Name extends RouteName = RouteName, Guard extends CallGuard = CallGuard> = {
  [Key in Name]: Handler<Key, Guard>;
};

export const authorOf = ({ person, caller }: { person: Person; caller: Caller }): Author => ({
  userId: person.userId,
  tab: caller.tab,
});
