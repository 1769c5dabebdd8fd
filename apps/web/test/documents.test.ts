import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '@pinlife/contract/languages';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../documents');
const names = globSync('*.md', { cwd: path.join(folder, 'el') }).sort();
const fileOf = (language: string, name: string) => path.join(folder, language, name);
const read = (language: string, name: string): Token[] => marked.lexer(readFileSync(fileOf(language, name), 'utf8'));

/** The visible structure: headings, paragraphs, lists and their lengths. */
const outline = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => (token.type === 'list' ? `list of ${(token as Tokens.List).items.length}` : token.type));

const namesKept = (tokens: readonly Token[]): string[] =>
  (
    tokens
      .map(({ raw }) => raw)
      .join('')
      .match(/`[^`]+`/g) ?? []
  ).sort();

describe.each(languageCodes)('the documents in %s', (language) => {
  it.each(names)('have the outline and the names of English in %s', (name) => {
    expect(outline(read(language, name))).toEqual(outline(read('el', name)));
    expect(namesKept(read(language, name))).toEqual(namesKept(read('el', name)));
  });
});
