import { expect, it } from 'vitest';
import { type Lockfile, listNeeded, nameOf } from './needed-packages.ts';
import { targets } from './target.ts';

const lock: Lockfile = {
  'apps/server': { dependencies: { sharp: '1', zod: '1', mail: '2' } },
  'node_modules/sharp': {
    dependencies: { colour: '1' },
    optionalDependencies: { '@img/x64': '1', '@img/arm64': '1', '@img/musl': '1', '@img/darwin': '1' },
  },
  'node_modules/@img/x64': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/@img/arm64': { os: ['linux'], cpu: ['arm64'] },
  'node_modules/@img/musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/@img/darwin': { os: ['darwin'], cpu: ['arm64'] },
  'node_modules/colour': { dependencies: { sharp: '1' } },
  'node_modules/mail': { dependencies: { zod: '1' } },
  'apps/server/node_modules/mail': { dependencies: { colour: '2' } },
  'apps/server/node_modules/mail/node_modules/colour': {},
  'node_modules/zod': {},
};

const list = (name: string) => {
  const target = targets.find(({ platform }) => platform === name);
  return target ? listNeeded(lock, (root) => root !== 'zod', target) : [];
};

it('follows packages to those that they need, as Node would find them, and ends at a cycle', () => {
  expect(list('linux-x64')).toEqual([
    'apps/server/node_modules/mail',
    'apps/server/node_modules/mail/node_modules/colour',
    'node_modules/@img/x64',
    'node_modules/colour',
    'node_modules/sharp',
  ]);
});

it('packs for the target machine, on any machine', () => {
  expect(list('linux-arm64').filter((place) => place.includes('@img'))).toEqual(['node_modules/@img/arm64']);
});

it('reads the name of a package from its folder', () => {
  expect(nameOf('apps/server/node_modules/mail/node_modules/@img/x64')).toBe('@img/x64');
});
