import type { Note } from '@pinlife/contract/note/schema';
import type { TestApp } from './app.ts';

/** Creates a note through the API. */
export const createNote = async (
  testApp: TestApp,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Note> => {
  const { data } = await testApp.call('createNote', { token, body: { title: 'Monsoon', ...changes } });
  return data;
};
