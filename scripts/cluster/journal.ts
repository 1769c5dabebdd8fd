import { type RouteName, routes } from '@pinlife/contract/routes';

type Call = { path: string; method: string; token: string; body?: unknown };

/** What clients were answered, and when. */
export type Journal = ReturnType<typeof createJournal>;

export const createJournal = (url: string) => {
  const successes: number[] = [];
  const faults: string[] = [];
  let refused = 0;
  let longestRefusalMs = 0;

  return {
    /** When something succeeded, in order. */
    successes,
    /** Answers that break the promise: neither a success nor a 503 with Retry-After. */
    faults,
    countRefused: () => refused,
    longestRefusalMs: () => longestRefusalMs,

    /** Calls once; null for a 503. */
    async call<Data>({ path, method, token, body }: Call): Promise<Data | null> {
      const startedAt = performance.now();
      const answer = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((error: Error) => error);
      const tookMs = performance.now() - startedAt;
      if (answer instanceof Error) {
        faults.push(`${method} ${path}: ${answer.message} (${String(answer.cause)})`);
        return null;
      }
      const text = await answer.text().catch(String);
      if (answer.ok) {
        successes.push(Date.now());
        return JSON.parse(text).data;
      }
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        refused += 1;
        longestRefusalMs = Math.max(longestRefusalMs, tookMs);
      } else faults.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return null;
    },

    /** The longest time without a success from a moment on, until now. */
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
