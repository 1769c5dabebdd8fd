import { useEffect } from 'react';
import { useAnnouncedEntries } from '../../entities/note/outbox/display/announced.ts';
import { useIsReachable } from '../../lib/api/connection.ts';
import { longQuiet, whenQuiet } from '../../lib/loading/quiet.ts';
import { lazyService } from '../../ui/feedback/lazy-part.tsx';

const OutboxButton = lazyService(async () => {
  const [{ OutboxButton: Button }, texts] = await Promise.all([
    import('./outbox-button.tsx'),
    import('../../entities/note/outbox/display/texts.ts'),
  ]);
  await texts.loadOutboxTexts();
  return Button;
});

/** The outbox button in the header, hidden while no entry is announced. Preloaded, because offline it could not be loaded. */
export const OutboxSlot = () => {
  const isWanted = useAnnouncedEntries().length > 0;
  const isReachable = useIsReachable();
  useEffect(() => whenQuiet(longQuiet, () => void OutboxButton.tryLoad()), []);
  return (isWanted || !isReachable) && <OutboxButton />;
};
