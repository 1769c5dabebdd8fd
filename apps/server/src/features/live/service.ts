import type { LiveEvents } from '@pinlife/contract/live';
import type { Author } from '../../http/handler.ts';

export type LiveService = ReturnType<typeof createLiveService>;

export const createLiveService = () => ({
  publishNote(_author: Author, _event: Omit<LiveEvents['note'], 'tab'>): void {},
});
