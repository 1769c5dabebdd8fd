import { createHash, type Hash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { ErrorCode } from '@pinlife/contract/errors';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import { Parser } from 'htmlparser2';
import { deriveId } from '../../../platform/secret/id.ts';
import { ImportFault } from '../fault.ts';
import type { FileBytes } from '../file/parts.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import { contentTypeOf } from './content-type.ts';
import { type DraftFile, type DraftNote, emptyDraft, type NoteReader, type ReadItem } from './port.ts';
import { remindOnce } from './remind-once.ts';

/** Between two tags, and inside one: no honest file has more there. */
const SILENT_MAX_BYTES = 2 * IMPORT_TEXT_MAX_BYTES;
const RESOURCES_MAX = 1000;
const DEPTH_MAX = 100;

/** Where the base64 of a resource stands in the file, and what it turned out to be. */
type Resource = { start: number; end: number; size: number; md5: string; mime: string; name: string };
/** One that is being read: its letters of base64, and those that are no whole group yet. */
type OpenResource = Resource & { hash: Hash; letters: number; rest: string };
type EvernoteNote = {
  fields: Map<string, string>;
  tags: string[];
  resources: Resource[];
  isTooLong: boolean;
};

/** The ENEX of Evernote: one XML file, with all pictures in it. */
export const readEvernote = (bytes: FileBytes): NoteReader => ({
  source: 'evernote',
  async *items(): AsyncGenerator<ReadItem> {
    const scanner = createScanner();
    /** A note has no id on file: when it was made and what it is called is what stays of it. */
    const seen = new Map<string, number>();
    for await (const chunk of bytes.stream() as AsyncIterable<Buffer>) {
      // Byte by byte as letters: so places in the text are places in the file.
      for (const note of scanner.scan(chunk.toString('latin1'))) yield toItem(bytes, note, seen);
    }
    if (scanner.isComplete()) return;
    if (seen.size === 0) throw new ImportFault('import_damaged');
    // What came before the file broke off is whole.
    yield { name: '…', fault: 'import_damaged' };
  },
});

const textFields = new Set(['title', 'created', 'updated', 'tag', 'content', 'reminder-time', 'reminder-done-time']);
const resourceFields = new Set(['mime', 'file-name']);

/** Reads the file as it comes. It holds one note, and of resources only where they are; entities of one's own are none. */
const createScanner = () => {
  let found: EvernoteNote[] = [];
  let note: EvernoteNote | null = null;
  let resource: OpenResource | null = null;
  let field: string | null = null;
  let pieces: Piece[] = [];
  let length = 0;
  let isInData = false;
  let isInCdata = false;
  let depth = 0;
  let scanned = 0;
  let heardAt = 0;
  let isClosed = false;

  const parser: Parser = new Parser(
    {
      onopentag(name) {
        heardAt = parser.endIndex;
        depth += 1;
        if (depth > DEPTH_MAX) throw new ImportFault('import_damaged');
        if (name === 'note') note = { fields: new Map(), tags: [], resources: [], isTooLong: false };
        if (!note) return;
        if (name === 'resource') {
          resource = {
            start: 0,
            end: 0,
            size: 0,
            md5: '',
            mime: '',
            name: '',
            hash: createHash('md5'),
            letters: 0,
            rest: '',
          };
        }
        isInData = resource !== null && name === 'data';
        const isField = resource ? resourceFields.has(name) : textFields.has(name);
        if (isField) [field, pieces, length] = [name, [], 0];
      },
      oncdatastart: () => {
        isInCdata = true;
      },
      oncdataend: () => {
        isInCdata = false;
      },
      ontext(text) {
        heardAt = parser.endIndex;
        if (isInData && resource) takeData(resource, text, parser.startIndex, parser.endIndex + 1);
        else if (field !== null && note) {
          length += text.length;
          if (length > IMPORT_TEXT_MAX_BYTES) note.isTooLong = true;
          else addPiece(pieces, text, isInCdata);
        }
      },
      onclosetag(name) {
        heardAt = parser.endIndex;
        depth -= 1;
        if (name === 'en-export') isClosed = true;
        if (!note) return;
        if (field === name) endField(note, name);
        if (name === 'data') isInData = false;
        if (name === 'resource' && resource) {
          const { hash, rest, letters: _letters, ...known } = resource;
          hash.update(Buffer.from(rest, 'base64'));
          if (note.resources.length < RESOURCES_MAX) note.resources.push({ ...known, md5: hash.digest('hex') });
          resource = null;
        }
        if (name === 'note') {
          found.push(note);
          note = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: false },
  );

  const endField = (of: EvernoteNote, name: string) => {
    const value = pieces.map(({ text, isCdata }) => (isCdata ? decode(text) : unescapeXml(decode(text)))).join('');
    if (resource && name === 'mime') resource.mime = value.trim();
    else if (resource && name === 'file-name') resource.name = value.trim();
    else if (name === 'tag') of.tags.push(value.trim());
    else of.fields.set(name, value);
    [field, pieces] = [null, []];
  };

  return {
    isComplete: () => isClosed,
    scan(text: string): EvernoteNote[] {
      found = [];
      parser.write(text);
      scanned += text.length;
      if (scanned - heardAt > SILENT_MAX_BYTES) throw new ImportFault('import_damaged');
      return found;
    },
  };
};

/** Of base64, in place: a regular expression would leave a piece of text behind for each line. */
const lettersOf = (bytes: Buffer): string => {
  let count = 0;
  for (const byte of bytes) {
    const isLetter = (byte >= 0x2f && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
    if (!isLetter && byte !== 0x2b) continue;
    bytes[count] = byte;
    count += 1;
  }
  return bytes.toString('latin1', 0, count);
};

/** Four letters are three bytes; what is left of them waits for more. */
const takeData = (resource: OpenResource, text: string, start: number, end: number) => {
  if (resource.end === 0) resource.start = start;
  resource.end = end;
  const before = resource.rest.length;
  const letters = resource.rest + lettersOf(Buffer.from(text, 'latin1'));
  const whole = letters.length - (letters.length % 4);
  resource.hash.update(Buffer.from(letters.slice(0, whole), 'base64'));
  resource.rest = letters.slice(whole);
  resource.letters += letters.length - before;
  resource.size = Math.floor((resource.letters * 3) / 4);
};

/** Text as it stands in the file. The file comes in chunks, which end inside letters and entities. */
type Piece = { text: string; isCdata: boolean };

const addPiece = (pieces: Piece[], text: string, isCdata: boolean): void => {
  const last = pieces.at(-1);
  if (last?.isCdata === isCdata) last.text += text;
  else pieces.push({ text, isCdata });
};

const decode = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const toItem = (bytes: FileBytes, note: EvernoteNote, seen: Map<string, number>): ReadItem => {
  const title = note.fields.get('title')?.trim() ?? '';
  const base = `${note.fields.get('created')?.trim() ?? ''}|${title}`;
  const count = (seen.get(base) ?? 0) + 1;
  seen.set(base, count);
  const key = count === 1 ? base : `${base}#${count}`;
  if (note.isTooLong) return { name: title, fault: 'import_item_too_long' };
  return {
    key,
    name: title || key,
    isArchived: false,
    isTrashed: false,
    read: async () => toDraft(bytes, note, key, title),
  };
};

const toDraft = (
  bytes: FileBytes,
  { fields, tags, resources }: EvernoteNote,
  key: string,
  title: string,
): DraftNote => {
  const content = fields.get('content') ?? '';
  if (content.length > NOTE_CONTENT_MAX_BYTES * 2) throw new ImportFault('import_item_too_long');
  const faults: ErrorCode[] = [];
  const files = new Map(resources.map((resource) => [resource.md5, toFile(bytes, key, resource)]));
  const body = /<en-note[^>]*>([\s\S]*)<\/en-note>/.exec(content)?.[1] ?? '';
  // What is locked there stays locked: nobody here has the key.
  const open = body.replace(/<en-crypt[^>]*>[^<]*<\/en-crypt>/g, () => {
    faults.push('import_item_locked');
    return '';
  });
  const html = rewriteHtml(open, {
    image: (hash) => {
      const file = files.get(hash.toLowerCase());
      if (!file && /^[\da-f]{32}$/i.test(hash)) faults.push('import_file_missing');
      if (!file?.contentType.startsWith('image/')) return null;
      files.set(hash.toLowerCase(), { ...file, inline: true });
      return file.id;
    },
  });
  const remindsAt = timeOf(fields.get('reminder-time'));
  const createdAt = timeOf(fields.get('created'));
  return {
    ...emptyDraft,
    title: /^untitled( note)?$/i.test(title) ? '' : title,
    html,
    labels: tags,
    done: timeOf(fields.get('reminder-done-time')) !== null,
    createdAt,
    updatedAt: timeOf(fields.get('updated')) ?? createdAt,
    reminders: remindsAt ? remindOnce(remindsAt) : [],
    files: [...files.values()],
    faults,
  };
};

const toFile = (bytes: FileBytes, key: string, { start, end, size, md5, mime, name }: Resource): DraftFile => {
  const contentType = contentTypeOf(name, mime);
  return {
    id: deriveId(new Date(0), `evernote/${key}/${md5}`),
    name: name || `${md5.slice(0, 8)}.${/\/([a-z\d]{1,5})$/.exec(contentType)?.[1] ?? 'bin'}`,
    contentType,
    size,
    inline: false,
    open: async () => decodeBase64(bytes.stream(start, end)),
  };
};

const decodeBase64 = (source: Readable): Readable => {
  let rest = '';
  const decoder = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const letters = rest + lettersOf(Buffer.from(chunk));
      const whole = letters.length - (letters.length % 4);
      rest = letters.slice(whole);
      done(null, Buffer.from(letters.slice(0, whole), 'base64'));
    },
    flush: (done) => done(null, Buffer.from(rest, 'base64')),
  });
  source.on('error', (error) => decoder.destroy(error));
  decoder.once('close', () => source.destroy());
  return source.pipe(decoder);
};

/** `20240414T053000Z`. */
const timeOf = (said: string | undefined): Date | null => {
  const [, year, month, day, hour, minute, second] =
    /^\s*(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?\s*$/.exec(said ?? '') ?? [];
  if (!year) return null;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)));
};
