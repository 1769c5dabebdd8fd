import type { Effort, MeasuredRow } from './row.ts';

/** Measures one or several rows; `--only` finds it by its name. */
export type Benchmark<Given = undefined> = {
  name: string;
  measure(given: Given, effort: Effort): Promise<MeasuredRow[]>;
};
