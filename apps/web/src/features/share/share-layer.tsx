import { lazyLayer } from '../../ui/feedback/lazy-part.tsx';
import { closeShare, useSharedNote } from './share-opener.ts';

const ShareDialog = lazyLayer(() => import('./dialog/share-dialog.tsx').then((module) => module.ShareDialog));

/** The share dialog, over any page of the dashboard. */
export const ShareLayer = () => {
  const note = useSharedNote();
  return note && <ShareDialog key={note._id} note={note} onClose={closeShare} />;
};
