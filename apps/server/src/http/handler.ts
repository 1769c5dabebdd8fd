import type { ParsedBody, ParsedParams, ParsedQuery, ResponseData } from '@pinlife/contract/endpoints';
import type { PublicRouteName, RouteName, SelfProvingRouteName } from '@pinlife/contract/routes';
import type { Author, Caller, Person } from '../platform/person.ts';
import type { JsonBody, JsonText } from '../platform/text/json-text.ts';

/** Proves the caller. Guards of slices can prove and work in one round trip. */
export type CallGuard = {
  /** The person proved so far. */
  readonly proved: Person | null;
  /** Throws 401 for strangers. */
  person(): Promise<Person>;
};

/**
 * Calls that prove the person together with their work: their handlers get the guard instead of the person. Other calls
 * that need a token can be added.
 */
export const selfGuardedRoutes = ['listNotes', 'createNote'] as const satisfies readonly RouteName[];
type SelfGuardedRouteName = (typeof selfGuardedRoutes)[number];

export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

export type HandlerInput<Name extends RouteName, Guard extends CallGuard = CallGuard> = {
  params: ParsedParams<Name>;
  query: ParsedQuery<Name>;
  body: ParsedBody<Name>;
  caller: Caller;
  /** The header as received. */
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
  /** JSON text of the database is sent as it is; a whole body contains the cursor. */
  data: ResponseData<Name> | JsonText<ResponseData<Name>> | JsonBody<ResponseData<Name>>;
  /** Cursor of the next page of a list. */
  next?: string | null;
  etag?: string;
  /** The client has this version: 304 without a body. */
  isUnchanged?: boolean;
  cookies?: readonly Cookie[];
  /** The time for which answers that are the same for everybody may be cached. Others are never stored. */
  maxAgeSeconds?: number;
};

type Handler<Name extends RouteName, Guard extends CallGuard> = (
  input: HandlerInput<Name, Guard>,
) => Promise<HandlerOutput<Name>>;

/** The handlers of a slice. The app needs handlers for all calls. */
export type Handlers<Name extends RouteName = RouteName, Guard extends CallGuard = CallGuard> = {
  [Key in Name]: Handler<Key, Guard>;
};

export const authorOf = ({ person, caller }: { person: Person; caller: Caller }): Author => ({
  ...person,
  tab: caller.tab,
});
