import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const STATEMENT = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${PACKAGE}["'];?`, 'g');

/**
 * Rewrites imports from the icons' index to the files of the icons themselves. Rolldown puts whatever comes through an
 * index into the entry chunk, and this one reads six thousand files.
 */
export const directImports = (): Plugin => ({
  name: 'pinlife:direct-icons',
  transform: {
    filter: { id: /\.m?[jt]sx?(\?|$)/, code: PACKAGE },
    handler: (code) => {
      const rewritten = code.replace(STATEMENT, (_statement, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map(toDirectImport)
          .join(''),
      );
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  },
});

const toDirectImport = (specifier: string): string => {
  const [imported = '', local = imported] = specifier.split(/\s+as\s+/);
  return `import ${local} from ${JSON.stringify(`${PACKAGE}/dist/esm/icons/${imported}.mjs`)};`;
};
