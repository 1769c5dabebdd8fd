import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

type Source = { file: string; exported: string };
type Barrel = { name: string; find: (name: string) => Source | null };

/**
 * Rewrites imports from a package's index to the file that holds the thing itself. Rolldown puts whatever comes
 * through an index into the entry chunk, and the icons' index alone reads six thousand files.
 */
export const directImports = (): Plugin[] => [
  rewriting('pinlife:direct-icons', [tablerIcons()], undefined),
  rewriting('pinlife:direct-mantine', ['@mantine/core', '@mantine/hooks', '@mantine/dates'].map(mantineIndex), 'build'),
];

const rewriting = (name: string, barrels: Barrel[], apply: 'build' | undefined): Plugin => {
  const pattern = new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*["'](${barrels.map((barrel) => barrel.name).join('|')})["'];?`,
    'g',
  );
  return {
    name,
    ...(apply && { apply }),
    transform: {
      filter: {
        id: /\.m?[jt]sx?(\?|$)/,
        code: new RegExp(`["'](${barrels.map((barrel) => barrel.name).join('|')})["']`),
      },
      handler(code) {
        const rewritten = code.replace(pattern, (_statement, names: string, packageName: string) => {
          const barrel = barrels.find((one) => one.name === packageName);
          return splitNames(names)
            .map((specifier) => toDirectImport(specifier, barrel, packageName))
            .join('');
        });
        return rewritten === code ? null : { code: rewritten, map: null };
      },
    },
  };
};

const splitNames = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const toDirectImport = (specifier: string, barrel: Barrel | undefined, packageName: string): string => {
  const [imported = '', local = imported] = specifier.split(/\s+as\s+/);
  const source = barrel?.find(imported);
  return source
    ? `import { ${source.exported} as ${local} } from ${JSON.stringify(source.file)};`
    : `import { ${specifier} } from ${JSON.stringify(packageName)};`;
};

const tablerIcons = (): Barrel => ({
  name: '@tabler/icons-react',
  find: (name) => ({ file: `@tabler/icons-react/dist/esm/icons/${name}.mjs`, exported: 'default' }),
});

/** Mantine's index imports every name from its file and exports them in one list at the end. */
const mantineIndex = (name: string): Barrel => {
  const folder = path.join(path.dirname(require.resolve(name)), '../esm');
  let sources: Map<string, Source> | undefined;
  return {
    name,
    find: (wanted) => {
      sources ??= readIndex(folder);
      return sources.get(wanted) ?? null;
    },
  };
};

const readIndex = (folder: string): Map<string, Source> => {
  const code = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const sources = new Map<string, Source>();
  for (const [, names = '', file = ''] of code.matchAll(/import \{([^}]*)\} from "(\.[^"]+)";/g)) {
    for (const specifier of splitNames(names)) {
      const [exported = '', local = exported] = specifier.split(/\s+as\s+/);
      sources.set(local, { file: path.join(folder, file), exported });
    }
  }
  return sources;
};
