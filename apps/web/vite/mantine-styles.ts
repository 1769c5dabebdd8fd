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
      const base = ['baseline', 'default-css-variables', 'global'].map((name) => `styles/${name}.layer.css`);
      const sheets = isBuild ? base : ['styles.layer.css'];
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

const themeVariables = ({ theme, resolver }: Options): string => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME);
  const ours = defaultCssVariablesResolver(merged);
  const extra = resolver(merged);
  const changed = (part: keyof ConvertCSSVariablesInput): Record<string, string> => {
    const byDefault = new Map(Object.entries(defaults[part]));
    const all = Object.entries({ ...ours[part], ...extra[part] });
    return Object.fromEntries(all.filter(([name, value]) => byDefault.get(name) !== value));
  };
  const css = convertCssVariables({ variables: changed('variables'), light: changed('light'), dark: changed('dark') });
  return `@layer mantine {\n${css}\n}`;
};
