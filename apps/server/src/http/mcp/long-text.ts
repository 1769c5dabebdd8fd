import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

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

  /** Inserts the text into an answer in JSON. */
  async insert(answer: string): Promise<string | Buffer> {
    if (this.#text === '') return answer;
    const [before = '', after = ''] = answer.split(this.#name);
    const pieces = [Buffer.from(before)];
    for (let start = 0; start < this.#text.length; start += PIECE_LENGTH) {
      pieces.push(Buffer.from(JSON.stringify(this.#text.slice(start, start + PIECE_LENGTH)).slice(1, -1)));
      await setImmediate();
    }
    return Buffer.concat([...pieces, Buffer.from(after)]);
  }
}
