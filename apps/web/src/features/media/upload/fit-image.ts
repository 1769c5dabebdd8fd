import { IMAGE_MAX_SIDE } from '@pinlife/contract/media/limits';

const JPEG_QUALITY = 0.9;

type Size = { width: number; height: number };

/** The largest size of the same shape within a square. */
export const fitWithin = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

type Canvas = {
  paint: (bitmap: ImageBitmap) => void;
  read: (type: string) => Promise<Blob | null>;
};

const openCanvas = ({ width, height }: Size): Canvas => {
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height);
    return {
      paint: (bitmap) => canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height),
      read: (type) => canvas.convertToBlob({ type, quality: JPEG_QUALITY }),
    };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    paint: (bitmap) => canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height),
    read: (type) => new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY)),
  };
};

const redraw = async (bitmap: ImageBitmap, size: Size, type: string): Promise<Blob | null> => {
  const canvas = openCanvas(size);
  canvas.paint(bitmap);
  return canvas.read(type);
};

/** The image unchanged, or scaled down if a side is too long. Throws if it is no image. */
export const fitImage = async (file: Blob, contentType: string, maxSide = IMAGE_MAX_SIDE): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (Math.max(bitmap.width, bitmap.height) <= maxSide) return file.slice(0, file.size, contentType);
    const size = fitWithin(bitmap, maxSide);
    const scaled = await createImageBitmap(bitmap, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    });
    const redrawn = await redraw(scaled, size, contentType);
    scaled.close();
    return redrawn ?? file.slice(0, file.size, contentType);
  } finally {
    bitmap.close();
  }
};

/** The middle of an image as a square of at most this size. */
export const cropSquare = async (file: Blob, contentType: string, maxSide: number): Promise<Blob> => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(whole.width, whole.height);
  const shown = Math.min(side, maxSide);
  const left = Math.floor((whole.width - side) / 2);
  const top = Math.floor((whole.height - side) / 2);
  const square = await createImageBitmap(whole, left, top, side, side, {
    resizeWidth: shown,
    resizeHeight: shown,
    resizeQuality: 'high',
  });
  whole.close();
  const cropped = await redraw(square, { width: shown, height: shown }, contentType);
  square.close();
  return cropped ?? file;
};
