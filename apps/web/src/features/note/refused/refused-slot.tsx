import type { Note } from '@pinlife/contract/note/schema';
import { useHeldState } from '../../../entities/note/outbox/view/held.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';

/** It comes with its words, which nobody else needs. */
const RefusedBox = lazyService(async () => {
  const [{ RefusedBox: Box }, words] = await Promise.all([
    import('./refused-box.tsx'),
    import('../../../entities/note/outbox/view/words.ts'),
  ]);
  await words.loadOutboxTexts();
  return Box;
});

export const RefusedSlot = ({ note }: { note: Note }) =>
  useHeldState(note._id) === 'refused' && <RefusedBox note={note} />;
