/** The tags and attributes of rich text. Others are not stored. */

export type Attributes = ReadonlyMap<string, string>;

/** Other names of the same tag. */
const aliases = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
]);

export const canonicalTag = (name: string): string => aliases.get(name) ?? name;

export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);
const textBlocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'];
const containers = ['blockquote', 'ul', 'ol', 'li', 'div'];
const inlineTags = ['strong', 'em', 'u', 's', 'code', 'a', 'br', 'img'];

/** These contain text and inline elements; a block that begins inside ends them. */
export const textBlockTags: ReadonlySet<string> = new Set(textBlocks);
export const containerTags: ReadonlySet<string> = new Set(containers);
export const blockTags: ReadonlySet<string> = new Set([...textBlocks, ...containers, 'hr']);
/** Tags of a task's checkbox. */
export const taskTags: ReadonlySet<string> = new Set(['label', 'input', 'span']);
export const allowedTags: ReadonlySet<string> = new Set([...blockTags, ...inlineTags, ...taskTags]);

/** Dropped with their content. */
export const droppedTags: ReadonlySet<string> = new Set(
  'script style title iframe noembed noframes noscript template svg math select'.split(' '),
);

const LINK_PROTOCOL = /^(?:https?|mailto|tel):/i;
const MEDIA_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the attributes in the editor's notation, or null if the element is useless without them. */
type KeepAttributes = (given: Attributes) => Record<string, string> | null;

const keepLink: KeepAttributes = (given) => {
  const href = cleanAddress(given.get('href') ?? '');
  return href === null ? null : { target: '_blank', rel: 'noopener noreferrer nofollow', href };
};

/** An inline image names its media; it gets its address when it is shown. */
const keepImage: KeepAttributes = (given) => {
  const id = given.get('data-media')?.toLowerCase() ?? '';
  const alt = given.get('alt');
  return MEDIA_ID.test(id) ? { 'data-media': id, ...(alt && { alt }) } : null;
};

const keepCheckbox: KeepAttributes = (given) =>
  given.get('type')?.toLowerCase() === 'checkbox'
    ? { type: 'checkbox', ...(given.has('checked') && { checked: 'checked' }) }
    : null;

const keepTask: KeepAttributes = (given) =>
  given.get('data-type') === 'taskItem'
    ? { 'data-checked': String(given.get('data-checked') === 'true'), 'data-type': 'taskItem' }
    : {};

const keepTaskList: KeepAttributes = (given) =>
  given.get('data-type') === 'taskList' ? { 'data-type': 'taskList' } : {};

const keepStart: KeepAttributes = (given) => {
  const start = given.get('start') ?? '';
  return /^\d{1,6}$/.test(start) ? { start } : {};
};

/** The elements that may have attributes, and the names that are read. */
export const attributeRules: ReadonlyMap<string, { names: readonly string[]; keep: KeepAttributes }> = new Map([
  ['a', { names: ['href'], keep: keepLink }],
  ['img', { names: ['data-media', 'alt'], keep: keepImage }],
  ['input', { names: ['type', 'checked'], keep: keepCheckbox }],
  ['li', { names: ['data-type', 'data-checked'], keep: keepTask }],
  ['ul', { names: ['data-type'], keep: keepTaskList }],
  ['ol', { names: ['start'], keep: keepStart }],
]);

/** Between two dots of a host, DNS allows half as many. Parsing more letters takes quadratic time. */
const LABEL_MAX_LENGTH = 126;

const hasLongLabel = (address: string): boolean => {
  const [, authority = ''] = /^https?:[/\\]*([^/\\?#]*)/i.exec(address) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return host.split('.').some(({ length }) => length > LABEL_MAX_LENGTH);
};

/** Browsers skip line breaks and tabs inside an address, so they are removed before validation. */
const cleanAddress = (href: string): string | null => {
  const address = href.replace(/[\t\n\r]/g, '').trim();
  // Before parsing, because hosts of other protocols are parsed too.
  if (!LINK_PROTOCOL.test(address) || hasLongLabel(address)) return null;
  return URL.canParse(address) ? address : null;
};
