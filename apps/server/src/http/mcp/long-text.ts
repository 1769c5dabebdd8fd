import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Letters that are written at a stretch. */
const PIECE_LENGTH = 64 * 1024;

/**
 * The text of an answer, which may be a note of megabytes. The SDK copies it several times in one go, so it gets a name
 * instead, and the text takes the place of the name in pieces, between which others are served.
 */
export class LongText {
  readonly #name: string = randomUUID();
  #text = '';

  /** What stands for the text. */
  keep(text: string): string {
    if (text.length <= PIECE_LENGTH) return text;
    this.#text = text;
    return this.#name;
  }

  /** Puts the text into an answer in JSON. */
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
