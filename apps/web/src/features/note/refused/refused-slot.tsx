import type { Note } from '@pinlife/contract/note/schema';
import { useAnnouncedState } from '../../../entities/note/outbox/display/announced.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';

const RefusedBox = lazyService(async () => {
  const [{ RefusedBox: Box }, texts] = await Promise.all([
    import('./refused-box.tsx'),
    import('../../../entities/note/outbox/display/texts.ts'),
  ]);
  await texts.loadOutboxTexts();
  return Box;
});

export const RefusedSlot = ({ note }: { note: Note }) =>
  useAnnouncedState(note._id) === 'refused' && <RefusedBox note={note} />;
