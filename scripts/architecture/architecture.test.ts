import { describe, expect, it } from 'vitest';
import { toProject, toSourceFile } from '../rules/source-file.ts';
import { readArchitecture } from './model.ts';
import { drawArchitecture } from './picture.ts';

const web = 'apps/web/src';

const read = (files: Record<string, string>) =>
  readArchitecture(toProject(Object.entries(files).map(([path, text]) => toSourceFile(path, text))));

const features = {
  [`${web}/features/media/tile.tsx`]: '',
  [`${web}/features/note/card.tsx`]: "import { Tile } from '../media/tile.tsx';",
  [`${web}/features/search/list.tsx`]: "import type { Card } from '../note/card.tsx';",
};

describe('the picture of the architecture', () => {
  it('has the floors from top to bottom, and users above what they use', () => {
    const architecture = read({ ...features, [`${web}/main.tsx`]: '', [`${web}/lib/api/client.ts`]: '' });
    expect(architecture.web.map(({ name }) => name)).toEqual(['main', 'features', 'lib']);
    expect(architecture.web[1]?.rooms).toEqual([
      { name: 'search', uses: ['note'] },
      { name: 'note', uses: ['media'] },
      { name: 'media', uses: [] },
    ]);
  });

  it('leaves out tests, and names a folder that is part of a larger floor', () => {
    const { web: floors } = read({ [`${web}/main.tsx`]: '', [`${web}/main.test.tsx`]: '', [`${web}/sw/push.ts`]: '' });
    expect(floors).toEqual([{ name: 'main', rooms: [], files: ['main', 'sw/'] }]);
  });

  it('shows an arrow that runs back up by a hollow pin', () => {
    const ring = { ...features, [`${web}/features/media/tile.tsx`]: "import { Card } from '../note/card.tsx';" };
    expect(drawArchitecture(read(features))).not.toContain('class="back"');
    expect(drawArchitecture(read(ring))).toContain('class="back"');
  });

  it('is the same whatever the order of the files', () => {
    const turned = Object.fromEntries(Object.entries(features).reverse());
    expect(drawArchitecture(read(turned))).toBe(drawArchitecture(read(features)));
  });
});
