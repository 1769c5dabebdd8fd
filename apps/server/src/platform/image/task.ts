import type { ErrorCode } from '@pinlife/contract/errors';
import type { imageContentTypes } from '@pinlife/contract/media/limits';
import type { RenderedImage } from './render-image.ts';

export type ImageContentType = (typeof imageContentTypes)[number];

/** A request to the image process: render this file into this folder. */
export type ImageTask = {
  path: string;
  contentType: ImageContentType;
  folder: string;
  /** Whether PinLife has rendered it before; it is then kept unchanged if it has no metadata. */
  isDrawn?: boolean | undefined;
};
/** A request to render a link preview, from a photo in base64 or from an SVG. */
export type CardTask = { card: { photo: string } | { svg: string } };
/** The limits of one request. */
export type ImageLimits = { cpuMs: number; memoryBytes: number };
/** The answer: the rendered files, the reason of a refusal, or another error. */
export type ImageAnswer =
  | { ready: true }
  | { rendered: RenderedImage }
  /** The bytes in base64. */
  | { drawn: string }
  | { code: ErrorCode; reason: string }
  | { reason: string };

/** The memory limit of the JPEG library, which it reads from its environment. */
export const IMAGE_JPEG_MEMORY = '120M';
