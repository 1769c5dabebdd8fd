/** A text of this length that may cost more than its length. */
type Shape = (length: number) => string;

const fill =
  (unit: string): Shape =>
  (length) =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const nest =
  (open: string, close: string): Shape =>
  (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Different words, as short as possible, each long enough for typo correction. */
const differentWords: Shape = (length) => {
  const words: string[] = [];
  for (let number = LETTERS.length ** 2, used = 0; used < length; number += 1) {
    let word = '';
    for (let rest = number; rest > 0; rest = Math.floor(rest / LETTERS.length)) word += LETTERS[rest % LETTERS.length];
    words.push(word);
    used += word.length + 1;
  }
  return words.join(' ').slice(0, length);
};

const shapes = {
  'different words': differentWords,
  'one long word': fill('x'),
  'one letter words': fill('a b '),
  hyphens: fill('abc-'),
  'marks on a letter': fill('é'.normalize('NFD')),
  families: fill('👩‍👩‍👧‍👦'),
  malayalam: fill('നോട്ട് '),
  entities: fill('&amp;'),
  'entities that are none': fill('&am'),
  'deep html': nest('<b>', '</b>'),
  'deep lists': nest('<ul><li>', '</li></ul>'),
  'html never closed': fill('<p><b><i>'),
  'wide html': fill('<p>a</p>'),
  'styled html': fill('<p style="font-weight:bold;text-align:left">a</p>'),
  links: fill('<a href=tel:1>a</a>'),
  pictures: fill('<img data-media=00000000-0000-4000-8000-000000000000>'),
  'unknown html': fill('<svg><math>'),
  attributes: (length: number) => `<p ${fill('a=1 ')(length - 8)}>x</p>`,
  angles: fill('<'),
  quotes: fill('"'),
  slashes: fill('\\'),
  minuses: fill('-ab '),
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as ShapeName[];
/** The most expensive shapes when all were measured. */
export const likelyShapes: readonly ShapeName[] = ['different words', 'hyphens', 'links'];

/** A text of the largest size, in characters and in bytes. */
export const writeShape = (name: ShapeName, { length, bytes }: { length: number; bytes: number }): string => {
  let text: string = shapes[name](Math.min(length, bytes));
  for (let size = sizeOf(text); size > bytes; size = sizeOf(text)) {
    text = shapes[name](Math.floor((text.length * bytes) / size) - 1);
  }
  return text;
};

const sizeOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** Words with natural frequencies: some often, most of them seldom. */
export const writeProse = (words: number, seed = 1): string => {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: words }, () => vocabulary[Math.floor(next() ** 2 * vocabulary.length)]).join(' ');
};

const vocabulary = (
  'the rain comes before evening and violin lesson moves to Tuesday please bring notes from Meera about bowing ' +
  'practise slowly with metronome then faster until it feels light buy milk bread rice coffee call grandmother ' +
  'ask her where old photographs are water plants on balcony repair bicycle pay electricity bill book train ' +
  'tickets for Berlin remember umbrella passport charger read chapter seven write three sentences each morning'
).split(' ');
