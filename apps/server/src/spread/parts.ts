import type { Services } from '../compose.ts';
import { partOf } from '../db/parts/part.ts';
import { readToken } from '../platform/secret/token.ts';

/** The services of all parts, and whose are whose. */
export type Parts = {
  all: readonly Services[];
  /** By the id of a person, or whatever claims to be one. */
  of(userId: string | null | undefined): Services;
  /** By a token that names its person. */
  ofToken(token: string | undefined): Services;
  /** By a username or an e-mail address. Those that nobody has are looked up like all others. */
  ofName(name: string): Promise<Services>;
  /** For whoever is nobody yet. */
  any(): Services;
};

type FindOwner = (name: string) => Promise<string | null>;

export const createParts = (all: readonly [Services, ...Services[]], findOwner: FindOwner): Parts => {
  const of = (userId: string | null | undefined): Services => all[partOf(userId ?? '', all.length)] ?? all[0];
  const any = () => all[Math.floor(Math.random() * all.length)] ?? all[0];
  return {
    all,
    of,
    any,
    ofToken: (token) => of(token && readToken(token)?.userId),
    async ofName(name) {
      const owner = await findOwner(name);
      return owner === null ? any() : of(owner);
    },
  };
};

/** Asks all of them. One that cannot answer matters only where no other one knows. */
export const findAmong = async <Found>(
  parts: Parts,
  ask: (services: Services) => Promise<Found | null>,
): Promise<Found | null> => {
  const answers = await Promise.allSettled(parts.all.map(ask));
  const found = answers.find((answer) => answer.status === 'fulfilled' && answer.value !== null);
  if (found?.status === 'fulfilled') return found.value;
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return null;
};
