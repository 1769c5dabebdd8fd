import type { ParsedBody, ParsedParams, ParsedQuery, ResponseData } from '@pinlife/contract/endpoints';
import type { PublicRouteName, RouteName, SelfProvingRouteName } from '@pinlife/contract/routes';
import type { JsonText } from '../platform/text/json-text.ts';

/** Who is calling, as the token proved it. */
export type Person = { userId: string; sessionId: string };

/**
 * Calls that look the session up and do their work in one round trip to the database. Their handlers get the token as it
 * was sent, and have to say whom it proved.
 */
export const guardedRoutes = ['listNotes', 'createNote'] as const satisfies readonly RouteName[];
type GuardedRouteName = (typeof guardedRoutes)[number];

/** Who changes something, and from which of their tabs. */
export type Author = { userId: string; tab: string | undefined };

/** What a handler may know about the connection. */
export type Caller = {
  address: string;
  userAgent: string;
  cookies: Readonly<Record<string, string>>;
  /** Names the tab that calls, so that it can tell its own changes from those of others. */
  tab: string | undefined;
};

export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

export type HandlerInput<Name extends RouteName> = {
  params: ParsedParams<Name>;
  query: ParsedQuery<Name>;
  body: ParsedBody<Name>;
  caller: Caller;
  /** The header as it was sent. */
  ifMatch: string | undefined;
  person: Name extends PublicRouteName | GuardedRouteName
    ? undefined
    : Name extends SelfProvingRouteName
      ? Person | undefined
      : Person;
  token: Name extends GuardedRouteName ? string : undefined;
};

export type HandlerOutput<Name extends RouteName> = {
  /** Text that the database has assembled is passed through as it is. */
  data: ResponseData<Name> | JsonText<ResponseData<Name>>;
  /** Cursor of the next page of a list. */
  next?: string | null;
  etag?: string;
  cookies?: readonly Cookie[];
  /** For answers that are the same for everybody: how long anybody may keep one. Others are never stored. */
  maxAgeSeconds?: number;
} & (Name extends GuardedRouteName ? { provenFor: Person } : unknown);

type Handler<Name extends RouteName> = (input: HandlerInput<Name>) => Promise<HandlerOutput<Name>>;

/** A slice binds some calls; the app is complete when all of them are bound. */
export type Handlers<Name extends RouteName = RouteName> = { [Key in Name]: Handler<Key> };

export const authorOf = ({ person, caller }: { person: Person; caller: Caller }): Author => ({
  userId: person.userId,
  tab: caller.tab,
});
