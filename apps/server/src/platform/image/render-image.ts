import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_HELD_MAX_BYTES, IMAGE_MAX_PIXELS, thumbWidths } from '@pinlife/contract/media/limits';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../error/app-error.ts';
import { ORIGINAL, THUMB_TYPE } from '../media/media-variant.ts';
import { isBareJpeg } from './bare-jpeg.ts';
import { stripPng } from './strip-png.ts';
import type { ImageContentType, ImageTask } from './task.ts';

export type WrittenFile = { name: string; path: string; size: number; contentType: string };

/** The properties of an image, and the files that were made of it. */
export type RenderedImage = {
  contentType: ImageContentType;
  width: number;
  height: number;
  placeholder: string;
  original: WrittenFile;
  thumbs: (WrittenFile & { width: number; height: number })[];
};

// No image is decoded twice, so the cache of libvips would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const JPEG_QUALITY = 90;
const THUMB_QUALITY = 78;
const PLACEHOLDER_WIDTH = 16;
/** Eight megapixels with the chroma subsampling of photos. */
const PROGRESSIVE_MAX_SAMPLES = 12_000_000;
/** Accepts slight damage that every viewer accepts, but not truncated files. */
const reading = { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS } as const;

const formats: Record<ImageContentType, string> = { 'image/png': 'png', 'image/jpeg': 'jpeg' };

/** Re-encodes an image upright and in sRGB. Metadata such as the location, and anything after the pixels, is dropped. */
export const renderImage = async ({
  path: upload,
  contentType,
  folder,
  isDrawn = false,
}: ImageTask): Promise<RenderedImage> => {
  const path = contentType === 'image/png' ? await strip(upload, join(folder, 'stripped')) : upload;
  const { width, height, chroma } = await measure(path, contentType);
  try {
    const target = join(folder, ORIGINAL);
    const unchangedCopy = isDrawn && contentType === 'image/jpeg' ? await copyIfBare(path, target) : null;
    const original = unchangedCopy ?? (await writeOriginal(path, { contentType, width, height, chroma }, target));
    const thumbs = await writeThumbs(path, width, folder);
    const placeholder = await drawPlaceholder(thumbs[0]?.path ?? path);
    return { contentType, width, height, placeholder, original, thumbs };
  } catch (error) {
    throw isDiskFull(error) ? new AppError('storage_full', { cause: error }) : unreadable(error);
  }
};

const strip = async (upload: string, target: string): Promise<string> => {
  await writeFile(target, stripPng(await readFile(upload)));
  return target;
};

/** Avoids re-encoding a JPEG that contains only the picture: each encoding loses quality. */
const copyIfBare = async (path: string, target: string): Promise<WrittenFile | null> => {
  const bytes = await readFile(path);
  if (!isBareJpeg(bytes)) return null;
  await rm(target, { force: true });
  await writeFile(target, bytes);
  return { name: ORIGINAL, path: target, size: bytes.length, contentType: 'image/jpeg' };
};

type Measured = { width: number; height: number; chroma: '4:2:0' | '4:4:4' };

/** The limit of JPEG. A PNG of 6 KB can be a single row of 50 million pixels, which takes 600 MB to scale. */
const SIDE_MAX = 65_535;

/** Reads only the header: nothing is decoded before its size is known. */
const measure = async (path: string, contentType: ImageContentType): Promise<Measured> => {
  const head = await sharp(path, { limitInputPixels: false }).metadata().catch(refuse);
  if (head.format !== formats[contentType]) throw new AppError('image_format_invalid');
  const { width, height } = head.autoOrient;
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('image_too_many_pixels');
  if (Math.max(width, height) > SIDE_MAX) throw new AppError('image_too_complex');
  if (countDecoderBytes(head) > IMAGE_HELD_MAX_BYTES) throw new AppError('image_too_complex');
  // Keeps the subsampling of the source: finer would only be larger.
  return { width, height, chroma: head.chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' };
};

/** The size of a JPEG coefficient. */
const COEFFICIENT_BYTES = 2;
/** Orientations above this rotate the image; the first two at most mirror it. */
const MIRRORED = 2;

/** Memory that is needed before the first row can be written. Most images are decoded row by row. */
const countDecoderBytes = (head: Metadata): number => {
  const { width, height, channels, depth, format, isProgressive, orientation = 1, chromaSubsampling } = head;
  const pixels = width * height;
  const unpacked = pixels * channels * (depth === 'uchar' ? 1 : 2);
  const coefficients = pixels * countSamples(chromaSubsampling, channels) * COEFFICIENT_BYTES;
  if (isProgressive) return format === 'png' ? unpacked : coefficients;
  // JPEGs are rotated whatever their size, since phones rarely store them upright.
  return format === 'png' && orientation > MIRRORED ? unpacked : 0;
};

/** Samples of one pixel: lightness plus subsampled colours. */
const countSamples = (chroma: string | undefined, channels: number): number =>
  chroma === '4:2:0' ? 1.5 : chroma === '4:2:2' ? 2 : channels;

const writeOriginal = async (
  path: string,
  { contentType, width, height, chroma }: Measured & { contentType: ImageContentType },
  target: string,
): Promise<WrittenFile> => {
  // A progressive JPEG is held in memory as a whole while it is encoded.
  const progressive = width * height * countSamples(chroma, 3) <= PROGRESSIVE_MAX_SAMPLES;
  const upright = sharp(path, { ...reading, sequentialRead: true }).autoOrient();
  const encoded =
    contentType === 'image/png'
      ? upright.png({ compressionLevel: 7 })
      : upright.jpeg({ quality: JPEG_QUALITY, progressive, optimiseCoding: progressive, chromaSubsampling: chroma });
  return write(encoded, { name: ORIGINAL, path: target, contentType });
};

/** Writes the widths that the layout uses. Very tall images are cropped at twice their width. */
const writeThumbs = async (path: string, width: number, folder: string): Promise<RenderedImage['thumbs']> => {
  const thumbs: RenderedImage['thumbs'] = [];
  let source = path;
  // From large to small, each made from the one before: the photo itself is decoded once.
  for (const wanted of usefulWidths(width).toReversed()) {
    const resized = sharp(source, { ...reading, sequentialRead: true })
      .autoOrient()
      .resize({ width: wanted, height: wanted * 2, fit: 'inside', withoutEnlargement: true });
    const file = { name: String(wanted), path: join(folder, String(wanted)), contentType: THUMB_TYPE };
    const written = await write(resized.webp({ quality: THUMB_QUALITY, smartSubsample: true }), file);
    const size = await sharp(written.path).metadata();
    thumbs.unshift({ ...written, width: size.width, height: size.height });
    source = written.path;
  }
  return thumbs;
};

/** The smallest width, and each larger one that the image reaches. */
const usefulWidths = (width: number): number[] =>
  thumbWidths.filter((_wanted, index) => index === 0 || (thumbWidths[index - 1] ?? 0) < width);

const drawPlaceholder = async (thumb: string): Promise<string> => {
  const bytes = await sharp(thumb).resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
};

const write = async (image: Sharp, file: Omit<WrittenFile, 'size'>): Promise<WrittenFile> => {
  await rm(file.path, { force: true });
  await image.toFile(file.path);
  return { ...file, size: (await stat(file.path)).size };
};

const unreadable = (error: unknown) => new AppError('image_format_invalid', { cause: error });

const refuse = (error: unknown): never => {
  throw unreadable(error);
};

const isDiskFull = (error: unknown) => error instanceof Error && /no space|ENOSPC/i.test(error.message);
