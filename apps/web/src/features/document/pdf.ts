import { getDocument, type PDFPageProxy, PDFWorker, TextLayer } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import { trustScript } from '../../lib/screen/trusted-types.ts';

export type PdfPage = PDFPageProxy;

/** One for all documents: it outlives each of them. */
let worker: PDFWorker | undefined;

/** Built as one plain script, which a development server leaves a module. */
const startWorker = () => new Worker(trustScript(workerAddress), { type: import.meta.env.DEV ? 'module' : 'classic' });

/** Reads the document at an address, page by page. */
export const loadPages = async (url: string, signal: AbortSignal): Promise<readonly PdfPage[]> => {
  worker ??= PDFWorker.create({ port: startWorker() });
  // Our documents hold letters and lines only: nothing in them needs WebAssembly, which the page may not run.
  const task = getDocument({ url, worker, useWasm: false, disableWorkerRendering: true });
  signal.addEventListener('abort', () => void task.destroy());
  const file = await task.promise;
  return Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
};

/** Width and height as drawn at a scale of 1. */
export const sizeOf = (page: PdfPage): { width: number; height: number } => page.getViewport({ scale: 1 });

/** Draws a page, then its words over it: those can be selected, copied and read out. */
export const drawPage = async (page: PdfPage, scale: number, words: HTMLElement): Promise<HTMLCanvasElement> => {
  const viewport = page.getViewport({ scale });
  // With fewer dots the letters of small sizes stand unevenly.
  const ratio = Math.max(2, window.devicePixelRatio);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.floor(viewport.width * ratio),
    height: Math.floor(viewport.height * ratio),
  });
  await page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] }).promise;
  await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render();
  return canvas;
};
