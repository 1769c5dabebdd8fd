import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import { closeLightbox, useLightboxView } from './lightbox-opener.ts';

const Lightbox = lazyLayer(() => import('./lightbox.tsx').then((module) => module.Lightbox));

/** The open lightbox, above any page of the dashboard. */
export const LightboxLayer = () => {
  const view = useLightboxView();
  return view && <Lightbox view={view} onClose={closeLightbox} />;
};
