import { type Load, measureLoad } from './load.ts';
import { type DatabaseLoad, measureStatements } from './pgbench.ts';
import { type ProcessorTime, type Programs, waitUntilIdle, watchProcessor } from './processor.ts';
import type { Replay } from './replay.ts';

/** Requests and the programs that answer them. */
export type Side = {
  replay: Replay;
  programs: Programs;
  /** Whether some are writes: work after their answers is waited for and counted. */
  hasWrites?: boolean;
};

/** The measurements of a row, one per round. */
export type Series = { rounds: number[]; processor: ProcessorTime[] };

export const createSeries = (): Series => ({ rounds: [], processor: [] });

/** One round: operations per second, and processor time of each. Returns the client's processor time per request. */
export const takeSample = async (
  series: Series,
  { replay, programs, hasWrites = false }: Side,
  load: Load,
): Promise<{ askingUs: number }> => {
  const readProcessor = watchProcessor(programs);
  const { perSecond, answered, askingUs } = await measureLoad(replay, load);
  if (hasWrites) await waitUntilIdle(programs);
  series.rounds.push(perSecond);
  series.processor.push(readProcessor(answered));
  return { askingUs };
};

/** One round of the database alone. Returns the tool that sent the statements. */
export const takeDatabaseSample = async (series: Series, load: DatabaseLoad, programs: Programs): Promise<string> => {
  const readProcessor = watchProcessor({ database: programs['database'] ?? 0 });
  const { perSecond, answered, tool } = await measureStatements(load);
  series.rounds.push(perSecond);
  series.processor.push(readProcessor(answered));
  return tool;
};

/** CPU time of a call, measured by calls one after the other. */
export const sampleProcessor = async (
  programs: Programs,
  seconds: number,
  call: () => Promise<unknown>,
): Promise<ProcessorTime[]> => {
  const readProcessor = watchProcessor(programs);
  let count = 0;
  for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt; count += 1) await call();
  return [readProcessor(count)];
};
