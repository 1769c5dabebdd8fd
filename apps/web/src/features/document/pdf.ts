import { getDocument, type PDFPageProxy, PDFWorker, TextLayer } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import { trustScript } from '../../lib/screen/trusted-types.ts';

export type PdfPage = PDFPageProxy;

/** One worker for all documents. */
let worker: PDFWorker | undefined;

/** Built as one plain script, which a development server leaves a module. */
const startWorker = () => new Worker(trustScript(workerAddress), { type: import.meta.env.DEV ? 'module' : 'classic' });

/** Loads the pages of the PDF at an address. */
export const loadPages = async (url: string, signal: AbortSignal): Promise<readonly PdfPage[]> => {
  worker ??= PDFWorker.create({ port: startWorker() });
  // PinLife's documents contain only letters and lines: WebAssembly, which the CSP forbids, is not needed.
  const task = getDocument({ url, worker, useWasm: false, disableWorkerRendering: true });
  signal.addEventListener('abort', () => void task.destroy());
  const file = await task.promise;
  return Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
};

/** Width and height as drawn at a scale of 1. */
export const sizeOf = (page: PdfPage): { width: number; height: number } => page.getViewport({ scale: 1 });

/** Draws a page, then invisible text over it, which can be selected, copied and read out. */
export const drawPage = async (page: PdfPage, scale: number, words: HTMLElement): Promise<HTMLCanvasElement> => {
  const viewport = page.getViewport({ scale });
  // At a lower ratio small letters are unevenly spaced.
  const ratio = Math.max(2, window.devicePixelRatio);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.floor(viewport.width * ratio),
    height: Math.floor(viewport.height * ratio),
  });
  await page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] }).promise;
  await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render();
  return canvas;
};
