import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isErrorCode } from '@pinlife/contract/errors';
import { IMPORT_LINE_NAME_MAX_LENGTH } from '@pinlife/contract/import/limits';
import { beginItem, fetchBytes, serveCage } from '../../../platform/cage/inside.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { toStorable } from '../../../platform/text/storable.ts';
import type { Content } from '../../note/content/html-writer.ts';
import { sanitizeContent } from '../../note/content/sanitize.ts';
import { inBlocks, openBlocks } from '../file/blocks.ts';
import { ImportFault } from '../read/fault.ts';
import { openReader } from '../read/open-reader.ts';
import { type DraftComment, type DraftNote, isFaulty, type NoteReader, type ReadItem } from '../read/port.ts';
import { validateDraft } from '../write/validate-draft.ts';
import {
  COMMENTS_AT_ONCE_MAX,
  type DraftAnswer,
  ITEM_KEY_MAX_LENGTH,
  type ItemAnswer,
  type ReaderTask,
  type UncleanText,
} from './tasks.ts';

/** The limit of found items in memory that are not read yet. A larger item comes alone. */
const HELD_MAX_BYTES = 4 * 1024 * 1024;
/** The length of an answer, unless a single item is longer. The server parses an answer in one go. */
const ANSWER_LENGTH = 512 * 1024;
const COMMENTS_LENGTH = 128 * 1024;
/** An answer also ends after this time, so that the server can serve others in between. */
const ANSWER_MS = 200;

/** Enough for a title. */
const FIRST_WORDS_LENGTH = 2000;

type OpenFile = { pieces: AsyncIterator<Buffer>; stream: Readable };
type Faulty = { fault: string };

