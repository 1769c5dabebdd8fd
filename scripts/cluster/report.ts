import type { Outcome } from './scenario.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The figures of one fault, beside what is promised. */
export const formatOutcome = (title: string, outcome: Outcome, more: readonly string[] = []): string =>
  [
    '',
    title,
    `acknowledged writes ${outcome.acknowledged}, lost ${outcome.lost.length}`,
    `reminders ${outcome.reminders}, rows ${outcome.rows}, rung twice ${outcome.rows - outcome.rung}, latest ${seconds(outcome.latestRingMs)} after its time`,
    `longest time without an answered write ${seconds(outcome.writeGapMs)}, read ${seconds(outcome.readGapMs)}`,
    `answers of 503 with Retry-After ${outcome.refused} (reads ${outcome.readsRefused}), the slowest after ${seconds(outcome.longestRefusalMs)}; other failures ${outcome.faults.length}`,
    `live events ${outcome.heard} on ${outcome.unheard.length} streams, missed ${outcome.unheard.flat().length}`,
    `uploads ${outcome.files}, read back through both nodes, damaged ${outcome.damaged.length}`,
    ...more,
    '',
  ].join('\n  ');
