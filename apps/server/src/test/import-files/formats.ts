import type { ImportSource } from '@pinlife/contract/import/limits';
import { makeEnex, md5Of } from './evernote.ts';
import { joplinItem, makeTar } from './joplin.ts';
import { makeKeepArchive } from './keep.ts';
import { makeZip } from './markdown.ts';
import type { ModelNote } from './model.ts';

/** The fields of a note that a format may have, beside title, text, files and times. */
export type Carried = 'labels' | 'color' | 'passion' | 'archived' | 'trashed' | 'done' | 'reminder' | 'comment';

/** A program that writes notes: the given ones, optionally an empty one, and one that is broken. */
export type TestFormat = {
  source: ImportSource;
  filename: string;
  carries: readonly Carried[];
  write(notes: readonly ModelNote[], extra?: { hasEmpty?: boolean; hasBroken?: boolean }): Buffer;
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
const markdownOf = ({ lines, tasks }: ModelNote): string =>
  [
    ...lines.map((line) => `${escapeMarkdown(line)}\n`),
    ...tasks.map(({ text, isChecked }) => `- [${isChecked ? 'x' : ' '}] ${escapeMarkdown(text)}`),
  ].join('\n');
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const keep: TestFormat = {
  source: 'keep',
  filename: 'takeout.zip',
  carries: ['labels', 'color', 'passion', 'archived', 'trashed'],
  write: (notes, { hasEmpty, hasBroken } = {}) =>
    makeKeepArchive(
      [
        ...notes.map(({ key, title, lines, tasks, labels, color, file, ...note }) => ({
          title,
          ...(tasks.length > 0 ? { listContent: [...tasks] } : { textContent: lines.join('\n') }),
          labels: labels.map((name) => ({ name })),
          color: color ?? 'DEFAULT',
          isPinned: note.isPinned,
          isArchived: note.isArchived,
          isTrashed: note.isTrashed,
          // Keep has no ids: the microsecond distinguishes two notes of one moment.
          createdTimestampUsec: note.createdAt.getTime() * 1000 + (Number.parseInt(key, 16) % 1000),
          userEditedTimestampUsec: note.updatedAt.getTime() * 1000,
          ...(file && { attachments: [{ filePath: file.name, mimetype: file.type }] }),
        })),
        ...(hasEmpty ? [{}] : []),
      ],
      {
        ...Object.fromEntries(notes.flatMap(({ file }) => (file ? [[file.name, file.bytes]] : []))),
        ...(hasBroken && { 'broken.json': Buffer.from('{"isTrashed":false,"userEditedTimestampUsec":') }),
      },
    ),
};

const resourceId = (key: string) => key.replace(/^./, 'f');

const joplin: TestFormat = {
  source: 'joplin',
  filename: 'all.jex',
  carries: ['labels', 'trashed', 'done', 'reminder'],
  write(notes, { hasEmpty, hasBroken } = {}) {
    const files: Record<string, string | Buffer> = {};
    const tags = [...new Set(notes.flatMap(({ labels }) => labels))];
    const tagId = (name: string) => `d${String(tags.indexOf(name)).padStart(31, '0')}`;
    for (const tag of tags) files[`${tagId(tag)}.md`] = joplinItem(5, tagId(tag), tag, '', {});
    for (const note of notes) {
      const { key, title, labels, file } = note;
      const body = `${markdownOf(note)}${file ? `\n\n![](:/${resourceId(key)})` : ''}`;
      files[`${key}.md`] = joplinItem(1, key, title, body, {
        user_created_time: note.createdAt.toISOString(),
        user_updated_time: note.updatedAt.toISOString(),
        is_todo: Number(note.isDone || note.remindsAt !== null),
        todo_due: note.remindsAt?.getTime() ?? 0,
        todo_completed: note.isDone ? 1 : 0,
        deleted_time: note.isTrashed ? 1 : 0,
        markup_language: 1,
      });
      labels.forEach((label, index) => {
        const id = `c${index}${key.slice(2)}`;
        files[`${id}.md`] = joplinItem(6, id, '', '', { note_id: key, tag_id: tagId(label) }).trimStart();
      });
      if (!file) continue;
      const properties = { mime: file.type, file_extension: 'jpg' };
      files[`${resourceId(key)}.md`] = joplinItem(4, resourceId(key), file.name, '', properties);
      files[`resources/${resourceId(key)}.jpg`] = file.bytes;
    }
    if (hasEmpty) files[`${'a'.repeat(32)}.md`] = joplinItem(1, 'a'.repeat(32), '', '', {});
    if (hasBroken) files[`${'b'.repeat(32)}.md`] = 'no properties at all';
    return makeTar(files);
  },
};

const evernote: TestFormat = {
  source: 'evernote',
  filename: 'mine.enex',
  carries: ['labels', 'done', 'reminder'],
  write: (notes, { hasEmpty, hasBroken } = {}) =>
    makeEnex([
      ...notes.map(({ title, lines, tasks, labels, file, ...note }) => ({
        title,
        created: stamp(note.createdAt),
        updated: stamp(note.updatedAt),
        tags: [...labels],
        attributes:
          (note.remindsAt ? `<reminder-time>${stamp(note.remindsAt)}</reminder-time>` : '') +
          (note.isDone ? `<reminder-done-time>${stamp(note.updatedAt)}</reminder-done-time>` : ''),
        content: [
          ...lines.map((line) => `<div>${escapeHtml(line)}</div>`),
          ...tasks.map(({ text, isChecked }) => `<div><en-todo checked="${isChecked}"/>${escapeHtml(text)}</div>`),
          ...(file ? [`<en-media hash="${md5Of(file.bytes)}" type="${file.type}"/>`] : []),
        ].join(''),
        resources: file ? [{ bytes: file.bytes, mime: file.type, name: file.name }] : [],
      })),
      ...(hasEmpty ? [{ title: 'Untitled', content: '' }] : []),
      ...(hasBroken ? [{ title: 'Broken', content: '<div>'.repeat(1000) }] : []),
    ]),
};

const quoted = (value: string) => JSON.stringify(value);
const broken = { 'Home/broken.md': Buffer.from('words\0words') };

const notesnookTime = (at: Date) => {
  const [year, month, day, hour, minute] = at.toISOString().split(/[-T:]/);
  const hours = Number(hour);
  return `${day}-${month}-${year} ${String(hours % 12 || 12).padStart(2, '0')}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
};

const notesnook: TestFormat = {
  source: 'notesnook',
  filename: 'notesnook.zip',
  carries: ['labels', 'color', 'passion', 'archived'],
  write: (notes, { hasEmpty, hasBroken } = {}) =>
    makeZip({
      ...Object.fromEntries(
        notes.map((note) => [
          `Home/${note.key}.md`,
          [
            '---',
            `title: ${quoted(note.title)}`,
            `created_at: ${notesnookTime(note.createdAt)}`,
            `updated_at: ${notesnookTime(note.updatedAt)}`,
            `pinned: ${note.isPinned}`,
            `archived: ${note.isArchived}`,
            ...(note.color ? [`color: ${note.color.toLowerCase()}`] : []),
            `tags: ${note.labels.join(', ')}`,
            '---',
            '',
            markdownOf(note),
            ...(note.file ? [`\n![](../attachments/${note.file.name})`] : []),
          ].join('\n'),
        ]),
      ),
      ...Object.fromEntries(notes.flatMap(({ file }) => (file ? [[`attachments/${file.name}`, file.bytes]] : []))),
      ...(hasEmpty && { 'Home/Untitled.md': '' }),
      ...(hasBroken && broken),
    }),
};

const markdown: TestFormat = {
  source: 'markdown',
  filename: 'vault.zip',
  carries: ['labels', 'trashed'],
  write: (notes, { hasEmpty, hasBroken } = {}) =>
    makeZip({
      ...Object.fromEntries(
        notes.map((note) => [
          `${note.isTrashed ? '.trash' : 'Home'}/${note.key}.md`,
          [
            '---',
            `title: ${quoted(note.title)}`,
            `created: ${note.createdAt.toISOString()}`,
            `updated: ${note.updatedAt.toISOString()}`,
            `tags: [${note.labels.map(quoted).join(', ')}]`,
            '---',
            markdownOf(note),
            ...(note.file ? [`\n![[${note.file.name}]]`] : []),
          ].join('\n'),
        ]),
      ),
      ...Object.fromEntries(notes.flatMap(({ file }) => (file ? [[`files/${file.name}`, file.bytes]] : []))),
      ...(hasEmpty && { 'Home/Untitled 2.md': '' }),
      ...(hasBroken && broken),
    }),
};

const ownId = (key: string, kind = '0') => `0000000${kind}-0000-7000-8000-${key.slice(-12)}`;
const ownColors = { RED: '#ffbab4', YELLOW: '#fbd77a', BLUE: '#c0d8ff', PURPLE: '#dacaff' } as const;

const pinlife: TestFormat = {
  source: 'pinlife',
  filename: 'pinlife.zip',
  carries: ['color', 'passion', 'trashed', 'done', 'reminder', 'comment'],
  write(notes, { hasEmpty, hasBroken } = {}) {
    const lines = notes.map((note) => {
      const { key, title, lines: said, tasks, color, file } = note;
      const createdAt = note.createdAt.toISOString();
      return JSON.stringify({
        _id: ownId(key),
        title,
        content: [
          ...said.map((line) => `<p>${escapeHtml(line)}</p>`),
          ...tasks.map(
            ({ text, isChecked }) =>
              `<ul data-type="taskList"><li data-checked="${isChecked}" data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>${escapeHtml(text)}</p></div></li></ul>`,
          ),
        ].join(''),
        options: { color: color ? ownColors[color] : '#ffffff', passion: note.isPinned, location: '', selfNote: false },
        done: note.isDone,
        updated: true,
        createdAt,
        updatedAt: note.updatedAt.toISOString(),
        deletedAt: note.isTrashed ? createdAt : null,
        reminders: note.remindsAt
          ? [
              {
                _id: ownId(key, '1'),
                meta: { selectedDateTime: note.remindsAt.toISOString(), timezone: 'Asia/Kolkata' },
              },
            ]
          : [],
        comments: note.comment
          ? [{ _id: ownId(key, '2'), content: note.comment, createdAt, updatedAt: createdAt }]
          : [],
        media: file
          ? [
              {
                _id: ownId(key, '3'),
                type: 'image',
                filename: file.name,
                contentType: file.type,
                file: `media/${file.name}`,
              },
            ]
          : [],
      });
    });
    if (hasEmpty) lines.push(JSON.stringify({ _id: ownId('f'.repeat(12)), title: '', content: '' }));
    if (hasBroken) lines.push('{"_id":"none"');
    return makeZip({
      'pinlife.json': `{"version":1,\n"notes":[\n${lines.join(',\n')}\n]}\n`,
      ...Object.fromEntries(notes.flatMap(({ file }) => (file ? [[`media/${file.name}`, file.bytes]] : []))),
    });
  },
};

/** One format for each program whose notes are read. */
export const formats: readonly TestFormat[] = [keep, joplin, evernote, notesnook, markdown, pinlife];
