import { measureFolderMb } from '../folder-size.ts';
import { sendAll } from '../load.ts';
import { type ProcessorTime, waitUntilIdle, watchProcessor } from '../processor.ts';
import { createReplay } from '../replay.ts';
import { toPlainText, writeNote } from '../text/note.ts';
import type { Contestant } from './contestant.ts';

const CLIENTS = 8;

export type Filling = {
  perSecond: number;
  processor: ProcessorTime;
  folderMb: number;
  /** The size of the written titles and texts. */
  textMb: number;
  /** The time of work after the last answer. */
  afterSeconds: number;
};

/** Creates different notes over the API, each once. */
export const fillWith = async (
  { port, programs, folder, writeCreate }: Contestant,
  count: number,
): Promise<Filling> => {
  const notes = Array.from({ length: count }, (_none, number) => writeNote(number));
  const replay = createReplay(port, notes.map(writeCreate));
  const readProcessor = watchProcessor(programs);
  const { perSecond, answered } = await sendAll(replay, CLIENTS);
  const lastAt = performance.now();
  await waitUntilIdle(programs);
  const textBytes = notes.reduce((sum, note) => sum + Buffer.byteLength(note.title + toPlainText(note)), 0);
  return {
    perSecond,
    processor: readProcessor(answered),
    folderMb: measureFolderMb(folder),
    textMb: textBytes / 1e6,
    afterSeconds: (performance.now() - lastAt) / 1000,
  };
};
