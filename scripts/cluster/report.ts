import type { Outcome } from './scenario.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export type Row = { fault: string; promisedMs: number; outcome: Outcome };

const head = [
  'fault',
  'writes acknowledged, lost',
  'reminders, rung twice, latest',
  'without an answered write (promised)',
  'read',
  '503, slowest',
  'unanswered, longest',
  'stale',
  'uploads, damaged',
  'strangers',
];

/** Formats the figures of all faults with their limits as a Markdown table. */
export const formatTable = (rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows.map(formatRow)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const formatRow = ({ fault, promisedMs, outcome }: Row): string[] => [
  fault,
  `${outcome.acknowledged.toLocaleString('en')}, ${outcome.lost.length}`,
  `${outcome.reminders}, ${outcome.rows - outcome.rung}, ${seconds(outcome.latestRingMs)}`,
  `${seconds(outcome.writeGapMs)} (${seconds(promisedMs)})`,
  seconds(outcome.readGapMs),
  outcome.refused === 0 ? '0' : `${outcome.refused}, ${seconds(outcome.longestRefusalMs)}`,
  outcome.unanswered.length === 0 ? '0' : `${outcome.unanswered.length}, ${seconds(outcome.longestSilenceMs)}`,
  `${outcome.stale.length}`,
  `${outcome.files}, ${outcome.damaged.length}`,
  `${outcome.strangers}`,
];
