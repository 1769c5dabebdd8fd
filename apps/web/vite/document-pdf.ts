import { createRequire } from 'node:module';
import type { Token, Tokens } from 'marked';
import PdfDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const fontFile = (weight: 400 | 600) =>
  require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`);

const MARGIN = 72;
const INK = '#125f55';
const TEXT = '#1b211f';
const LIST_INDENT = 18;
const styles = {
  1: { size: 26, before: 0, after: 14 },
  2: { size: 15, before: 16, after: 6 },
  body: { size: 11, gap: 4, after: 8 },
} as const;

type Run = { text: string; isStrong: boolean };

/** A tagged PDF of a document: its headings, paragraphs and lists are known to screen readers as such. */
export const renderPdf = (title: string, language: string, tokens: readonly Token[]): Promise<Buffer> => {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
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
  pdf.registerFont('text', fontFile(400));
  pdf.registerFont('strong', fontFile(600));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const token of tokens) writeBlock(pdf, root, token);
  root.end();
  pdf.end();
  return finished;
};

type Pdf = InstanceType<typeof PdfDocument>;
type Structure = ReturnType<Pdf['struct']>;

const writeBlock = (pdf: Pdf, root: Structure, token: Token): void => {
  if (token.type === 'heading') writeHeading(pdf, root, token as Tokens.Heading);
  else if (token.type === 'paragraph') addStructure(pdf, root, 'P', () => writeRuns(pdf, toRuns(token), {}));
  else if (token.type === 'list') writeList(pdf, root, token as Tokens.List);
  else if (token.type !== 'space') throw new Error(`A document holds a ${token.type}, which no PDF is made of yet.`);
};

const writeHeading = (pdf: Pdf, root: Structure, { depth, text }: Tokens.Heading): void => {
  const style = depth === 1 ? styles[1] : styles[2];
  addStructure(pdf, root, depth === 1 ? 'H1' : 'H2', () => {
    pdf.y += style.before;
    pdf
      .font('strong')
      .fontSize(style.size)
      .fillColor(depth === 1 ? INK : TEXT)
      .text(text);
    pdf.y += style.after;
  });
};

const writeList = (pdf: Pdf, root: Structure, { items }: Tokens.List): void => {
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    addStructure(pdf, list, 'LI', () => {
      pdf.font('text').fontSize(styles.body.size).fillColor(INK).text('•', MARGIN, pdf.y, { lineBreak: false });
      pdf.x = MARGIN + LIST_INDENT;
      writeRuns(pdf, toRuns(item), { width: pdf.page.width - 2 * MARGIN - LIST_INDENT });
      pdf.x = MARGIN;
    });
  }
  list.end();
};

const addStructure = (pdf: Pdf, parent: Structure, tag: string, write: () => void): void => {
  const structure = pdf.struct(tag, {}, write);
  parent.add(structure);
  structure.end();
};

const writeRuns = (pdf: Pdf, runs: readonly Run[], options: { width?: number }): void => {
  const { size, gap, after } = styles.body;
  pdf.fontSize(size).fillColor(TEXT);
  runs.forEach(({ text, isStrong }, index) => {
    pdf.font(isStrong ? 'strong' : 'text').text(text, { ...options, lineGap: gap, continued: index < runs.length - 1 });
  });
  pdf.y += after;
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
