import type { JsonSchema } from '../fuzz/document.ts';
import { type ShapeName, writeShape } from './text-shapes.ts';

type Body = Readonly<Record<string, unknown>>;
/** A body that may cost more than a common one. */
export type WorstBody = { name: string; body: Body | string };

type Search = {
  schema: JsonSchema;
  common: Body;
  shapes: readonly ShapeName[];
  /** The limit of the whole body. */
  bytes: number;
  /** The largest contents of lists, by name. */
  lists: Readonly<Record<string, readonly unknown[]>>;
};

/** Space for the JSON around the texts. */
const FRAME_BYTES = 4 * 1024;
const QUERY_LENGTH = 2_000;

/** The worst bodies of a schema: all texts of one shape after the other; the longest lists; and worst-case JSON. */
export const listWorstBodies = (search: Search): WorstBody[] => [
  ...search.shapes.flatMap((shape) => {
    const texts = fillTexts(search.schema, shape, search.bytes);
    const all = Object.keys(texts).length > 0 ? [{ name: shape, body: { ...search.common, ...texts } }] : [];
    return Object.values(texts).some(hasText) ? all : [];
  }),
  ...listLongLists(search),
  ...listWorstJson(search.bytes - FRAME_BYTES).map(({ name, text }) => ({
    name,
    body: spliceJson(search.common, text),
  })),
];

/** Like `listWorstBodies`, with one worst text at a time, for schemas that refuse all of them together. */
export const listWorstFields = ({ schema, common, shapes, bytes }: Search): WorstBody[] =>
  shapes.flatMap((shape) =>
    Object.entries(fillTexts(schema, shape, bytes)).map(([field, value]) => ({
      name: `${field}: ${shape}`,
      body: { ...common, [field]: value },
    })),
  );

export const writeQueryText = (shape: ShapeName): string =>
  writeShape(shape, { length: QUERY_LENGTH, bytes: QUERY_LENGTH });

const fillTexts = (schema: JsonSchema, shape: ShapeName, bytesMax: number): Record<string, unknown> => {
  const fields = Object.entries(schema.properties ?? {});
  const open = fields.filter(([, property]) => isText(property) && textOf(property).maxLength === undefined).length;
  const bytes = Math.floor((bytesMax - FRAME_BYTES) / Math.max(1, open));
  const filled = fields.map(([name, property]) => [name, fillText(property, shape, bytes)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
};

const fillText = (schema: JsonSchema, shape: ShapeName, bytes: number): unknown => {
  if (isText(schema)) return writeShape(shape, { length: textOf(schema).maxLength ?? bytes, bytes });
  const object = optionsOf(schema).find(({ properties }) => properties !== undefined);
  const inner = object && fillTexts(object, shape, bytes);
  const isWhole = inner && object.required?.every((name) => name in inner) !== false;
  return isWhole && Object.keys(inner).length > 0 ? inner : undefined;
};

const optionsOf = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf?.flatMap(optionsOf) ?? [schema];
const isPlainText = ({ type, format, pattern, enum: choices, const: only }: JsonSchema): boolean =>
  (type === 'string' || (Array.isArray(type) && type.includes('string'))) &&
  !format &&
  !pattern &&
  !choices &&
  only === undefined;
const textOf = (schema: JsonSchema): JsonSchema => optionsOf(schema).find(isPlainText) ?? {};
const isText = (schema: JsonSchema): boolean => optionsOf(schema).some(isPlainText);
const hasText = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && Object.values(value ?? {}).some(hasText));

const listLongLists = ({ schema, common, lists }: Search): WorstBody[] => {
  const full = fillLists(schema, lists);
  return Object.keys(full).length > 0 ? [{ name: 'full lists', body: { ...common, ...full } }] : [];
};

const fillLists = (schema: JsonSchema, lists: Search['lists']): Record<string, unknown> => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    for (const { items, maxItems = 1000, properties } of optionsOf(property)) {
      if (items) return [name, lists[name]?.slice(0, maxItems) ?? makeItems(items, maxItems)];
      if (properties) return [name, fillLists({ properties }, lists)];
    }
    return [name, undefined];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && Object.keys(value).length > 0));
};

const makeItems = (items: JsonSchema, length: number): unknown[] | undefined => {
  if (items.enum) return items.enum.slice(0, length);
  if (isText(items)) {
    const longest = 'x'.repeat((textOf(items).maxLength ?? 10) - 6);
    return Array.from({ length }, (_none, index) => `${longest}${index}`);
  }
  if (items.type === 'integer') return Array.from({ length }, (_none, index) => index % 100);
  return undefined;
};

const times = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / unit.length));
const numberedKeys = (bytes: number): string => {
  const keys = [`"k":"\\u0000"`];
  for (let index = 0, used = 100; used < bytes; index += 1) {
    const key = `"k${index.toString(36)}":1`;
    keys.push(key);
    used += key.length + 1;
  }
  return `{${keys.join()}}`;
};

/** Keys that no call knows. An escaped NUL makes the server check every value. */
const listWorstJson = (bytes: number): { name: string; text: string }[] => [
  { name: 'deep json', text: times('[', bytes / 2) + times(']', bytes / 2) },
  { name: 'long json', text: `["\\u0000"${times(',0', bytes)}]` },
  { name: 'json of objects', text: `["\\u0000"${times(',{}', bytes)}]` },
  { name: 'wide json', text: numberedKeys(bytes) },
];

const spliceJson = (common: Body, text: string): string =>
  `${JSON.stringify({ ...common, zzz: 0 }).slice(0, -2)}${text}}`;
