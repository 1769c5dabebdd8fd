import type { ErrorCode } from '@pinlife/contract/errors';
import type { imageContentTypes } from '@pinlife/contract/media/limits';
import type { RenderedImage } from './render-image.ts';

export type ImageContentType = (typeof imageContentTypes)[number];

/** What the process of images is asked: to draw what lies under this path anew, into this folder. */
export type ImageTask = {
  path: string;
  contentType: ImageContentType;
  folder: string;
  /** Drawn by PinLife before: where nothing but the picture is in it, it stays as it is to the last byte. */
  isDrawn?: boolean | undefined;
};
/** Or to draw the picture of a link preview, of one of ours in base64 or of a drawing. */
export type CardTask = { card: { photo: string } | { svg: string } };
/** What it may take for that. */
export type ImageLimits = { cpuMs: number; memoryBytes: number };
/** What it says: what it made, why it refuses the picture, or what else went wrong. */
export type ImageTold =
  | { rendered: RenderedImage }
  /** In base64. */
  | { drawn: string }
  | { code: ErrorCode; reason: string }
  | { reason: string };

/** What the library of JPEG may take, as it reads it from its environment. */
export const IMAGE_JPEG_MEMORY = '120M';