/** The caged side of an import: it runs everything that parses untrusted bytes. */
export const serveImport = (): Promise<never> => {
  let items: AsyncIterator<ReadItem> | null = null;
  let harmful = new Set<string>();
  let count = 0;
  /** The items of the last answer, and the drafts of the last read. */
  const found = new Map<number, ReadItem>();
  const drafts = new Map<number, DraftNote>();
  let file: OpenFile | null = null;

  const begin = (what: string): void => {
    beginItem(what);
    if (harmful.has(what)) throw new ImportFault(what.startsWith('step') ? 'import_harmful' : 'import_item_harmful');
  };

  /** Finding the next item may already parse bytes, so it is named before it starts. */
  const step = async (): Promise<ReadItem | null> => {
    begin(`step ${count}`);
    const { value, done } = (await items?.next()) ?? { done: true };
    if (!done) count += 1;
    return done ? null : value;
  };

  const open = async ({ filename, size, skip, ...asked }: Extract<ReaderTask, { task: 'open' }>) => {
    const bytes = openBlocks(size, async (start, length) => fetchBytes(start, length));
    [harmful, count] = [new Set(asked.harmful), 0];
    found.clear();
    drafts.clear();
    begin('file');
    const reader: NoteReader = await openReader({ ...bytes, begin }, filename);
    items = reader.items()[Symbol.asyncIterator]();
    while (count < skip && (await step()) !== null);
    return { source: reader.source };
  };

  const next = async (atMost: number): Promise<{ first: number; items: ItemAnswer[] }> => {
    const [first, told] = [count, [] as ItemAnswer[]];
    found.clear();
    drafts.clear();
    const isOver = createStopwatch();
    for (let held = 0; told.length < atMost && held < HELD_MAX_BYTES && !isOver(); ) {
      const item = await step();
      if (item === null) break;
      found.set(count - 1, item);
      told.push(toItemAnswer(item));
      if (!isFaulty(item)) held += item.textBytes;
    }
    return { first, items: told };
  };

  const readOne = async (item: number): Promise<DraftAnswer> => {
    const note = found.get(item);
    if (!note || isFaulty(note)) throw new Error(`There is no item ${item}.`);
    const admitted = validateDraft(await note.read());
    const draft = { ...admitted, links: admitted.links.map((link) => ({ ...link, key: shortenKey(link.key) })) };
    drafts.set(item, draft);
    return {
      ...draft,
      comments: listComments(draft, 0),
      commentCount: draft.comments.length,
      ...(draft.title.trim() === '' && {
        plainText: sanitizeContent(draft.html).plainText.slice(0, FIRST_WORDS_LENGTH),
      }),
    };
  };

  /** Works on one item after the other until the answer is full. A fault of the bytes replaces the result of its item. */
  const answerEach = async <Asked, Told>(
    asked: readonly Asked[],
    itemOf: (one: Asked) => number,
    work: (one: Asked) => Told | Promise<Told>,
  ): Promise<(Told | Faulty)[]> => {
    const told: (Told | Faulty)[] = [];
    const isOver = createStopwatch();
    for (let length = 0; told.length < asked.length && length < ANSWER_LENGTH && !isOver(); ) {
      const one = asked[told.length] as Asked;
      try {
        begin(`item ${itemOf(one)}`);
        told.push(await work(one));
      } catch (error) {
        told.push({ fault: findRefusal(error) ?? rethrow(error) });
      }
      length += JSON.stringify(told.at(-1)).length;
    }
    return told;
  };

  const read = (wanted: readonly number[]) => {
    drafts.clear();
    return answerEach(wanted, (item) => item, readOne);
  };

  const clean = ({ content, media }: UncleanText): Content =>
    sanitizeContent(content, (id) => (Object.hasOwn(media, id) ? (media[id] ?? null) : null));

  const openFile = async (item: number, index: number) => {
    file?.stream.destroy();
    const stream = (await drafts.get(item)?.files[index]?.open()) ?? missing();
    file = { stream, pieces: inBlocks(stream) };
    return null;
  };

  const handle = async (asked: ReaderTask): Promise<{ answer: unknown; bytes?: Buffer }> => {
    if (asked.task === 'open') return { answer: await open(asked) };
    if (asked.task === 'next') return { answer: await next(asked.atMost) };
    if (asked.task === 'read') return { answer: await read(asked.items) };
    if (asked.task === 'comments') return { answer: listComments(drafts.get(asked.item) ?? missing(), asked.from) };
    if (asked.task === 'clean') return { answer: await answerEach(asked.texts, ({ item }) => item, clean) };
    if (asked.task === 'file') return { answer: await openFile(asked.item, asked.file) };
    const piece = await (file?.pieces ?? missing()).next();
    return { answer: null, ...(!piece.done && { bytes: piece.value }) };
  };

  return serveCage({ handle: (asked) => handle(asked as ReaderTask), findRefusal });
};

const createStopwatch = () => {
  const endsAt = performance.now() + ANSWER_MS;
  return () => performance.now() >= endsAt;
};

/** The next comments that fit into an answer, at least one if any is left. */
const listComments = ({ comments }: DraftNote, from: number): readonly DraftComment[] => {
  let [end, length] = [from, 0];
  for (; end < comments.length && end - from < COMMENTS_AT_ONCE_MAX && length < COMMENTS_LENGTH; end += 1) {
    length += comments[end]?.content.length ?? 0;
  }
  return comments.slice(from, end);
};

const toItemAnswer = (item: ReadItem): ItemAnswer => {
  const name = toStorable(item.name.slice(0, IMPORT_LINE_NAME_MAX_LENGTH));
  if (isFaulty(item)) return { name, fault: item.fault };
  const { key, digest, otherKey, isArchived, isTrashed } = item;
  const other = otherKey === undefined ? undefined : shortenKey(otherKey);
  return { key: shortenKey(key), digest, otherKey: other, name, isArchived, isTrashed };
};

/** The server keeps many keys in memory, so a long one is replaced by its hash. */
const shortenKey = (key: string): string =>
  key.length <= ITEM_KEY_MAX_LENGTH ? key : createHash('sha256').update(key).digest('hex');

const findRefusal = (error: unknown): string | null =>
  (error instanceof ImportFault || error instanceof AppError) && isErrorCode(error.code) ? error.code : null;

const rethrow = (error: unknown): never => {
  throw error;
};

const missing = (): never => {
  throw new Error('There is no such file.');
};
