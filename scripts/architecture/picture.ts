import { escapeText, tag } from '../lib/markup.ts';
import { readColor } from './colors.ts';
import { drawFolders, foldersHeight } from './ladder.ts';
import type { Architecture, Layer } from './model.ts';

const PANEL = 568;
const GAP = 24;
const WIDTH = 2 * PANEL + 3 * GAP;
const HEAD = 34;
const LINE = 20;
const CHIP_HEIGHT = 24;
const LETTER = 7.4;

/** Layers whose folders are drawn with their dependencies; of the others only the names are drawn. */
const drawnLayers = new Set(['features', 'entities', 'views']);

const style = `
text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: ${readColor('text')}; }
.title { font-weight: 700; font-size: 20px; } .floor { font-weight: 600; font-size: 14px; } .soft { fill: ${readColor('text-3')}; font-size: 12px; }
.desk { fill: ${readColor('bg')}; } .sheet { fill: ${readColor('surface')}; stroke: ${readColor('line')}; }
.chip { fill: ${readColor('ink-0')}; } .noun { fill: ${readColor('ink-7')}; } .noun-name { fill: ${readColor('on-primary')}; }
.rail { stroke: ${readColor('line')}; } .way { stroke: ${readColor('ink-4')}; stroke-width: 1.5; }
.start { fill: ${readColor('ink-7')}; } .pin { fill: ${readColor('pin')}; } .back { fill: ${readColor('surface')}; stroke: ${readColor('pin')}; stroke-width: 2; }`;

type Drawn = { markup: string; height: number };

/** Draws the architecture as one picture, the same for the same code. */
export const drawArchitecture = ({ server, web, contract, tables }: Architecture): string => {
  const left = drawPanel('Server', 'apps/server/src', server);
  const right = drawPanel('Web app', 'apps/web/src', web);
  const owners = drawTables(tables);
  const top = 64;
  const middle = Math.max(left.height, right.height + owners.height);
  const base = drawContract(contract);
  const height = top + middle + GAP + base.height + GAP;
  const at = (x: number, y: number, inside: string) => tag('g', { transform: `translate(${x} ${y})` }, inside);
  const parts = [
    tag('rect', { class: 'desk', width: WIDTH, height }),
    tag('text', { class: 'title', x: GAP, y: 34 }, 'PinLife, as its code is laid out'),
    tag('text', { class: 'soft', x: GAP, y: 52 }, LEGEND),
    at(GAP, top, left.markup),
    at(2 * GAP + PANEL, top, right.markup),
    at(2 * GAP + PANEL, top + right.height, owners.markup),
    at(GAP, top + middle + GAP, base.markup),
  ];
  const title = tag(
    'title',
    {},
    'The layers of server and web app, their slices and who uses whom, and the contract below',
  );
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, role: 'img' },
    `${title}<style>${style}</style>\n${parts.join('\n')}\n`,
  )}\n`;
};

const LEGEND =
  'Each floor imports only from those below it. Follow the line of a slice from its dot: a pin stands where it uses another one, a hollow pin where that stands above it.';

const drawPanel = (title: string, path: string, layers: readonly Layer[]): Drawn => {
  const parts: string[] = [
    tag('text', { class: 'title', x: 0, y: 20 }, title),
    tag('text', { class: 'soft', x: PANEL, y: 20, 'text-anchor': 'end' }, path),
  ];
  let y = 32;
  for (const floor of layers) {
    const { markup, height } = drawLayer(floor);
    parts.push(tag('g', { transform: `translate(0 ${y})` }, markup));
    y += height + 8;
  }
  return { markup: parts.join('\n'), height: y };
};

const drawLayer = (floor: Layer): Drawn => {
  const hasLines = drawnLayers.has(floor.name);
  const names = hasLines ? [] : floor.folders.map(({ name }) => name).sort();
  const rows = wrapNames([...names.map((name) => `${name}/`), ...floor.files], PANEL - 24);
  const listHeight = rows.length * LINE;
  const height =
    HEAD + listHeight + (hasLines ? foldersHeight(floor.folders) : 0) + (rows.length > 0 || hasLines ? 6 : 0);
  const lines = rows.map((row, index) =>
    tag('text', { class: 'soft', x: 12, y: HEAD + index * LINE + 8 }, escapeText(row.join(' · '))),
  );
  const ladder = hasLines
    ? tag('g', { transform: `translate(12 ${HEAD + listHeight})` }, drawFolders(floor.folders, PANEL - 24))
    : '';
  return {
    height,
    markup: [
      tag('rect', { class: 'sheet', width: PANEL, height, rx: 8 }),
      tag('text', { class: 'floor', x: 12, y: 22 }, escapeText(floor.name)),
      ...lines,
      ladder,
    ].join('\n'),
  };
};

const drawTables = (tables: Architecture['tables']): Drawn => {
  const height = HEAD + tables.length * LINE + 8;
  const rows = tables.map(({ slice, names }, index) => {
    const y = HEAD + index * LINE + 12;
    return (
      tag('text', { x: 12, y }, escapeText(slice)) +
      tag('text', { class: 'soft', x: 144, y }, escapeText(names.join(' · ')))
    );
  });
  return {
    height,
    markup: [
      tag('rect', { class: 'sheet', width: PANEL, height, rx: 8 }),
      tag('text', { class: 'floor', x: 12, y: 22 }, 'tables, by the slice of the server that writes them'),
      ...rows,
    ].join('\n'),
  };
};

const wrapNames = (names: readonly string[], width: number): string[][] => {
  const rows: string[][] = [];
  let used = width;
  for (const name of names) {
    const own = (name.length + 3) * (LETTER - 1);
    if (used + own > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(name);
    used += own;
  }
  return rows;
};

const drawContract = (nouns: readonly string[]): Drawn => {
  const width = WIDTH - 2 * GAP;
  const chips: string[] = [];
  let [x, y] = [12, HEAD];
  for (const noun of nouns) {
    const own = Math.round(noun.length * LETTER + 18);
    if (x + own > width - 12) [x, y] = [12, y + CHIP_HEIGHT + 8];
    chips.push(
      tag('rect', { class: 'noun', x, y, width: own, height: CHIP_HEIGHT, rx: CHIP_HEIGHT / 2 }),
      tag('text', { class: 'noun-name', x: x + own / 2, y: y + 16, 'text-anchor': 'middle' }, escapeText(noun)),
    );
    x += own + 8;
  }
  const height = y + CHIP_HEIGHT + 14;
  return {
    height,
    markup: [
      tag('rect', { class: 'sheet', width, height, rx: 8 }),
      tag('text', { class: 'floor', x: 12, y: 22 }, 'contract'),
      tag(
        'text',
        { class: 'soft', x: width - 12, y: 22, 'text-anchor': 'end' },
        'packages/contract/src: what both apps agree on, a folder for each noun with schema, limits, endpoints',
      ),
      ...chips,
    ].join('\n'),
  };
};
