import { describe, expect, it } from 'vitest';
import { toProject, toSourceFile } from '../rules/source-file.ts';
import { listTables, readArchitecture } from './model.ts';
import { drawArchitecture } from './picture.ts';

const web = 'apps/web/src';

const read = (files: Record<string, string>) =>
  readArchitecture(toProject(Object.entries(files).map(([path, text]) => toSourceFile(path, text))));

const server = 'apps/server/src';

const slices = {
  [`${server}/features/media/service.ts`]: '',
  [`${server}/features/note/service.ts`]: "import type { MediaService } from '../media/service.ts';",
  [`${server}/features/account/service.ts`]: "import type { NoteService } from '../note/service.ts';",
};

describe('the picture of the architecture', () => {
  it('has the layers from top to bottom, and slices above those that they use', () => {
    const architecture = read({ ...slices, [`${server}/main.ts`]: '', [`${server}/http/bind.ts`]: '' });
    expect(architecture.server.map(({ name }) => name)).toEqual(['main', 'features', 'http']);
    expect(architecture.server[1]?.folders).toEqual([
      { name: 'account', uses: ['note'] },
      { name: 'note', uses: ['media'] },
      { name: 'media', uses: [] },
    ]);
  });

  it('has the features of the web app in their declared order, the lowest last', () => {
    const paths = ['auth', 'editor', 'note'].map((noun) => `${web}/features/${noun}/api.ts`);
    const [floor] = read(Object.fromEntries(paths.map((path) => [path, '']))).web;
    expect(floor?.folders.map(({ name }) => name)).toEqual(['editor', 'note', 'auth']);
  });

  it('leaves out tests, and names a folder that is part of a larger floor', () => {
    const { web: layers } = read({ [`${web}/main.tsx`]: '', [`${web}/main.test.tsx`]: '', [`${web}/sw/push.ts`]: '' });
    expect(layers).toEqual([{ name: 'main', folders: [], files: ['main', 'sw/'] }]);
  });

  it('shows an arrow that runs back up by a hollow pin', () => {
    const back = "import type { NoteService } from '../note/service.ts';";
    const ring = { ...slices, [`${server}/features/media/service.ts`]: back };
    expect(drawArchitecture(read(slices))).not.toContain('class="back"');
    expect(drawArchitecture(read(ring))).toContain('class="back"');
  });

  it('lists the tables below the slices that write them', () => {
    expect(listTables({ notes: 'note', comments: 'comment', search_words: 'note' })).toEqual([
      { slice: 'comment', names: ['comments'] },
      { slice: 'note', names: ['notes', 'search_words'] },
    ]);
  });

  it('is the same for any order of the files', () => {
    const turned = Object.fromEntries(Object.entries(slices).reverse());
    expect(drawArchitecture(read(turned))).toBe(drawArchitecture(read(slices)));
  });
});
