import { parseJson } from '../text/json-values.ts';
import { ImportFault } from './fault.ts';

/** A note of Google Keep in Takeout, with PinLife's field names. */
export type KeepNote = {
  title: string;
  text: string;
  /** Newer files contain the formatted text as well. */
  html: string;
  items: readonly { text: string; html: string; isChecked: boolean }[];
  annotations: readonly { title: string; url: string }[];
  attachments: readonly { filePath: string; mimetype: string }[];
  labels: readonly string[];
  color: string;
  isPinned: boolean;
  isArchived: boolean;
  isTrashed: boolean;
  createdUsec: number | null;
  editedUsec: number | null;
};

/** More items than a note can have. */
const LIST_MAX = 100_000;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Values of a wrong type are ignored. zod is not used: one issue for each of millions of items is too slow. */
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.slice(0, LIST_MAX).filter(isRecord) : []);

const USEC_MAX = 8.64e18;
/** Microseconds, as a number or its digits. 0 means unknown. */
const instant = (value: unknown): number | null => {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.length < 25 && value.trim() !== '');
  const number = isNumber ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number !== 0 && Math.abs(number) <= USEC_MAX ? number : null;
};

export const readKeepNote = (bytes: Buffer): KeepNote => {
  const note = parse(bytes);
  return {
    title: text(note['title']),
    text: text(note['textContent']),
    html: text(note['textContentHtml']),
    items: records(note['listContent']).map((item) => ({
      text: text(item['text']),
      html: text(item['textHtml']),
      isChecked: item['isChecked'] === true,
    })),
    annotations: records(note['annotations']).map(({ title, url }) => ({ title: text(title), url: text(url) })),
    attachments: records(note['attachments']).map(({ filePath, mimetype }) => ({
      filePath: text(filePath),
      mimetype: text(mimetype),
    })),
    labels: records(note['labels']).map(({ name }) => text(name)),
    color: text(note['color']),
    isPinned: note['isPinned'] === true,
    isArchived: note['isArchived'] === true,
    isTrashed: note['isTrashed'] === true,
    createdUsec: instant(note['createdTimestampUsec']),
    editedUsec: instant(note['userEditedTimestampUsec']),
  };
};

const parse = (bytes: Buffer): Json => {
  const value = parseJson(bytes.toString('utf8').replace(/^\ufeff/, ''));
  if (isRecord(value)) return value;
  throw new ImportFault('import_item_damaged');
};
