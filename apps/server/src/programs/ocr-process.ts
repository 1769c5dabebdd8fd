/** Recognises text in images, outside the server process. */
import { fetchBytes, serveCage } from '../platform/cage/inside.ts';
import { createRecognizer } from '../platform/ocr/recognize.ts';
import type { OcrTask } from '../platform/ocr/task.ts';

/** The server keeps no more of an image in memory. */
const PIECE_BYTES = 1024 * 1024;

const recognize = createRecognizer();

const fetchAll = (size: number): Buffer => {
  const pieces: Buffer[] = [];
  for (let offset = 0; offset < size; offset += PIECE_BYTES) {
    pieces.push(fetchBytes(offset, Math.min(PIECE_BYTES, size - offset)));
  }
  return Buffer.concat(pieces);
};

void serveCage({
  async handle(task) {
    const { size, language } = task as OcrTask;
    return { answer: await recognize(fetchAll(size), language) };
  },
  findRefusal: () => null,
});
