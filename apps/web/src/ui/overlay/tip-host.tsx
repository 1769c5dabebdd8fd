import { useIdle } from '../../lib/loading/use-idle.ts';
import { lazyService } from '../feedback/lazy-part.tsx';

const TipLayer = lazyService(() => import('./tip-layer.tsx').then((module) => module.TipLayer));

/** Shows the names of icons, once the page has come to rest. */
export const TipHost = () => useIdle() && <TipLayer />;
