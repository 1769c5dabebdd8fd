import type { Random } from '../fuzz/random.ts';
import { all, bytes, type Joined, list, type Part } from './parts.ts';

const words = [
  'rain',
  'Straße',
  '日本語',
  'മഴ',
  '👨‍👩‍👧‍👦',
  'a&amp;b',
  'x'.repeat(60),
  '2024-05-01',
  'https://a.example/b?c=d',
];

/** Between one and `max` parts. */
export const some = (random: Random, make: () => Part, max = 2): Part[] =>
  Array.from({ length: random.int(1, max) }, make);

export const sentence = (random: Random): Part =>
  list(
    some(random, () => bytes(random.pick(words)), 5),
    ' ',
  );

/** Marks that mean something in HTML, ENEX, Markdown or JSON. */
export const htmlMarks: readonly string[] = [
  ...[
    '<en-note',
    '<en-crypt>',
    '</en-note>',
    '<en-todo/>',
    '<en-media hash="',
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<note>',
  ],
  ...[
    '</note>',
    '<tag>',
    '<div style="text-decoration:',
    '<table><tr><td>',
    '</table>',
    '<li>',
    '<ul>',
    '<blockquote>',
  ],
  ...[
    '<a href="evernote:',
    '<img src="data:',
    '&#x',
    '&amp;',
    '&',
    '<b>',
    '</b>',
    '<p>',
    '<br>',
    '<pre>',
    '<',
    '"',
    '\u2028',
  ],
];
export const markdownMarks: readonly string[] = [
  ...['---\n', 'a: [', 'tags: ', '? ', ': ', '- [ ] ', '# ', '> ', '```', '![[', ']]', '[a](', '[a][', '[^1]', '|-|\n'],
  ...[
    '\\',
    '* ',
    '*',
    '_',
    '~~',
    '==',
    '$$',
    '%%',
    '<b>',
    '<!--',
    'a@b',
    'www.',
    '1. ',
    '\t',
    '  \n',
    '\n\n',
    '\n',
    ' ',
  ],
  ...['id: ', 'type_: 1\n', 'type_: 4\n', ':/', '\u2028', '\u0085', '\0', '\r', '\ufeff', '('],
];
export const jsonMarks: readonly string[] = [
  ...[
    '{}',
    '[]',
    '0',
    '-1',
    '1e999',
    'null',
    'true',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '{"a":[{"a":[]}]}',
    '[[[[[[]]]]]]',
  ],
  ...['"9007199254740993"', '"-000001-01-01T00:00:00Z"', '"+275760-09-13T00:00:00.000Z"', '{', ']', '"', ',', '\n'],
];

const element = (name: string, attributes: string, ...children: readonly (Part | string)[]): Part =>
  all(`<${name}`, attributes, '>', ...children, `</${name}>`);

/** Rich text as programs write it, some levels deep. */
export const html = (random: Random, depth = 2): Part => {
  const inner = (): Part => (depth > 0 && random.chance(0.6) ? html(random, depth - 1) : sentence(random));
  switch (random.int(0, 11)) {
    case 0:
      return element(
        'table',
        '',
        ...some(random, () => element('tr', '', ...some(random, () => element('td', ' colspan="2"', inner())))),
      );
    case 1:
      return element(random.pick(['ul', 'ol']), '', ...some(random, () => element('li', '', inner())));
    case 2:
      return element(
        'a',
        ` href="${random.pick(['https://a.example', 'evernote:///view/1/s1/a/a/', 'mailto:a@b.example'])}"`,
        inner(),
      );
    case 3:
      return all('<img src="', random.pick(['data:image/png;base64,iVBORw0KGgo=', 'a.png', ':/0123']), '" width="10">');
    case 4:
      return element(
        'span',
        ` style="${random.pick(['font-weight:bold', 'text-decoration:underline;color:#f00', '--en-task-group:true'])}"`,
        inner(),
      );
    case 5:
      return element('div', ' style="-en-codeblock:true"', inner(), '<br/>');
    case 6:
      return all(
        '<en-todo checked="true"/>',
        sentence(random),
        '<en-media hash="00112233445566778899aabbccddeeff" type="image/png"/>',
      );
    case 7:
      return element(random.pick(['h1', 'pre', 'blockquote', 'code', 'sup']), '', inner());
    case 8:
      return all('<en-crypt cipher="AES">', sentence(random), '</en-crypt>');
    case 9:
      return all(
        '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><div>',
        inner(),
        '</div></li></ul>',
      );
    default:
      return element(random.pick(['div', 'p', 'b', 'i', 'u', 's', 'font', 'center']), '', inner(), inner());
  }
};

const lineStarts = [
  '# ',
  '- ',
  '1. ',
  '- [x] ',
  '> ',
  '> [!note] ',
  '    ',
  '',
  '',
  '* * ',
  '[^1]: ',
  '[a]: https://a.example ',
];
const inlines: readonly (readonly [string, string])[] = [
  ...([
    ['**', '**'],
    ['_', '_'],
    ['`', '`'],
    ['~~', '~~'],
    ['==', '=='],
    ['[', '](https://a.example)'],
    ['[[', ']]'],
  ] as const),
  ...([
    ['![', '](files/a.png)'],
    ['![[', '|100]]'],
    ['<b>', '</b>'],
    ['$', '$'],
    ['[', '][a]'],
    ['', '[^1]'],
    ['', ' #tag/b '],
  ] as const),
];

const markdownLine = (random: Random): Part => {
  const pieces = some(random, () => {
    const [start, end] = random.pick(inlines);
    return all(start, sentence(random), end);
  });
  return all(random.pick(lineStarts), ...pieces, '\n');
};

export const markdown = (random: Random): Part => {
  const lines = some(random, () => markdownLine(random), 4);
  const table = () => all('| a | b |\n', '|---|:-:|\n', ...some(random, () => all('| ', sentence(random), ' | c |\n')));
  if (random.chance(0.2)) lines.push(table());
  if (random.chance(0.2)) lines.push(all('```js\n', sentence(random), '\n```\n'));
  return all(...lines);
};

/** Names and values above a Markdown file. */
export const frontMatter = (random: Random, lines: readonly string[]): Part =>
  all(
    '---\n',
    ...lines.map((line) => all(line, '\n')),
    ...(random.chance(0.3) ? [all('other:\n', ...some(random, () => all('  - ', sentence(random), '\n')))] : []),
    '---\n',
  );

type Json = Part | string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const isPart = (value: Json): value is Part =>
  Buffer.isBuffer(value) || (typeof value === 'object' && value !== null && 'parts' in value);

/** JSON as parts. */
export const json = (value: Json): Part => {
  if (isPart(value)) return value;
  if (Array.isArray(value)) return list(value.map(json), ',', '[', ']');
  if (typeof value !== 'object' || value === null) return bytes(JSON.stringify(value));
  const members = Object.entries(value).map(([name, member]) => all(`${JSON.stringify(name)}:`, json(member as Json)));
  return list(members, ',', '{', '}');
};

/** Text as a JSON string. */
export const quoted = (part: Part): Joined => ({
  parts: [part],
  join: (pieces) => bytes(JSON.stringify(Buffer.concat(pieces).toString())),
});
