import { describe, expect, it } from 'vitest';
import { describeFigure, measureLayout } from './figures.ts';
import { toProject, toSourceFile } from './source-file.ts';

const web = 'apps/web/src/features';
const server = 'apps/server/src/features';

const measure = (files: Record<string, string>) => {
  const project = toProject(Object.entries(files).map(([path, text]) => toSourceFile(path, text)));
  const figures = measureLayout(project);
  return (name: string) => {
    const found = figures.find((figure) => figure.name === name);
    if (!found) throw new Error(`There is no figure "${name}"`);
    return found;
  };
};

describe('figures of the layout', () => {
  it('finds features that reach themselves again, and leaves out those that only reach such ones', () => {
    const figure = measure({
      [`${web}/note/card.tsx`]: "import { a } from '../media/a.ts';",
      [`${web}/media/a.ts`]: "import type { B } from '../user/b.ts';",
      [`${web}/user/b.ts`]: "const load = () => import('../note/card.tsx');",
      [`${web}/search/c.ts`]: "import { a } from '../note/card.tsx';",
    });
    expect(figure('web features in a ring').details).toEqual(['media', 'note', 'user']);
  });

  it('finds slices of the server that reach themselves again, by types too', () => {
    const figure = measure({
      [`${server}/note/compose.ts`]: "import type { Media } from '../media/service.ts';",
      [`${server}/media/service.ts`]: "import type { Note } from '../note/service.ts';",
      [`${server}/user/service.ts`]: "import { a } from '../note/service.ts';",
    });
    expect(figure('server slices in a ring')).toMatchObject({ value: 2, details: ['media', 'note'] });
    expect(figure('web features in a ring').value).toBe(0);
  });

  it('counts the files of a folder without those of its subfolders', () => {
    const figure = measure({ [`${web}/note/a.ts`]: '', [`${web}/note/b.css`]: '', [`${web}/note/editor/c.ts`]: '' });
    expect(figure('files in the fullest folder')).toMatchObject({
      value: 2,
      details: [`2  ${web}/note`, expect.any(String)],
    });
  });

  it('names the slices that write one table, with or without a query builder', () => {
    const figure = measure({
      [`${server}/note/repo.ts`]: "build.insertInto('notes'); build.updateTable('search_words');",
      [`${server}/comment/repo.ts`]:
        'run(`update notes set count = 1`); run(`select 1 from search_words for update skip locked`);',
    });
    expect(figure('tables written by several slices').details).toEqual(['notes: comment, note']);
  });

  it('counts names that only one slice has, layers aside', () => {
    const figure = measure({
      [`${server}/note/repo.ts`]: '',
      [`${server}/note/trash.ts`]: '',
      [`${server}/note/limits.ts`]: '',
      [`${server}/note/schedule.ts`]: '',
      [`${server}/reminder/schedule.ts`]: '',
    });
    expect(figure('file names of one server slice alone').value).toBe(1);
  });

  it('finds the longest function', () => {
    const figure = measure({ [`${web}/note/a.ts`]: 'const a = () => 1;\nfunction b() {\n  return 2;\n}\n' });
    expect(figure('lines of the longest function')).toMatchObject({
      value: 3,
      details: [`3  ${web}/note/a.ts:2`, `1  ${web}/note/a.ts:1`],
    });
  });

  it('report whether each goal is met', () => {
    expect(describeFigure({ name: 'files', value: 3, goal: 2, details: ['here'] })).toBe(
      '✗ files: 3 (goal: at most 2)\n    here',
    );
  });
});
