/** Who is logged in, as the guard has proved it. */
export type Person = { userId: string; sessionId: string };

/** Who changes something, and from which of their tabs. */
export type Author = { userId: string; tab: string | undefined };

/** What may be known of a connection before it is known who calls. */
export type Caller = {
  address: string;
  userAgent: string;
  cookies: Readonly<Record<string, string>>;
  /** Names the tab that calls, so that it can tell its own changes from those of others. */
  tab: string | undefined;
};
