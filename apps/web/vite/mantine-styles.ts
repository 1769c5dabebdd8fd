import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type ConvertCSSVariablesInput,
  type CSSVariablesResolver,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const stylesFolder = path.join(path.dirname(require.resolve('@mantine/core/styles.css')), 'styles');

const stylesId = 'virtual:mantine-styles';
const variablesId = 'virtual:mantine-variables.css';

type Options = { theme: MantineThemeOverride; resolver: CSSVariablesResolver };

/**
 * Gives every Mantine component that ends up in a chunk its own style sheet there, and writes the theme's variables
 * into a style sheet: Mantine would put them into a `<style>` tag, which the content security policy forbids.
 * All of it lives in `@layer mantine`, so that our own rules win whatever the order of loading.
 */
export const mantineStyles = (options: Options): Plugin => {
  let isBuild = false;
  return {
    name: 'pinlife:mantine-styles',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === stylesId || id === variablesId ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${variablesId}`) return themeVariables(options);
      if (id !== `\0${stylesId}`) return null;
      const sheets = isBuild ? ['styles/baseline.layer.css', 'styles/global.layer.css'] : ['styles.layer.css'];
      return [...sheets.map((sheet) => `import '@mantine/core/${sheet}';`), `import '${variablesId}';`].join('\n');
    },
    transform: {
      filter: { id: /@mantine[\\/]core[\\/]esm[\\/]components[\\/].+\.mjs$/ },
      handler: (code, id) => {
        const sheet = path.join(stylesFolder, `${path.basename(id, '.mjs')}.layer.css`);
        return isBuild && existsSync(sheet) ? { code: `${code}\nimport ${JSON.stringify(sheet)};`, map: null } : null;
      },
    },
  };
};

/** The theme's variables without the dozen palettes that no screen of ours uses. */
const themeVariables = ({ theme, resolver }: Options): string => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = defaultCssVariablesResolver(merged);
  const extra = resolver(merged);
  const unused = Object.keys(merged.colors).filter((name) => !(name in (theme.colors ?? {})));
  const isUnused = new RegExp(`^--mantine-color-(${unused.join('|')})-`);
  const pick = (part: keyof ConvertCSSVariablesInput): Record<string, string> =>
    Object.fromEntries(Object.entries({ ...all[part], ...extra[part] }).filter(([name]) => !isUnused.test(name)));
  const css = convertCssVariables({
    variables: pick('variables'),
    light: { ...pick('light'), '--mantine-color-scheme': 'light' },
    dark: { ...pick('dark'), '--mantine-color-scheme': 'dark' },
  });
  return `@layer mantine {\n${css}\n}`;
};
