import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { setText } from '../unread-answers.ts';

/** The number of characters that are written at a time. */
const PIECE_LENGTH = 64 * 1024;

/**
 * The text of an answer, which may be a note of megabytes. The SDK copies it several times synchronously, so it gets a
 * placeholder instead; `insert` replaces it by the text in chunks.
 */
export class LongText {
  readonly #name: string = randomUUID();
  #text = '';

  /** Returns the placeholder for a text. */
  keep(text: string): string {
    if (text.length <= PIECE_LENGTH) return text;
    this.#text = text;
    return this.#name;
  }

  /** Inserts the text into an answer in JSON. A long one is written while it is sent, so it is in memory only once. */
  insert(answer: string): string | Readable {
    if (this.#text === '') return answer;
    const [before = '', after = ''] = answer.split(this.#name);
    return setText(Readable.from(writePieces(before, this.#text, after), { objectMode: false }), this.#text);
  }
}

async function* writePieces(before: string, text: string, after: string): AsyncGenerator<string> {
  yield before;
  for (let start = 0; start < text.length; start += PIECE_LENGTH) {
    yield JSON.stringify(text.slice(start, start + PIECE_LENGTH)).slice(1, -1);
    await setImmediate();
  }
  yield after;
}
