import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import { closeHistory, useHistoryNote } from './history-opener.ts';

const HistoryDialog = lazyLayer(async () => {
  const [{ HistoryDialog: Dialog }, { loadHistoryTexts }] = await Promise.all([
    import('./history-dialog.tsx'),
    import('./texts.ts'),
  ]);
  await loadHistoryTexts();
  return Dialog;
});

/** The versions of a note, over any page of the dashboard. */
export const HistoryLayer = () => {
  const note = useHistoryNote();
  return note && <HistoryDialog key={note._id} note={note} onClose={closeHistory} />;
};
