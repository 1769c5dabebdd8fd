import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAX_PIXELS, type imageContentTypes, thumbWidths } from '@pinlife/contract/media-limits';
import type { Sharp, default as SharpFactory } from 'sharp';
import { AppError } from './app-error.ts';
import { ORIGINAL, THUMB_TYPE } from './media-variant.ts';

type ImageContentType = (typeof imageContentTypes)[number];

export type WrittenFile = { name: string; path: string; size: number; contentType: string };

/** What an image was found to be, and the files that were made of it. */
type RenderedImage = {
  contentType: ImageContentType;
  width: number;
  height: number;
  placeholder: string;
  original: WrittenFile;
  thumbs: (WrittenFile & { width: number; height: number })[];
};

let loading: Promise<typeof SharpFactory> | undefined;

/** Loaded with the first picture: many a process never sees one. */
const loadSharp = (): Promise<typeof SharpFactory> => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures come one at a time, and none twice: what libvips would keep of them is only memory.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
};

const JPEG_QUALITY = 90;
const THUMB_QUALITY = 78;
const PLACEHOLDER_WIDTH = 16;
/** Slight damage that every viewer overlooks is overlooked; a file that ends too early is not. */
const reading = { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS } as const;

const signatures: readonly [type: ImageContentType, format: string, bytes: Buffer][] = [
  ['image/png', 'png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', 'jpeg', Buffer.from('ffd8ff', 'hex')],
];

/** By its first bytes, whatever anybody says about it. */
export const sniffImage = (start: Buffer): ImageContentType | null =>
  signatures.find(([, , bytes]) => start.subarray(0, bytes.length).equals(bytes))?.[0] ?? null;

/**
 * Draws an image anew: upright, in sRGB, without anything else that the file may have carried, be it the place where
 * it was taken or a program behind the last pixel.
 */
export const renderImage = async (
  path: string,
  contentType: ImageContentType,
  folder: string,
): Promise<RenderedImage> => {
  const { width, height, chroma } = await measure(path, contentType);
  try {
    const original = await writeOriginal(path, { contentType, chroma }, join(folder, ORIGINAL));
    const thumbs = await writeThumbs(path, width, folder);
    const placeholder = await drawPlaceholder(thumbs[0]?.path ?? path);
    return { contentType, width, height, placeholder, original, thumbs };
  } catch (error) {
    throw isDiskFull(error) ? new AppError('storage_full', { cause: error }) : unreadable(error);
  }
};

type Measured = { width: number; height: number; chroma: '4:2:0' | '4:4:4' };

/** From the head of the file alone: nothing is unpacked before its size is known. */
const measure = async (path: string, contentType: ImageContentType): Promise<Measured> => {
  const sharp = await loadSharp();
  const { format, autoOrient, chromaSubsampling } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(refuse);
  if (format !== signatures.find(([type]) => type === contentType)?.[1]) throw new AppError('image_format_invalid');
  const { width, height } = autoOrient;
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('image_too_many_pixels');
  // No finer than it came: that would only be larger.
  return { width, height, chroma: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' };
};

const writeOriginal = async (
  path: string,
  { contentType, chroma }: { contentType: ImageContentType; chroma: Measured['chroma'] },
  target: string,
): Promise<WrittenFile> => {
  const sharp = await loadSharp();
  const upright = sharp(path, { ...reading, sequentialRead: true }).autoOrient();
  const encoded =
    contentType === 'image/png'
      ? upright.png({ compressionLevel: 7 })
      : upright.jpeg({ quality: JPEG_QUALITY, progressive: true, chromaSubsampling: chroma });
  return write(encoded, { name: ORIGINAL, path: target, contentType });
};

/** As wide as the layout needs them; very tall ones end at twice their width. */
const writeThumbs = async (path: string, width: number, folder: string): Promise<RenderedImage['thumbs']> => {
  const sharp = await loadSharp();
  const thumbs: RenderedImage['thumbs'] = [];
  let source = path;
  // From large to small, each made of the one before: the photo itself is unpacked once.
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

/** The smallest always, each larger one while the image has more to show. */
const usefulWidths = (width: number): number[] =>
  thumbWidths.filter((_wanted, index) => index === 0 || (thumbWidths[index - 1] ?? 0) < width);

const drawPlaceholder = async (thumb: string): Promise<string> => {
  const sharp = await loadSharp();
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
