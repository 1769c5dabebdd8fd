import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const FIRST_FONT = /instrument-sans-latin-standard-normal.*\.woff2$/;

const EARLY = '<script src="/early.js">';

/** The screens that people come to first, by the modules that the router loads for them. */
const screens = {
  login: ['routes/auth/login.tsx'],
  home: ['shell/frame/dashboard-shell.tsx', 'routes/home.tsx'],
};

/**
 * Asks for the text's font and the default locale with the page itself instead of after the first script has run, and
 * tells `early.js` which files the first screens consist of: which of them it is only the browser knows.
 */
export const preloadFirstPaint = (): Plugin => ({
  name: 'pinlife:preload-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const font = Object.keys(bundle).find((name) => FIRST_FONT.test(name));
      const locale = findChunk(bundle, '/locales/el.ts');
      const known = new Set(chunk ? listFiles([chunk], bundle) : []);
      const metas = Object.entries(screens).map(([screen, modules]) => {
        const chunks = modules.flatMap((module) => findChunk(bundle, `/app/${module}`) ?? []);
        const files = listFiles(chunks, bundle).filter((file) => !known.has(file));
        return `<meta name="files-of-${screen}" content="${files.map((file) => `/${file}`).join(' ')}" />\n    `;
      });
      const tags: HtmlTagDescriptor[] = [];
      if (font) tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` }));
      for (const file of locale ? listFiles([locale], bundle) : []) {
        if (!known.has(file)) tags.push(link({ rel: 'modulepreload', href: `/${file}` }));
      }
      return { html: html.replace(EARLY, `${metas.join('')}${EARLY}`), tags };
    },
  },
});

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
});

const findChunk = (bundle: Rolldown.OutputBundle, ending: string): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(ending)) as
    | Rolldown.OutputChunk
    | undefined;

/** These chunks, all that they import at once, and the styles of all. */
const listFiles = (chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] => {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  for (const chunk of chunks) visit(chunk);
  return [...files];
};
