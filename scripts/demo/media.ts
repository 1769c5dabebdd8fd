import { join } from 'node:path';
import sharp from 'sharp';
import { encodeWav } from '../../testing/wav.ts';
import type { Upload } from '../app/upload.ts';
import { fromRoot } from '../lib/paths.mjs';

const PHOTO_WIDTH = 1600;

type PictureName = 'backwater' | 'beach' | 'cover' | 'curry' | 'drawing' | 'meera' | 'munnar' | 'violin';

/** The media of a pinup: pictures by their names, a tune, a form to sign. */
export type DemoMedia = PictureName | 'practice' | 'form';

export const makeMedia = (name: DemoMedia): Upload | Promise<Upload> => {
  if (name === 'practice') return makePractice();
  return name === 'form' ? makeForm() : makePhoto(name);
};

export const makePhoto = async (name: PictureName): Promise<Upload> => {
  const drawing = join(fromRoot('scripts', 'demo', 'pictures'), `${name}.svg`);
  const bytes = await sharp(drawing, { density: 200 }).resize({ width: PHOTO_WIDTH }).jpeg({ quality: 88 }).toBuffer();
  return { type: 'image', filename: `${name}.jpg`, contentType: 'image/jpeg', bytes: Buffer.from(bytes) };
};

const RATE = 11_025;
const NOTE_SECONDS = 0.5;
const LOUDNESS = 0.49;
const PEAKS = 80;
/** Steps above the lowest note, one after the other: up the raga and down again. */
const scale = [0, 2, 4, 6, 9, 11, 12, 11, 9, 6, 4, 2, 0, 4, 9, 12, 9, 4, 0];

/** A raga as a WAV, with a sound similar to a violin. */
const makePractice = (): Upload => {
  const count = Math.round(scale.length * NOTE_SECONDS * RATE);
  const levels = Float64Array.from({ length: count }, (_none, sample) => levelAt(sample / RATE));
  const bytes = encodeWav(
    levels.map((level) => level * LOUDNESS),
    RATE,
  );
  const filename = 'Practice, second speed.wav';
  return { type: 'audio', filename, contentType: 'audio/wav', bytes, peaks: measurePeaks(levels) };
};

const levelAt = (seconds: number): number => {
  const step = scale[Math.floor(seconds / NOTE_SECONDS)] ?? 0;
  const within = (seconds % NOTE_SECONDS) / NOTE_SECONDS;
  const loudness = Math.min(1, within * 12) * (1 - within * 0.8) * (0.6 + 0.4 * Math.sin(seconds * 1.7));
  const phase = 2 * Math.PI * 196 * 2 ** (step / 12) * seconds;
  return loudness * (Math.sin(phase) + Math.sin(phase * 2) / 2 + Math.sin(phase * 3) / 3) * 0.5;
};

const measurePeaks = (levels: Float64Array): number[] => {
  const span = Math.ceil(levels.length / PEAKS);
  return Array.from({ length: PEAKS }, (_none, index) => {
    const part = levels.subarray(index * span, (index + 1) * span);
    return Math.min(100, Math.round(part.reduce((most, level) => Math.max(most, Math.abs(level)), 0) * 100));
  });
};

/** A minimal PDF with text. */
const makeForm = (): Upload => {
  const text = 'BT /F1 24 Tf 72 700 Td (Science fair: consent form) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  const bytes = Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`, 'latin1');
  return { type: 'file', filename: 'science-fair-consent-form.pdf', contentType: 'application/pdf', bytes };
};
