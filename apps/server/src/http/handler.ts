import type { ParsedBody, ParsedParams, ParsedQuery, ResponseData } from '@pinlife/contract/endpoints';
import type { PublicRouteName, RouteName } from '@pinlife/contract/routes';

/** Who is calling, as the token proved it. */
export type Person = { userId: string; sessionId: string };

/** What a handler may know about the connection. */
export type Caller = { address: string; userAgent: string; cookies: Readonly<Record<string, string>> };

export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

export type HandlerInput<Name extends RouteName> = {
  params: ParsedParams<Name>;
  query: ParsedQuery<Name>;
  body: ParsedBody<Name>;
  caller: Caller;
  person: Name extends PublicRouteName ? undefined : Person;
};

export type HandlerOutput<Name extends RouteName> = {
  data: ResponseData<Name>;
  /** Cursor of the next page of a list. */
  next?: string | null;
  cookies?: readonly Cookie[];
};

export type Handler<Name extends RouteName> = (input: HandlerInput<Name>) => Promise<HandlerOutput<Name>>;

/** A slice binds some calls; the app is complete when all of them are bound. */
export type Handlers<Name extends RouteName = RouteName> = { [Key in Name]: Handler<Key> };
