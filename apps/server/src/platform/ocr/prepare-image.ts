import { IMAGE_MAX_PIXELS } from '@pinlife/contract/media/limits';
import sharp from 'sharp';
import { sniffImage } from '../image/head.ts';

/** Enough for a page of print, and recognised in a few seconds. */
const READ_MAX_PIXELS = 4_000_000;
/** The engine finds nothing in longer images. */
const READ_MAX_SIDE = 32_767;
/** Screenshots are enlarged, because their letters are too small for the engine. */
const ENLARGED_MAX = 2;

sharp.cache(false);
sharp.concurrency(1);

/** A grey PNG of about the size that the engine reads best. Larger images are scaled while they are decoded. */
export const prepareImage = async (bytes: Buffer): Promise<Buffer> => {
  // Stored images are PNG or JPEG. The library would open other formats too, SVG for instance.
  if (!sniffImage(bytes)) throw new Error('This is neither PNG nor JPEG.');
  const options = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  const scale = Math.min(
    Math.sqrt(READ_MAX_PIXELS / (width * height)),
    READ_MAX_SIDE / Math.max(width, height),
    ENLARGED_MAX,
  );
  return sharp(bytes, options)
    .resize({
      width: Math.max(1, Math.floor(width * scale)),
      height: Math.max(1, Math.floor(height * scale)),
      fit: 'fill',
    })
    .flatten({ background: '#fff' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
};
