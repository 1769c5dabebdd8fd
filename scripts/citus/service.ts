import { expect } from 'vitest';
import type { Instance } from './instance.ts';
import type { TestUser } from './load.ts';

const SOON_MS = 1_000;
const RING_MS = 15_000;

/** Checks that this person can write, read and search, and gets reminders in time. */
export const expectService = async ({ api, listRungNotes }: Instance, resident: TestUser): Promise<void> => {
  const { token } = resident;
  const selectedDateTime = new Date(Date.now() + SOON_MS).toISOString();
  const { _id: id } = await api.demand('createNote', {
    token,
    body: {
      title: `Undisturbed at ${selectedDateTime}`,
      reminders: [{ selectedDateTime, timezone: 'UTC', repeatType: 'Never' }],
    },
  });
  const found = await fetch(`${api.url}/api/note?search=undisturbed`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining(id)]);
  await api.demand('getNote', { token, params: { id } });
  await expect.poll(() => listRungNotes(resident), { timeout: RING_MS }).toContain(id);
};
