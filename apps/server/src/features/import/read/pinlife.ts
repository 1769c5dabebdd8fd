import type { ErrorCode } from '@pinlife/contract/errors';
import { mediaTypes } from '@pinlife/contract/media/limits';
import { normalizeText } from '@pinlife/contract/normal-form';
import { defaultNoteColor, NOTE_VERSIONS_MAX, noteColors } from '@pinlife/contract/note/limits';
import { reminderMetaSchema, reminderSchema as wireReminderSchema } from '@pinlife/contract/reminder/schema';
import { z } from 'zod';
import type { ZipArchive } from '../file/zip.ts';
import { parseJson } from '../text/json-values.ts';
import { contentTypeOf } from './content-type.ts';
import { ImportFault } from './fault.ts';
import { type DraftFile, type DraftNote, emptyDraft, type NoteReader, type ReadItem } from './port.ts';

export const EXPORT_FILE = 'pinlife.json';
/** The limit of a note with all its comments: longer than any that PinLife exports, if each character is escaped. */
const LINE_MAX_LENGTH = 14 * 1024 * 1024;
/** The length to which a longer line is cut; the report names it so. */
const CUT_LENGTH = 1000;

/** The limit of all versions of a note together. */
const VERSIONS_MAX_LENGTH = 6 * 1024 * 1024;

const text = z.string().catch('');
const flag = z.boolean().catch(false);
const instant = z.coerce.date().nullable().catch(null);
const id = z.uuid().transform((value) => value.toLowerCase());

const optionsSchema = z
  .object({
    color: z.enum(noteColors.map(({ value }) => value)).catch(defaultNoteColor),
    passion: flag,
    location: text,
    selfNote: flag,
  })
  .catch({ color: defaultNoteColor, passion: false, location: '', selfNote: false });

/** Invalid fields are dropped; a note without an id is refused. */
const noteSchema = z.object({
  _id: id,
  title: text,
  content: text,
  options: optionsSchema,
  reminders: z.array(z.unknown()).catch([]),
  media: z.array(z.unknown()).catch([]),
  comments: z.array(z.unknown()).catch([]),
  done: flag,
  updated: flag,
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant,
});
type ExportedNote = z.infer<typeof noteSchema>;

const reminderSchema = z.object({ _id: id, meta: reminderMetaSchema });
const commentSchema = z.object({
  _id: id,
  content: z.string().min(1),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});
const mediaSchema = z.object({
  _id: id,
  type: z.enum(mediaTypes),
  filename: z.string(),
  contentType: text,
  inline: flag,
  file: z.string(),
  duration: z.number().nullable().catch(null),
  peaks: z.array(z.int().min(0).max(100)).nullable().catch(null),
});

const versionSchema = z.object({
  title: z.string().min(1),
  content: text,
  options: optionsSchema,
  media: z.array(mediaSchema).catch([]),
  reminders: z.array(wireReminderSchema).catch([]),
  replacedAt: z.coerce.date(),
});
type ExportedVersion = z.infer<typeof versionSchema>;

type ExportedMedia = z.infer<typeof mediaSchema>;

/** Reads an export of PinLife, from this or another server. */
export const readPinLife = (zip: ZipArchive): NoteReader => ({
  source: 'pinlife',
  async *items(): AsyncGenerator<ReadItem> {
    for (const name of zip.unsafe) yield { name, fault: 'import_item_unsafe' };
    let count = 0;
    for await (const line of readNoteLines(zip)) {
      count += 1;
      yield toItem(zip, line, count);
    }
  },
});

/** The export has one note per line, so that a reader needs only one in memory. */
async function* readNoteLines(zip: ZipArchive): AsyncGenerator<Line> {
  const entry = zip.find(EXPORT_FILE);
  if (!entry) throw new ImportFault('import_damaged');
  let isInNotes = false;
  for await (const line of readLines(await zip.open(entry))) {
    if (isInNotes && line.text.startsWith('{')) yield line;
    else isInNotes = line.text.trimEnd().endsWith('"notes":[');
  }
}

type Line = { text: string; isCut: boolean };

async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  // Decoded piece by piece: a long line is not held as bytes, too.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let held: string[] = [];
  let heldLength = 0;
  const take = (): Line => ({ text: held.join(''), isCut: heldLength > LINE_MAX_LENGTH });
  for await (const chunk of bytes) {
    const [rest = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    held.push(rest);
    heldLength += rest.length;
    if (heldLength > LINE_MAX_LENGTH) held = [held.join('').slice(0, CUT_LENGTH)];
    for (const line of lines) {
      yield take();
      [held, heldLength] = [[line], line.length];
    }
  }
  held.push(decoder.decode());
  if (heldLength > 0) yield take();
}

