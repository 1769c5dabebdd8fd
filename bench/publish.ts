import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { formatFigure, formatGoal, formatRatio } from './figure.ts';
import { QUIET_LOAD } from './machine.ts';
import { writePage } from './report/page.ts';
import { drawPicture } from './report/picture.ts';
import { describeData, type Result, readResult } from './result.ts';
import type { Row } from './row.ts';
import { type Topic, topicNames, topics } from './topics.ts';

const inDocs = (name: string) => fromRoot('docs', name);
export const published = { data: inDocs('figures.json'), text: inDocs('figures.md') };

const BEGIN = '<!-- Written by npm run bench -- --publish: what stands below comes from figures.json. -->';

/** Writes the documents. After a run of some rows only, the other rows and the header stay as published. */
export const publish = async (result: Result, isPartial: boolean): Promise<void> => {
  const before = isPartial ? await readResult(published.data) : result;
  if (before.effort !== result.effort)
    throw new Error(`A ${before.effort} result is published: measure some rows of it with the same effort.`);
  if (before.text !== result.text)
    throw new Error('What is published was taken on other notes: measure all rows, then publish them together.');
  const whole = { ...before, rows: mergeRows(before.rows, result.rows) };
  await writeFile(published.data, `${JSON.stringify(whole, null, 2)}\n`);
  await writeFile(inDocs('figures.html'), writePage(whole));
  await writeFile(inDocs('figures.svg'), drawPicture(whole.rows));
  await writeFile(published.text, replaceFigures(await readFile(published.text, 'utf8'), whole));
};

/** Merges rows, the newer of each, in the order of the topics. */
export const mergeRows = (before: readonly Row[], after: readonly Row[]): Row[] => {
  const kept = before.filter(({ work }) => !after.some((row) => row.work === work));
  return topicNames.flatMap((topic) => [...after, ...kept].filter((row) => row.topic === topic));
};

/** Replaces the figures of a document; the text above them stays. */
export const replaceFigures = (text: string, result: Result): string => {
  const [words = ''] = text.split(BEGIN);
  return `${words}${BEGIN}\n\n${formatDocument(result)}`;
};

const formatDocument = (result: Result): string => {
  const { at, machine, node, commit, load, effort, text, rows } = result;
  const met = rows.filter(({ isMet }) => isMet).length;
  return [
    `${at.slice(0, 10)}, ${machine}, Node ${node}, commit ${commit}, load average ${load.before} before and ${load.after} after, ${effort} run (${describeData(result)}). **${met} of ${rows.length} goals are met.**`,
    ...(text === undefined ? [OLD_TEXT] : []),
    '![Every figure beside its goal](figures.svg)',
    ...topicNames.map((topic) => formatTopic(topic, rows)),
    '[figures.html](figures.html) is the same as a page, [figures.json](figures.json) the data.',
    '',
  ].join('\n\n');
};

/** A note about figures that were measured before notes had realistic texts. */
const OLD_TEXT =
  '**These figures flatter.** They were taken on notes that repeat one sentence, created from one note of eight different words and searched for one word at a time: what creates, lists and searches cost on real notes is more than stands here ([109](decisions/109-real-notes.md)). Those of start, memory, size and page hold.';

const formatTopic = (topic: Topic, rows: readonly Row[]): string => {
  const own = rows.filter((row) => row.topic === topic);
  const { work, goal } = topics[topic];
  const head = `## ${work.charAt(0).toUpperCase()}${work.slice(1)}\n\nGoal: ${goal}.`;
  if (own.length === 0) return `${head}\n\nNot measured in this run.`;
  const lines = own.map((row) =>
    [
      row.work,
      formatRatio(row.ratio),
      formatFigure(row.ours),
      formatFigure(row.reference),
      formatGoal(row.goal),
      `${row.isMet ? 'met' : '**missed**'}${row.load > QUIET_LOAD * BUSY ? `, at load ${Math.round(row.load)}` : ''}`,
    ].join(' | '),
  );
  const table = ['work | ratio | PinLife | reference | goal | ', '--- | --: | --- | --- | --- | ---', ...lines];
  return `${head}\n\n${table.map((line) => `| ${line} |`).join('\n')}`;
};

/** The bench itself keeps the processor busy; above this there was other load. */
const BUSY = 10;
