import { definePart } from '../../../lib/loading/part.ts';
import { untilQuiet } from '../../../lib/loading/quiet.ts';

export const richEditor = definePart(() => import('./rich-text.tsx'));

const BETWEEN_PRESSES = { restMs: 1000, longestMs: 20_000 };

let isPrepared = false;

/** Loads the rich editor and runs it once, in short tasks: the first press that opens it would take three times as long. */
export const prepareRichEditor = async (signal: AbortSignal): Promise<void> => {
  if (isPrepared) return;
  isPrepared = true;
  const pause = () => untilQuiet(BETWEEN_PRESSES, signal);
  await pause();
  // A press was faster.
  if (richEditor.find()) return;
  const module = await richEditor.tryLoad();
  await module?.rehearse(pause);
};
