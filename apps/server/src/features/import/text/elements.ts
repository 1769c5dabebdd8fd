/** The effect of an element on the lines of a text. */
export type Kind =
  | 'inline'
  /** Begins and ends a line. */
  | 'line'
  /** Contains lines. */
  | 'container'
  | 'list'
  | 'item'
  | 'pre'
  | 'code'
  | 'table'
  | 'row'
  | 'cell'
  | 'break'
  | 'raised'
  | 'lowered'
  /** Dropped; its content stays. */
  | 'bare'
  /** Dropped with its content. */
  | 'hidden';

const listOf = (names: string, kind: Kind, tag: (name: string) => string) =>
  names.split(' ').map((name) => [name, { kind, tag: tag(name) }] as const);
const itself = (name: string) => name;
const none = () => '';

const elements = new Map<string, { kind: Kind; tag: string }>([
  ...listOf('p h1 h2 h3 h4 h5 h6', 'line', itself),
  ...listOf(
    'div center section article details summary figure figcaption dl dt dd address header',
    'line',
    () => 'div',
  ),
  ...listOf('footer main aside nav fieldset hgroup', 'line', () => 'div'),
  ...listOf('blockquote', 'container', itself),
  ...listOf('en-note body', 'container', none),
  ...listOf('ul ol', 'list', itself),
  ...listOf('menu dir', 'list', () => 'ul'),
  ...listOf('li', 'item', itself),
  ...listOf('pre', 'pre', itself),
  ...listOf('strong em u s code a', 'inline', itself),
  ...listOf('b', 'inline', () => 'strong'),
  ...listOf('i cite dfn var', 'inline', () => 'em'),
  ...listOf('ins', 'inline', () => 'u'),
  ...listOf('del strike', 'inline', () => 's'),
  ...listOf('kbd tt samp', 'inline', () => 'code'),
  ...listOf('table', 'table', none),
  ...listOf('tr caption', 'row', none),
  ...listOf('td th', 'cell', none),
  ...listOf('br hr', 'break', itself),
  ...listOf('sup', 'raised', none),
  ...listOf('sub', 'lowered', none),
  ...listOf('script style head title svg math select noscript template', 'hidden', none),
]);

export const elementNames: readonly string[] = [...elements.keys()];
export const kindOf = (name: string): Kind => elements.get(name)?.kind ?? 'bare';
/** PinLife's tag for the element; empty if there is none. */
export const tagOf = (name: string): string => elements.get(name)?.tag ?? '';
