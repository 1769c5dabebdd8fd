import { type RouteName, routes } from '@pinlife/contract/routes';

type Call = {
  path: string;
  method: string;
  token?: string;
  body?: unknown;
  /** The call contains a future time; a refusal after that time means a delay, and is no fault. */
  passesAt?: number;
};

/** About the timeout of the page; only calls without any answer take longer. */
const PATIENCE_MS = 20_000;

/** Records the answers of clients and their times. */
export type Journal = ReturnType<typeof createJournal>;

export const createJournal = (url: string) => {
  const successes: number[] = [];
  const faults: string[] = [];
  const unanswered: string[] = [];
  let refused = 0;
  let longestRefusalMs = 0;
  let longestSilenceMs = 0;

  /** Sends once; null unless it succeeds. */
  const ask = async ({ path, method, token, body, passesAt = Infinity }: Call): Promise<string | null> => {
    const startedAt = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => error);
    const text = answer instanceof Error ? answer : await answer.text().catch((error: Error) => error);
    const tookMs = performance.now() - startedAt;
    if (answer instanceof Error || text instanceof Error) {
      const { message, cause } = text as Error;
      longestSilenceMs = Math.max(longestSilenceMs, tookMs);
      unanswered.push(`${method} ${path}: ${message} (${String(cause)}) after ${Math.round(tookMs)} ms`);
      return null;
    }
    if (answer.ok) {
      successes.push(Date.now());
      return text;
    }
    if (answer.status === 503 && answer.headers.has('retry-after')) {
      refused += 1;
      longestRefusalMs = Math.max(longestRefusalMs, tookMs);
    } else if (answer.status !== 400 || Date.now() < passesAt)
      faults.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return null;
  };

  return {
    /** The times of successes, in order. */
    successes,
    /** Answers that are neither a success nor a 503 with Retry-After. */
    faults,
    /** Connections that broke or stayed silent. */
    unanswered,
    countRefused: () => refused,
    longestRefusalMs: () => longestRefusalMs,
    longestSilenceMs: () => longestSilenceMs,
    ask,

    /** Calls once; null unless it succeeds. */
    async call<Data>(call: Call): Promise<Data | null> {
      const text = await ask(call);
      return text === null ? null : JSON.parse(text).data;
    },

    /** The longest time without a success since a moment, until now. */
    longestGapMs(since: number): number {
      const times = [since, ...successes.filter((time) => time > since), Date.now()];
      return Math.max(...times.slice(1).map((time, place) => time - (times[place] ?? time)));
    },
  };
};

export const callOf = (name: RouteName, token: string, body?: unknown): Call => {
  const [method, path] = routes[name];
  return { method, path, token, body };
};
