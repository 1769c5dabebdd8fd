import { deflateSync } from 'node:zlib';
import { PICTURE_TEXT_MAX_LENGTH } from '@pinlife/contract/media/limits';
import { readWords } from '@pinlife/contract/search/words';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makePng, pngChunk } from '../../test/media.ts';
import { readPicture, wordsOf } from '../../test/pictures.ts';
import { CageDeath } from '../cage/cage.ts';
import { cleanText, createOcr } from '../ocr.ts';
import { readTable } from './read-table.ts';

const stopping = new AbortController();
const ocr = createOcr();
afterAll(() => stopping.abort());

const open = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (offset: number, length: number) => bytes.subarray(offset, offset + length),
});
const recognize = (bytes: Buffer, language: 'de' | 'el' | 'hi' | 'ml' = 'el', own = ocr) =>
  own((readPicture) => readPicture(open(bytes), language, stopping.signal));

const MB = 1024 * 1024;
const bomb = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200 * MB))]);
const print = async () => sharp(await readPicture('en'));
/** The print with a chunk after its header. */
const insertChunk = async (type: string, data: Buffer): Promise<Buffer> => {
  const bytes = await readPicture('en');
  return Buffer.concat([bytes.subarray(0, 33), pngChunk(type, data), bytes.subarray(33)]);
};
/** Repeats the last scan. */
const makeManyScans = async (): Promise<Buffer> => {
  const bytes = await (await print()).jpeg({ progressive: true }).toBuffer();
  const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
  return Buffer.concat([bytes.subarray(0, -2), ...Array.from({ length: 40 }, () => scan), bytes.subarray(-2)]);
};

/** The words as search compares them: Malayalam has two spellings of some letters. */
const fold = (text: string) => readWords(text, 100).map(({ forms }) => forms[0]);

describe('the words of a picture', () => {
  it.each([
    ['en', 'el'],
    ['de', 'de'],
    ['hi', 'hi'],
    ['ml', 'ml'],
    // English is always recognised.
    ['en', 'ml'],
  ] as const)('in %s are found for a person whose language is %s', async (name, language) => {
    expect(fold(await recognize(await readPicture(name), language))).toEqual(fold(wordsOf(name)));
  });

  it('are found in white on black, behind transparency and in a photo of eleven megapixels', async () => {
    const print = sharp(await readPicture('en'));
    const inverted = await print.clone().negate().png().toBuffer();
    const ink = await print.clone().greyscale().negate().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = ink.info;
    const transparent = await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .joinChannel(ink.data, { raw: ink.info })
      .png()
      .toBuffer();
    const huge = await print.clone().resize({ width: 6000 }).jpeg().toBuffer();
    for (const bytes of [inverted, transparent, huge])
      expect(fold(await recognize(bytes))).toEqual(fold(wordsOf('en')));
  });

  it('are empty for a picture without words', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 }, (_none, index) => (index * index * 7919) % 256));
    const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 1 } })
      .png()
      .toBuffer();
    expect(await recognize(bytes)).toBe('');
    expect(
      await recognize(
        await sharp(noise.subarray(0, 1), { raw: { width: 1, height: 1, channels: 1 } })
          .png()
          .toBuffer(),
      ),
    ).toBe('');
  });
});

describe('a hostile picture', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['is nothing', () => Buffer.alloc(0)],
    ['is no picture', () => Buffer.from('%PDF-1.4 no picture')],
    [
      'is an animation',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
    ['has forty scans more', makeManyScans],
    ['is cut off', async () => (await readPicture('en')).subarray(0, 900)],
    ['is a bomb of four billion pixels', () => makePng({ width: 65_535, height: 65_535, depth: 1 }, Buffer.alloc(9))],
    ['is as wide as a number can say', () => makePng({ width: 2 ** 31 - 1, height: 1 }, Buffer.alloc(9))],
    [
      'is a drawing that names a file',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
        ),
    ],
  ])('ends its process if it %s, and the next one is read', async (_what, make) => {
    await expect(recognize(await make())).rejects.toBeInstanceOf(CageDeath);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['has 16 bits a sample', async () => (await print()).toColourspace('rgb16').png().toBuffer()],
    ['is made for a press', async () => (await print()).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'is longer than the engine reads',
      async () => (await print()).extend({ right: 39_000, background: '#fff' }).toBuffer(),
    ],
    [
      'has huge notes of its camera',
      () => insertChunk('eXIf', Buffer.concat([Buffer.from('MM\0*'), Buffer.alloc(MB)])),
    ],
    ['has a text that is a bomb', () => insertChunk('zTXt', bomb)],
    ['has a colour profile that is a bomb', () => insertChunk('iCCP', bomb)],
    ['says that it is animated', () => insertChunk('acTL', Buffer.from('0000000100000000', 'hex'))],
  ])('is read even if it %s', async (_what, make) => {
    expect(await recognize(await make())).toBe(wordsOf('en'));
  });

  it('does not keep others from being read', async () => {
    expect(await recognize(await readPicture('en'))).toBe(wordsOf('en'));
  });

  it.each([
    ['time', { cpuMs: 20, wallMs: 60_000, memoryBytes: 2 ** 30, outputBytes: 2 ** 20 }],
    ['memory', { cpuMs: 60_000, wallMs: 60_000, memoryBytes: 2 ** 20, outputBytes: 2 ** 20 }],
  ])('is aborted if it takes too much %s', async (_what, limits) => {
    const death = await recognize(await readPicture('en'), 'el', createOcr(limits)).catch((error: unknown) => error);
    expect(death).toMatchObject({ isOverspent: true });
  });
});

it('is not read if it is stopped before it begins', async () => {
  const reading = ocr((read) => read(open(Buffer.alloc(9)), 'el', AbortSignal.abort()));
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

it('is late if it gets no processor until its time is over', async () => {
  const busy = { cpuMs: 60_000, wallMs: 1, memoryBytes: 2 ** 30, outputBytes: 2 ** 20 };
  const death = recognize(await readPicture('en'), 'el', createOcr(busy));
  await expect(death).rejects.toMatchObject({ isLate: true });
});

describe('the text that was found', () => {
  it('is plain text without control characters, in one form, and within its limit', () => {
    expect(cleanText(' a\u0000b\u0007c\u202Ed\ud800 <b>e</b>\nu\u0308 \t')).toBe('abcd\ufffd <b>e</b>\n\u00fc');
    expect(cleanText('x'.repeat(PICTURE_TEXT_MAX_LENGTH + 1))).toHaveLength(PICTURE_TEXT_MAX_LENGTH);
    const halved = cleanText(`${'x'.repeat(PICTURE_TEXT_MAX_LENGTH - 1)}😀`);
    expect(halved.isWellFormed()).toBe(true);
  });

  it('leaves out words that the engine was not sure of, and lines without a letter', () => {
    const row = (line: number, confidence: number, text: string) =>
      `5\t1\t1\t1\t${line}\t1\t0\t0\t9\t9\t${confidence}\t${text}`;
    const table = [row(1, 96, 'Ferry'), row(1, 12, 'ﬂjx'), row(1, 90, 'at'), row(2, 95, '|'), row(3, 91, '7')];
    expect(readTable(['1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t', ...table, ''].join('\n'))).toBe('Ferry at\n7');
  });
});
