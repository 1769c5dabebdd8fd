/** The person who is logged in, as proved by the guard. */
export type Person = { userId: string; sessionId: string };

/** The author of a change: the person, the session (null: without one), and the tab. */
export type Author = { userId: string; sessionId: string | null; tab: string | undefined };

/** The facts of a request before its person is known. */
export type Caller = {
  address: string;
  userAgent: string;
  cookies: Readonly<Record<string, string>>;
  /** The calling tab, so that it can distinguish its own changes from others. */
  tab: string | undefined;
};
