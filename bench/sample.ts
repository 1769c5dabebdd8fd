import { type Load, measureLoad } from './load.ts';
import { type DatabaseLoad, measureStatements } from './pgbench.ts';
import { type ProcessorTime, type Programs, settle, watchProcessor } from './processor.ts';
import type { Replay } from './replay.ts';

/** Requests and the programs that answer them. */
export type Side = {
  replay: Replay;
  programs: Programs;
  /** Whether some are writes: what is done after their answers is waited for and counted. */
  hasWrites?: boolean;
};

/** What the rounds of a row gave. */
export type Series = { rounds: number[]; processor: ProcessorTime[] };

export const createSeries = (): Series => ({ rounds: [], processor: [] });

/** One round: operations a second, and what each cost. Answers the processor time of asking, a request. */
export const takeSample = async (
  series: Series,
  { replay, programs, hasWrites = false }: Side,
  load: Load,
): Promise<{ askingUs: number }> => {
  const readProcessor = watchProcessor(programs);
  const { perSecond, answered, askingUs } = await measureLoad(replay, load);
  if (hasWrites) await settle(programs);
  series.rounds.push(perSecond);
  series.processor.push(readProcessor(answered));
  return { askingUs };
};

/** The same of the database alone. Answers which tool asked. */
export const takeDatabaseSample = async (series: Series, load: DatabaseLoad, programs: Programs): Promise<string> => {
  const readProcessor = watchProcessor({ database: programs['database'] ?? 0 });
  const { perSecond, answered, tool } = await measureStatements(load);
  series.rounds.push(perSecond);
  series.processor.push(readProcessor(answered));
  return tool;
};

/** What one call after the other costs. */
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
