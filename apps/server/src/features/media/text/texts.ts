import type { PictureText } from '@pinlife/contract/media/schema';
import { AppError } from '../../../platform/error/app-error.ts';
import type { PictureTextRepo } from './repo.ts';

export type PictureTexts = ReturnType<typeof createPictureTexts>;

/** The text found in pictures, for their owners. Text that was found earlier is shown even if OCR is off now. */
export const createPictureTexts = (repo: Pick<PictureTextRepo, 'find' | 'list'>, isOcrOn: boolean) => ({
  async get(userId: string, id: string): Promise<PictureText> {
    const row = await repo.find(userId, id);
    if (!row) throw new AppError('not_found');
    if (row.text !== null) return { state: 'read', text: row.text };
    return { state: isOcrOn && row.is_due ? 'waiting' : 'unread', text: '' };
  },
  list: repo.list,
});
