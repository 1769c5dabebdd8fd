import type { Note } from '@pinlife/contract/note/schema';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { sentenceFor } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { toastTooLarge } from '../text/note-size.ts';

const CONFLICT = 412;
const TOO_LARGE = 413;

/** The other person's version, if saving failed with a conflict. */
export const findConflict = (error: unknown): Note | null => {
  const { status, data } = error as Partial<ApiError>;
  return status === CONFLICT && data ? (data as Note) : null;
};

/** Whether the note is in the trash or deleted, if saving failed for that reason. */
export const findGone = (error: unknown): GoneState | null => {
  const { code } = error as Partial<ApiError>;
  if (code === 'note_deleted') return 'trash';
  return code === 'not_found' ? 'nowhere' : null;
};
export type GoneState = 'trash' | 'nowhere';

/** Whether the person must decide about the versions of the note. */
export const asksPerson = (error: unknown): boolean => findConflict(error) !== null || findGone(error) !== null;

export const toastNotSaved = (error: unknown): void => {
  const { status, code } = error as Partial<ApiError>;
  const isOfFile = code === 'file_too_big' || code === 'image_too_big';
  if (status === TOO_LARGE && !isOfFile) toastTooLarge();
  else showToast({ kind: 'error', text: sentenceFor(error, 'editor.failed') });
};
