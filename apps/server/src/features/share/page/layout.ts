import { createHash } from 'node:crypto';
import { bcp47, type LanguageCode } from '@pinlife/contract/languages';
import type { PageTexts } from '../texts.ts';
import { html, type Markup, trusted } from './html.ts';

/** Metadata for link previews and search engines. */
type Description = { title: string; text?: string; url?: string; image?: string; type?: 'article' | 'profile' };

type PageParts = {
  language: LanguageCode;
  texts: PageTexts;
  title: string;
  isIndexed?: boolean;
  description?: Description;
  /** Shown above the page. */
  bar?: Markup;
  main: Markup;
};

export type Frame = { write(parts: PageParts): string; policy: string };

/** The layout of all public pages. They run no scripts and load nothing from other sites. */
export const createFrame = (css: string): Frame => {
  const styleHash = createHash('sha256').update(css).digest('base64');
  return {
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      "img-src 'self'",
      "media-src 'self'",
      "font-src 'self'",
      // The pages connect to nothing, but audit tools load robots.txt on their behalf.
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),

    write: ({ language, texts, title, isIndexed = false, description, bar, main }) =>
      `<!doctype html>\n${
        html`<html lang="${bcp47[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · PinLife</title>
${!isIndexed && trusted('<meta name="robots" content="noindex, nofollow">\n')}<meta name="referrer" content="no-referrer">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f4f0">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121514">
${description && writeDescription(description)}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${trusted(css)}</style>
</head>
<body>
${bar}<main>${main}</main>
<footer class="made"><a href="/"><img src="/icon.svg" alt="" width="20" height="20">${texts.madeWith}</a></footer>
</body>
</html>
`.markup
      }`,
  };
};

const writeDescription = ({ title, text, url, image, type = 'article' }: Description): Markup => {
  const meta = (name: 'name' | 'property', key: string, content: string | undefined) =>
    content ? html`<meta ${name}="${key}" content="${content}">\n` : html``;
  return html`${[
    meta('name', 'description', text || title),
    meta('property', 'og:site_name', 'PinLife'),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image && 'summary_large_image'),
  ]}`;
};
