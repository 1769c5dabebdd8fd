import { definePart } from '../../lib/loading/part.ts';

/** The calls about media, which few pages need. */
export const mediaApi = definePart(() => import('./api.ts'));
