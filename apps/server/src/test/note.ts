import type { Note } from '@pinlife/contract/note/schema';
import type { TestApp } from './app.ts';

/** A note of this person, made through the API. */
export const createNote = async (
  testApp: TestApp,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Note> => {
  const { data } = await testApp.call('createNote', { token, body: { title: 'Monsoon', ...changes } });
  return data;
};
