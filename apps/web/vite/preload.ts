import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIRST_FONT = /instrument-sans-latin-standard-normal.*\.woff2$/;

/** Asks for the text's font and the default locale with the page itself instead of after the first script has run. */
export const preloadFirstPaint = (): Plugin => ({
  name: 'pinlife:preload-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const tags: HtmlTagDescriptor[] = [];
      for (const file of Object.values(bundle ?? {})) {
        if (FIRST_FONT.test(file.fileName)) {
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file.fileName}`,
            crossorigin: true,
          };
          tags.push({ tag: 'link', attrs, injectTo: 'head' });
        }
        if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/locales/el.ts')) {
          const attrs = { rel: 'modulepreload', href: `/${file.fileName}`, crossorigin: true };
          tags.push({ tag: 'link', attrs, injectTo: 'head' });
        }
      }
      return tags;
    },
  },
});
