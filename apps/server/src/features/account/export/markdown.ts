import { setImmediate } from 'node:timers/promises';
import { noteColors } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { escapeStarts, escapeText, writeAddress } from './markdown-line.ts';
import { type Link, toMarkdown } from './markdown-text.ts';

const COMMENTS_AT_ONCE = 20;

/** Writes a note as a Markdown file with the properties that other programs read above its text. */
export const writeMarkdown = async (note: Note, link: Link): Promise<string> => {
  const { title, content, options, reminders, media, comments, done, createdAt, updatedAt } = note;
  const color = noteColors.find(({ value }) => value === options.color)?.name ?? 'paper';
  const matter = [
    `title: ${JSON.stringify(title)}`,
    `created: ${createdAt}`,
    `updated: ${updatedAt}`,
    `color: ${color}`,
    ...(options.passion ? ['favorite: true'] : []),
    ...(done ? ['done: true'] : []),
    ...(options.location ? [`location: ${JSON.stringify(options.location)}`] : []),
    ...(reminders.length > 0
      ? [
          'reminders:',
          ...reminders.map(({ meta }) => `  - ${meta.selectedDateTime} (${meta.timezone}), ${meta.repeatType}`),
        ]
      : []),
  ];
  const files = media
    .filter(({ inline }) => !inline)
    .map(
      ({ _id, type, filename }) =>
        `${type === 'image' ? '!' : ''}[${escapeText(filename)}](${writeAddress(link(_id) ?? '')})`,
    );
  const said: string[] = [];
  for (const { content: words, createdAt: at } of comments) {
    if (said.length % COMMENTS_AT_ONCE === 0) await setImmediate();
    said.push(`> ${at}: ${escapeStarts(escapeText(words)).replaceAll('\n', '\n> ')}`);
  }
  const parts = [
    `---\n${matter.join('\n')}\n---`,
    `# ${escapeText(title)}`,
    await toMarkdown(content, link),
    ...files,
    ...said,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
};
