import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { marked, type Tokens } from 'marked';
import type { Plugin, Rolldown } from 'vite';
import { bcp47, defaultLanguage, type LanguageCode, languageCodes } from '../../../packages/contract/src/languages.ts';
import { layouts, renderPdf } from './document-pdf.ts';

const SOURCE = path.join(import.meta.dirname, '../documents');

type Made = { file: string; content: string | Buffer };

/**
 * Makes the policy pages out of their Markdown: `/docs/<name>.html` and beside it a tagged PDF, on paper and on phones. English stands at that
 * address, another language below its code.
 */
export const documents = (): Plugin => ({
  name: 'pinlife:documents',
  async writeBundle({ dir = '' }, bundle) {
    for (const { file, content } of await makeAll(listFontFaces(bundle))) {
      const target = path.join(dir, 'docs', file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  },
  configureServer(server) {
    server.middlewares.use('/docs', async (request, response, next) => {
      const wanted = request.url?.split('?', 1)[0]?.slice(1);
      const made = (await makeAll()).find(({ file }) => file === wanted);
      if (!made) return next();
      response.setHeader('content-type', contentTypes[path.extname(made.file)] ?? 'application/octet-stream');
      response.end(made.content);
    });
  },
});

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.css': 'text/css; charset=utf-8',
};

/** The pages are set in the fonts of the app, whose addresses only its built style sheets know. */
const listFontFaces = (bundle: Rolldown.OutputBundle): string => {
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const faces = sheets.flatMap(
    (sheet) => String('source' in sheet ? sheet.source : '').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  return [...new Set(faces)].join('\n');
};

const makeAll = async (fontFaces = ''): Promise<Made[]> => {
  const names = await Array.fromAsync(glob('*.md', { cwd: path.join(SOURCE, defaultLanguage) }));
  const wanted = names.sort().flatMap((name) => languageCodes.map((language) => [language, name] as const));
  const made = await Promise.all(wanted.map(([language, name]) => makeDocument(language, name)));
  const style = await readFile(path.join(SOURCE, 'document.css'), 'utf8');
  return [...made.flat(), { file: 'document.css', content: `${fontFaces}\n${style}` }];
};

const makeDocument = async (language: LanguageCode, source: string): Promise<Made[]> => {
  const folder = language === defaultLanguage ? '' : language;
  const name = path.join(folder, path.basename(source, '.md'));
  const tokens = marked.lexer(await readFile(path.join(SOURCE, language, source), 'utf8'));
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading')?.text ?? name;
  const document = { title, language: bcp47[language], tokens };
  return [
    { file: `${name}.html`, content: renderPage(title, bcp47[language], marked.parser(tokens)) },
    { file: `${name}.pdf`, content: await renderPdf(document, layouts.paper) },
    { file: `${name}-phone.pdf`, content: await renderPdf(document, layouts.phone) },
  ];
};

const renderPage = (title: string, language: string, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · PinLife</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/document.css">
</head>
<body>
<main>
${body}</main>
</body>
</html>
`;
