import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeRows, published, replaceFigures } from './publish.ts';
import { readResult } from './result.ts';
import { makeResult, makeRow } from './test/make-row.ts';
import { optionalTopics, topicNames, topics } from './topics.ts';

describe('the published figures', () => {
  it('are the same in the documents and in the data', async () => {
    const text = readFileSync(published.text, 'utf8');
    expect(replaceFigures(text, await readResult(published.data))).toBe(text);
  });

  it('have a figure for everything that is promised', async () => {
    const { rows } = await readResult(published.data);
    const promised = topicNames.filter((topic) => !optionalTopics.includes(topic));
    const silent = promised.filter((topic) => !rows.some((row) => row.topic === topic));
    expect(silent).toEqual([]);
    expect(rows.map(({ ratio }) => ratio).every(Number.isFinite)).toBe(true);
  });

  it('carry a warning if they were measured on unrealistic notes', () => {
    const { text: _text, ...old } = makeResult([makeRow()]);
    expect(replaceFigures('', old)).toContain('These figures flatter.');
    const honest = replaceFigures('', makeResult([makeRow()]));
    expect(honest).not.toContain('flatter');
    expect(honest).toContain('50,000 reminders; real words)');
  });

  it('have no ratio to figures of others that were measured elsewhere', async () => {
    const { rows } = await readResult(published.data);
    const borrowed = rows.filter(
      ({ topic, reference }) => topic === 'peers' && !reference.processor && reference.unit !== 'MB',
    );
    expect(borrowed).toEqual([]);
  });

  it('keep the words above them, and rows that were not measured again', () => {
    const before = makeResult([makeRow({ work: 'kept' }), makeRow({ work: 'again', ours: [90] })]);
    const rows = mergeRows(before.rows, [makeRow({ work: 'again', ours: [10] })]);
    expect(rows.map(({ work, ratio }) => [work, ratio])).toEqual([
      ['again', 0.1],
      ['kept', 0.5],
    ]);
    const text = replaceFigures(replaceFigures('# Figures\n\nSome words.\n\n', before), { ...before, rows });
    expect(text.match(/Some words\./g)).toHaveLength(1);
    expect(text).toContain('| again | 0.10 | 10 ms | 100 ms, promised | at most 1 | met |');
    expect(text).not.toContain('0.90');
    for (const topic of topicNames) expect(text).toContain(`Goal: ${topics[topic].goal}.`);
  });
});
