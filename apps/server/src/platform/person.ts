/** The person who is logged in, as proved by the guard. */
export type Person = { userId: string; sessionId: string };

/** Who makes a change, in which session (null: without one), and in which tab. */
export type Author = { userId: string; sessionId: string | null; tab: string | undefined };

/** What is known of a request before the person is known. */
export type Caller = {
  address: string;
  userAgent: string;
  cookies: Readonly<Record<string, string>>;
  /** The tab that calls, so that it can tell its own changes from others. */
  tab: string | undefined;
};
