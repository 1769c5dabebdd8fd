import type { Note } from '@pinlife/contract/note/schema';
import { fetchNote } from '../../../entities/note/api.ts';
import type { Refusal } from '../../../entities/note/outbox/queue/entry.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { findKeptNote } from '../../../lib/kept/kept.ts';

/** The note of the server, or the kept one without a network; if it is gone, the reason. */
export const findLeftNote = async (id: string): Promise<{ note: Note | null; refusal: Refusal | null }> => {
  try {
    return { note: await fetchNote(id), refusal: null };
  } catch (error) {
    const isGone = error instanceof ApiError && error.isOurs && error.status === 404;
    if (!isGone) return { note: await findKeptNote(id), refusal: null };
    const { status, message } = error;
    return { note: null, refusal: { status, code: error.code as Refusal['code'], message, data: null } };
  }
};
