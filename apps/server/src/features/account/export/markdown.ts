import { noteColors } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { Parser } from 'htmlparser2';

type Link = (mediaId: string) => string | null;

/** A note as a Markdown file that other programs read: what they know about notes stands above its text. */
export const writeMarkdown = (note: Note, link: Link): string => {
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
    .map(({ _id, type, filename }) => `${type === 'image' ? '!' : ''}[${escapeText(filename)}](${link(_id) ?? ''})`);
  const said = comments.map(
    ({ content: words, createdAt: at }) => `> ${at}: ${escapeText(words).replaceAll('\n', '\n> ')}`,
  );
  const parts = [
    `---\n${matter.join('\n')}\n---`,
    `# ${escapeText(title)}`,
    toMarkdown(content, link),
    ...files,
    ...said,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
};

const marks: Readonly<Record<string, readonly [string, string]>> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  s: ['~~', '~~'],
  code: ['`', '`'],
  u: ['<u>', '</u>'],
};

type List = { isOrdered: boolean; number: number };

/** The few tags that rich text has here. */
const toMarkdown = (html: string, link: Link): string => {
  const blocks: string[] = [];
  const lists: List[] = [];
  const addresses: string[] = [];
  let line = '';
  let lead = '';
  let quotes = 0;
  let isInCode = false;
  let codes = 0;

  const endLine = () => {
    if (line.trim() !== '' || isInCode) {
      const prefix = `${'> '.repeat(quotes)}${lead}`;
      const blank = `${'> '.repeat(quotes)}${' '.repeat(lead.length)}`;
      blocks.push(`${prefix}${line.trim().replaceAll('\n', `\n${blank}`)}`);
      lead = lead.replace(/\S/g, ' ');
    }
    line = '';
  };

  const openBlock: Readonly<Record<string, (attributes: Record<string, string>) => void>> = {
    ul: () => lists.push({ isOrdered: false, number: 0 }),
    ol: ({ start }) => lists.push({ isOrdered: true, number: Number(start ?? 1) - 1 }),
    li: (attributes) => {
      const list = lists.at(-1) ?? { isOrdered: false, number: 0 };
      list.number += 1;
      const box =
        attributes['data-type'] === 'taskItem' ? `[${attributes['data-checked'] === 'true' ? 'x' : ' '}] ` : '';
      lead = `${'  '.repeat(Math.max(0, lists.length - 1))}${list.isOrdered ? `${list.number}.` : '-'} ${box}`;
    },
    blockquote: () => {
      quotes += 1;
    },
    hr: () => blocks.push('---'),
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (isBlock(name)) endLine();
      openBlock[name]?.(attributes);
      if (/^h[1-6]$/.test(name)) line = `${'#'.repeat(Number(name[1]))} `;
      else if (name === 'pre') {
        isInCode = true;
        line = '```\n';
      } else if (name === 'br') line += isInCode ? '\n' : '  \n';
      else if (name === 'img')
        line += `![${escapeText(attributes['alt'] ?? '')}](${link(attributes['data-media'] ?? '') ?? ''})`;
      else if (name === 'a') {
        addresses.push(attributes['href'] ?? '');
        line += '[';
      } else if (!isInCode) line += marks[name]?.[0] ?? '';
      if (name === 'code') codes += 1;
    },
    ontext(text) {
      line += isInCode || codes > 0 ? text : escapeText(text);
    },
    onclosetag(name) {
      if (name === 'a') line += `](${addresses.pop() ?? ''})`;
      else if (!isInCode) line += marks[name]?.[1] ?? '';
      if (name === 'code') codes -= 1;
      if (name === 'pre') line += '\n```';
      if (isBlock(name) && name !== 'hr') endLine();
      if (name === 'pre') isInCode = false;
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'li') lead = '';
      if (name === 'blockquote') quotes -= 1;
    },
  });
  parser.write(html);
  parser.end();
  endLine();
  return joinBlocks(blocks);
};

const isBlock = (name: string) => /^(?:p|h[1-6]|pre|blockquote|ul|ol|li|div|hr)$/.test(name);

/** Items of a list stand close together. */
const joinBlocks = (blocks: readonly string[]): string =>
  blocks.reduce((text, block, index) => {
    const isItem = /^\s*(?:-|\d+\.) /.test(block) && /^\s*(?:-|\d+\.) /.test(blocks[index - 1] ?? '');
    return `${text}${index === 0 ? '' : isItem ? '\n' : '\n\n'}${block}`;
  }, '');

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');
