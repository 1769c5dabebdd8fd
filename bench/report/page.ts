import { escapeText } from '../../scripts/lib/markup.ts';
import { formatGoal, formatRatio } from '../figure.ts';
import { describeData, type Result } from '../result.ts';
import type { Row } from '../row.ts';
import { topicNames, topics } from '../topics.ts';
import { drawPeers, drawThroughput } from './bars.ts';
import { drawHistory } from './history.ts';
import { drawMargins } from './margin-plot.ts';
import { readLogo, readStyles } from './theme.ts';

/** One result as a standalone page, with earlier ones as its history. */
export const writePage = (result: Result, earlier: readonly Result[] = []): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>PinLife figures, ${formatDate(result.at)}</title>
<style>${readStyles()}</style>
</head>
<body>
<main>
${writeHead(result)}
${topicNames.map((topic) => writeTopic(topic, result.rows)).join('')}
${writeSection('Operations a second', 'Ours, and the most that the database or the runtime alone can do; the dashed line is the goal.', drawThroughput(result.rows))}
${writeSection('Others, operations a second', 'The same notes and searches by the same client in one run, 8 clients.', drawPeers(result.rows))}
${writeSection('Over time', `The last ${earlier.length + 1} results of this machine; above the dashed line a goal is met.`, wrap('pasts', drawHistory([...earlier, result])))}
</main>
</body>
</html>
`;

const formatDate = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const writeHead = (result: Result): string => {
  const { at, machine, node, commit, load, seconds, rows } = result;
  const missed = rows.filter(({ isMet }) => !isMet);
  const facts = [
    ['Machine', machine],
    ['Load', `${load.before.toFixed(2)} before, ${load.after.toFixed(2)} after`],
    ['Data', describeData(result)],
    ['Version', `${commit}, Node ${node}`],
    ['Took', `${seconds} s`],
  ];
  return `<header>
    <div class="brand">${readLogo()}<span class="stamp">${formatDate(at)}</span></div>
    <h1><strong>${rows.length - missed.length}</strong> of ${rows.length} goals met</h1>
    <p class="lead">Each pin stands where a figure is, measured from its goal in the middle: right of it the goal is met. The thin line around a pin is how far the rounds of the run lie apart.</p>
    <dl>${facts.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeText(value)}</dd></div>`).join('')}</dl>
    ${missed.length > 0 ? writeMissed(missed) : ''}
  </header>`;
};

const writeMissed = (rows: readonly Row[]): string =>
  `<div class="missed"><h2>Missed</h2><ul>${rows
    .map(
      ({ work, ratio, goal }) =>
        `<li>${escapeText(work)} <strong>${formatRatio(ratio)}</strong>, ${formatGoal(goal)}</li>`,
    )
    .join('')}</ul></div>`;

const writeTopic = (topic: (typeof topicNames)[number], rows: readonly Row[]): string => {
  const own = rows.filter((row) => row.topic === topic);
  const { work, goal } = topics[topic];
  return own.length > 0 ? writeSection(work, goal, drawMargins(own)) : '';
};

const writeSection = (title: string, lead: string, inside: string): string =>
  inside ? `<section><h2>${escapeText(title)}</h2><p class="lead">${escapeText(lead)}</p>${inside}</section>` : '';

const wrap = (kind: string, inside: string): string => (inside ? `<div class="${kind}">${inside}</div>` : '');
