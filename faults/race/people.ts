import { PEOPLE, type Person } from '../support/outbox-server.ts';

/** Ids as the server gives them: a token begins with one. */
export const idOf: Record<Person, string> = {
  ann: '00000000-0000-4000-8000-00000000000a',
  bob: '00000000-0000-4000-8000-00000000000b',
};

export const nameOf = (id: string): Person => PEOPLE.find((person) => idOf[person] === id) ?? 'ann';
