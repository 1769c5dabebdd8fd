import { describe, expect, it } from 'vitest';
import type { Arrival, CorpusCase } from '../../../test/import-files/corpus/case.ts';
import { evernoteCases } from '../../../test/import-files/corpus/evernote.ts';
import { joplinCases } from '../../../test/import-files/corpus/joplin.ts';
import { keepCases } from '../../../test/import-files/corpus/keep.ts';
import { markdownCases } from '../../../test/import-files/corpus/markdown.ts';
import { holdBytes } from '../../../test/import-files/held-bytes.ts';
import { sanitizeContent } from '../../note/content/sanitize.ts';
import type { CagedItem, CagedReader } from '../caged/open-caged.ts';
import { continuePreview, startPreview } from '../preview/count-notes.ts';
import { resolveNoteLinks } from '../text/note-links.ts';
import { ImportFault } from './fault.ts';
import { openReader } from './open-reader.ts';
import { type DraftNote, type FoundNote, isFaulty, type NoteReader } from './port.ts';

type Read = { found: FoundNote; draft: DraftNote };

/** The sanitized text, shortened for the comparison. */
const abridge = ({ html, files, links }: DraftNote): string => {
  const here = new Set(links.filter(({ isInFile }) => isInFile).map(({ key }) => key));
  const named = new Map(files.map(({ id, name }) => [id, name]));
  return sanitizeContent(resolveNoteLinks(html, (key) => (here.has(key) ? `https://note/${key}` : null)))
    .html.replaceAll(' target="_blank" rel="noopener noreferrer nofollow"', '')
    .replaceAll('<ul data-type="taskList">', '<tasks>')
    .replace(/<li data-checked="(true|false)".*?<\/label><div>/g, (_, checked) => (checked === 'true' ? '[x]' : '[ ]'))
    .replaceAll('</div></li>', ';')
    .replace(/data-media="([^"]+)"/g, (_, id: string) => named.get(id) ?? '?');
};

/** Gives the items to the preview without a cage, and records what was read. */
const hand = async (reader: NoteReader, read: Read[]): Promise<Pick<CagedReader, 'next' | 'read' | 'clean'>> => {
  const items = await Array.fromAsync(reader.items());
  let groups: CagedItem[][] = [items.map((item, position) => (isFaulty(item) ? item : { ...item, position }))];
  return {
    async next() {
      const [group = []] = groups;
      groups = [];
      return group;
    },
    async *read(notes) {
      for (const note of notes) {
        const found = items[note.position] as FoundNote;
        try {
          const draft = await found.read();
          read.push({ found, draft });
          const { plainText } = sanitizeContent(draft.html);
          yield [note, { ...draft, plainText, commentCount: 0, listComments: async () => [] }];
        } catch (error) {
          if (!(error instanceof ImportFault)) throw error;
          yield [note, error];
        }
      }
    },
    async *clean(texts) {
      for (const { content } of texts) yield sanitizeContent(content);
    },
  };
};

const ruleOf = ({ meta }: DraftNote['reminders'][number]): string =>
  [
    meta.repeatType,
    ...(meta.repeatType === 'Custom' ? [meta.repeatEveryFrequency, meta.repeatEveryType] : []),
    meta.repeatEveryWeekdays.join(','),
    meta.repeatEveryMonth,
    meta.remindBefore === 0 ? '' : `-${meta.remindBefore}`,
    meta.timezone ?? '',
    meta.repeatEndType,
    meta.repeatEndCount || '',
    meta.repeatEndDate,
  ]
    .filter((word) => word !== '')
    .join(' ');

const arrivedOf = ({ found, draft }: Read): Required<Arrival> => ({
  title: draft.title,
  html: abridge(draft),
  labels: draft.labels,
  files: draft.files.map(({ name }) => name),
  created: draft.createdAt?.toISOString() ?? '',
  updated: draft.updatedAt?.toISOString() ?? '',
  remindsAt: draft.reminders.map(({ meta }) => new Date(meta.selectedDateTime).toISOString()),
  repeats: draft.reminders.map(ruleOf),
  location: draft.location ?? '',
  done: draft.done,
  passion: draft.passion,
  trashed: found.isTrashed,
  archived: found.isArchived,
  color: draft.color,
});

const look = async ({ file, filename }: CorpusCase) => {
  const read: Read[] = [];
  const reader = await hand(await openReader(holdBytes(file), filename), read);
  const preview = startPreview();
  await continuePreview(preview, reader, {
    now: new Date('2026-11-16T08:00:00Z'),
    timezone: 'UTC',
    countKnown: async () => 0,
    onFound: async () => undefined,
    isTimeSliceOver: async () => false,
  });
  const lacks: Record<string, number> = {};
  for (const { reason, count = 1 } of preview.lines) lacks[reason] = (lacks[reason] ?? 0) + count;
  const lacking = (...reasons: string[]) => reasons.reduce((sum, reason) => sum + (lacks[reason] ?? 0), 0);
  return { read: read.filter(({ found }) => !isEmptyLine(preview.lines, found)), preview, lacks, lacking };
};

const isEmptyLine = (lines: readonly { name: string; reason: string }[], { name }: FoundNote) =>
  lines.some((line) => line.name === name && line.reason === 'import_item_empty');

const sumOf = (read: readonly Read[], count: (draft: DraftNote) => number) =>
  read.reduce((sum, { draft }) => sum + count(draft), 0);
const countTasks = ({ html }: DraftNote) => html.split('data-type="taskItem"').length - 1;

const programs = { Evernote: evernoteCases, Joplin: joplinCases, Markdown: markdownCases, Keep: keepCases };

describe.each(Object.entries(programs))('a corpus of %s', (_program, cases) => {
  it.each(cases.map((one) => [`${one.version}: ${one.says}`, one] as const))('%s', async (_says, one) => {
    const { holds: { notes = 1, files = 0, tasks = 0, reminders = 0, links = 0 } = {}, arrives, lacks = {} } = one;
    const { read, preview, lacks: missed, lacking } = await look(one);
    expect(read.map(arrivedOf)).toMatchObject(arrives.map((arrival) => ({ files: [], ...arrival })));
    expect(missed).toEqual(lacks);
    // Everything in the file has arrived, or the report names it as missing.
    const { counts } = preview;
    const wholes = lacking(
      'import_item_damaged',
      'import_item_empty',
      'import_item_too_long',
      'import_item_locked',
      'import_item_unsafe',
    );
    const parts = lacking('import_file_missing', 'import_file_damaged');
    const lockedFiles = files > 0 ? lacking('import_part_locked') : 0;
    expect({
      notes: counts.notes + wholes,
      files: counts.pictures + counts.recordings + counts.files + parts + lockedFiles,
      tasks: sumOf(read, countTasks),
      reminders: counts.reminders,
      links: sumOf(read, (draft) => draft.links.length),
      lost: sumOf(read, (draft) => draft.links.filter(({ isInFile }) => !isInFile).length),
    }).toEqual({ notes, files, tasks, reminders, links, lost: lacking('import_link_lost') });
    expect(preview.total).toBe(notes + lacking('import_file_unused'));
  });
});

it('has at least 120 cases, of three versions of each program', () => {
  expect(Object.values(programs).flat().length).toBeGreaterThanOrEqual(120);
  for (const cases of Object.values(programs)) {
    expect(new Set(cases.map(({ version }) => version)).size).toBeGreaterThanOrEqual(3);
  }
});
