import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Token, Tokens } from 'marked';
import PdfDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const readFont = (file: string) => readFileSync(require.resolve(file));
const readWoff = (weight: 400 | 600) =>
  unpackWoff(readFont(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`));

/**
 * One font sets a whole document. These hold Latin as well: were a full stop of another font than its word, it could
 * begin a line.
 */
const fontsOf = (language: string) => {
  if (language === 'hi') {
    const family = '@expo-google-fonts/noto-sans-devanagari';
    return {
      text: readFont(`${family}/400Regular/NotoSansDevanagari_400Regular.ttf`),
      strong: readFont(`${family}/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`),
    };
  }
  if (language === 'ml') {
    const family = '@expo-google-fonts/noto-sans-malayalam';
    return {
      text: readFont(`${family}/400Regular/NotoSansMalayalam_400Regular.ttf`),
      strong: readFont(`${family}/600SemiBold/NotoSansMalayalam_600SemiBold.ttf`),
    };
  }
  return latinFonts;
};
const latinFonts = { text: readWoff(400), strong: readWoff(600) };

/** The library fails on letters that a mark has no place on; Malayalam's own marks stand beside their letters. */
const malayalam = /\p{Script=Malayalam}/u;
const malayalamFeatures = { abvm: false, blwm: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const INK = '#125f55';
const TEXT = '#1b211f';

type Style = { size: number; line: number; before: number; after: number };
type Layout = { page: 'A4' | [width: number, height: number]; margin: number; indent: number } & Record<
  'title' | 'heading' | 'body',
  Style
>;

/** For paper and wide screens, and so that words are read at the width of a phone without a magnifying glass. */
export const layouts = {
  paper: {
    page: 'A4',
    margin: 72,
    indent: 18,
    title: { size: 26, line: 36, before: 0, after: 10 },
    heading: { size: 15, line: 22, before: 16, after: 4 },
    body: { size: 11, line: 18, before: 0, after: 8 },
  },
  phone: {
    page: [334, 600],
    margin: 22,
    indent: 16,
    title: { size: 22, line: 28, before: 0, after: 10 },
    heading: { size: 17, line: 23, before: 14, after: 4 },
    body: { size: 15, line: 23, before: 0, after: 9 },
  },
} as const satisfies Record<string, Layout>;

type Run = { text: string; isStrong: boolean };

/** A tagged PDF of a document: its headings, paragraphs and lists are known to screen readers as such. */
export const renderPdf = (
  { title, language, tokens }: { title: string; language: string; tokens: readonly Token[] },
  layout: Layout,
): Promise<Buffer> => {
  const pdf = new PdfDocument({
    size: layout.page,
    margin: layout.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // The date of the build would make two builds of one document differ.
    info: { Title: title, Author: 'PinLife', CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const { text, strong } = fontsOf(language);
  pdf.registerFont('text', text);
  pdf.registerFont('strong', strong);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const token of tokens) writeBlock({ pdf, layout }, root, token);
  root.end();
  pdf.end();
  return finished;
};

type Pdf = InstanceType<typeof PdfDocument>;
type Pen = { pdf: Pdf; layout: Layout };
type Structure = ReturnType<Pdf['struct']>;

const writeBlock = (pen: Pen, root: Structure, token: Token): void => {
  if (token.type === 'heading') writeHeading(pen, root, token as Tokens.Heading);
  else if (token.type === 'paragraph') addStructure(pen, root, 'P', () => writeRuns(pen, toRuns(token)));
  else if (token.type === 'list') writeList(pen, root, token as Tokens.List);
  else if (token.type !== 'space') throw new Error(`A document holds a ${token.type}, which no PDF is made of yet.`);
};

const writeHeading = (pen: Pen, root: Structure, { depth, text }: Tokens.Heading): void => {
  const style = depth === 1 ? pen.layout.title : pen.layout.heading;
  addStructure(pen, root, depth === 1 ? 'H1' : 'H2', () => {
    pen.pdf.y += style.before;
    writeRuns(pen, [{ text: decodeEntities(text), isStrong: true }], { style, color: depth === 1 ? INK : TEXT });
  });
};

const writeList = (pen: Pen, root: Structure, { items }: Tokens.List): void => {
  const { pdf, layout } = pen;
  const { margin, indent, body } = layout;
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    addStructure(pen, list, 'LI', () => {
      const top = pdf.y;
      pdf
        .font('text')
        .fontSize(body.size)
        .fillColor(INK)
        .text('•', margin, top + body.size, { lineBreak: false, baseline: 'alphabetic' });
      pdf.x = margin + indent;
      pdf.y = top;
      writeRuns(pen, toRuns(item), { width: pdf.page.width - 2 * margin - indent });
      pdf.x = margin;
    });
  }
  list.end();
};

const addStructure = ({ pdf }: Pen, parent: Structure, tag: string, write: () => void): void => {
  const structure = pdf.struct(tag, {}, write);
  parent.add(structure);
  structure.end();
};

type Setting = { style?: Style; color?: string; width?: number };

const writeRuns = ({ pdf, layout }: Pen, runs: readonly Run[], setting: Setting = {}): void => {
  const { style = layout.body, color = TEXT, width } = setting;
  // A line is measured as its first run is.
  const features = runs.some(({ text }) => malayalam.test(text)) ? malayalamFeatures : null;
  pdf.fontSize(style.size).fillColor(color);
  pdf.y += style.size;
  runs.forEach(({ text, isStrong }, index) => {
    pdf.font(isStrong ? 'strong' : 'text').text(text, {
      ...(width !== undefined && { width }),
      baseline: 'alphabetic',
      lineGap: style.line - pdf.currentLineHeight(),
      continued: index < runs.length - 1,
      ...(features && { features }),
    });
  });
  pdf.y += style.after - style.size;
};

/** The text of a block, cut where its weight changes. */
const toRuns = (token: Token, isStrong = false): Run[] => {
  const parts: Token[] = 'tokens' in token && token.tokens ? token.tokens : [];
  if (parts.length === 0) return [{ text: decodeEntities(textOf(token)).replaceAll('\n', ' '), isStrong }];
  return parts.flatMap((part) => toRuns(part, isStrong || part.type === 'strong'));
};

const textOf = (token: Token): string => ('text' in token ? String(token.text) : '');

const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? '');
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