const toItem = (zip: ZipArchive, line: Line, count: number): ReadItem => {
  try {
    zip.begin(`line ${count}`);
    const note = parseAs(noteSchema, line);
    return {
      key: note._id,
      name: note.title || note._id,
      isArchived: false,
      isTrashed: note.deletedAt !== null,
      textBytes: line.text.length,
      read: async () => toDraft(zip, note, await readVersions(zip, note._id)),
    };
  } catch (error) {
    return { name: line.text.slice(0, 80), fault: error instanceof ImportFault ? error.code : 'import_item_damaged' };
  }
};

/** Throws if the line is too long, or not as the schema says. */
const parseAs = <Schema extends z.ZodType>(schema: Schema, { text: json, isCut }: Line): z.output<Schema> => {
  if (isCut) throw new ImportFault('import_item_too_long');
  return schema.parse(parseJson(json.replace(/,\s*$/, '')));
};

const findVersion = (line: Line): ExportedVersion | null => {
  try {
    return parseAs(versionSchema, line);
  } catch {
    return null;
  }
};

/** The newest versions, as many as fit into one answer. */
const readVersions = async (zip: ZipArchive, noteId: string): Promise<ExportedVersion[]> => {
  const entry = zip.find(`versions/${noteId}.json`);
  const versions: ExportedVersion[] = [];
  let length = 0;
  if (!entry) return versions;
  for await (const line of readLines(await zip.open(entry))) {
    length += line.text.length;
    if (versions.length === NOTE_VERSIONS_MAX || length > VERSIONS_MAX_LENGTH) break;
    const version = line.text.startsWith('{"v"') ? findVersion(line) : null;
    if (version) versions.push(version);
  }
  return versions;
};

const toDraft = (zip: ZipArchive, note: ExportedNote, versions: readonly ExportedVersion[]): DraftNote => {
  const faults: ErrorCode[] = [];
  const { color, passion, location, selfNote } = note.options;
  const findFile = (media: ExportedMedia): DraftFile[] => {
    const entry = zip.find(normalizeText(media.file));
    if (!entry) faults.push('import_file_missing');
    return entry ? [{ ...toFile(media), size: entry.size, open: () => zip.open(entry) }] : [];
  };
  const own = readAll(mediaSchema, note.media, () => faults.push('import_file_damaged'));
  const ownIds = new Set(own.map(({ _id }) => _id));
  const shown = new Map(versions.flatMap(({ media }) => media.map((item) => [item._id, item])));
  const earlier = [...shown.values()].filter(({ _id }) => !ownIds.has(_id));
  return {
    ...emptyDraft,
    id: note._id,
    title: note.title,
    html: note.content,
    color,
    passion,
    location,
    selfNote,
    done: note.done,
    edited: note.updated,
    createdAt: note.createdAt,
    updatedAt: note.updatedAt,
    reminders: readAll(reminderSchema, note.reminders, () => faults.push('import_reminder_invalid')).map(
      ({ _id, meta }) => ({ id: _id, meta }),
    ),
    comments: readAll(commentSchema, note.comments, () => faults.push('import_item_damaged')).map(
      ({ _id, ...comment }) => ({ id: _id, ...comment }),
    ),
    files: [...own.flatMap(findFile), ...earlier.flatMap(findFile).map((file) => ({ ...file, isHistory: true }))],
    versions: versions.map(({ content, media, ...version }) => ({
      ...version,
      html: content,
      grid: media.filter(({ inline }) => !inline).map(({ _id }) => _id),
    })),
    faults,
  };
};

const toFile = ({ _id, type, filename, contentType, inline, duration, peaks }: ExportedMedia) => ({
  id: _id,
  name: filename,
  type,
  contentType: contentType || contentTypeOf(filename),
  inline,
  isDrawn: type === 'image',
  duration: duration ?? undefined,
  peaks: peaks ?? undefined,
});

/** The limit of broken items of a list that are checked: each costs more to refuse than it takes in the file. */
const BROKEN_MAX = 1_000;

const readAll = <Schema extends z.ZodType>(schema: Schema, list: readonly unknown[], onFault: () => void) => {
  const whole: z.output<Schema>[] = [];
  let broken = 0;
  for (const item of list) {
    const parsed = schema.safeParse(item);
    if (parsed.success) whole.push(parsed.data);
    else {
      onFault();
      broken += 1;
      if (broken === BROKEN_MAX) break;
    }
  }
  return whole;
};
