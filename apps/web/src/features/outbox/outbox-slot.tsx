import { useEffect } from 'react';
import { useHeld } from '../../entities/note/outbox/held.ts';
import { useIsReachable } from '../../lib/api/connection.ts';
import { atLeisure, whenQuiet } from '../../lib/loading/quiet.ts';
import { lazyService } from '../../ui/feedback/lazy-part.tsx';

const OutboxButton = lazyService(async () => {
  const [{ OutboxButton: Button }, words] = await Promise.all([
    import('./outbox-button.tsx'),
    import('../../entities/note/outbox/words.ts'),
  ]);
  await words.loadOutboxTexts();
  return Button;
});

/** The place of the outbox in the header: empty while all has been sent. It is loaded before the network is gone. */
export const OutboxSlot = () => {
  const isWanted = useHeld().length > 0;
  const isReachable = useIsReachable();
  useEffect(() => whenQuiet(atLeisure, () => void OutboxButton.tryLoad()), []);
  return (isWanted || !isReachable) && <OutboxButton />;
};
