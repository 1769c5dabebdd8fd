import type { ErrorCode } from '@pinlife/contract/errors';
import type { Unfit } from '@pinlife/contract/media/schema';
import { NoRoomError } from '../../../entities/upload/local-media.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

const TOO_MANY_REQUESTS = 429;

/** Errors that a retry would not change. */
const refusals: readonly ErrorCode[] = [
  'image_format_invalid',
  'image_too_big',
  'image_too_many_pixels',
  'image_too_complex',
  'file_too_big',
  'filename_invalid',
  'too_long',
];

/** An upload that the page itself refuses, with the code that the server would give. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The handling of a failed upload. */
type FailureClass =
  /** The server takes it later, as it is. */
  | { kind: 'wait'; seconds: number }
  /** Not decodable as sound; it can be attached as a file. */
  | { kind: 'asFile' }
  | { kind: 'refuse'; code: ErrorCode }
  /** No network, and no space to store the file. */
  | { kind: 'noRoom' }
  /** Can be tried again once the person has space. */
  | { kind: 'unfit'; unfit: Unfit }
  /** Can be tried again. */
  | { kind: 'fail' };

/** No answer from PinLife: the file waits. A 500 is an answer: the upload has failed. */
export const isUnheard = (error: unknown): boolean => error instanceof ApiError && error.isUnavailable;

export const classifyFailure = (error: unknown): FailureClass => {
  if (error instanceof NoRoomError) return { kind: 'noRoom' };
  const { code, status, retryAfterSeconds, data } = error as {
    code?: ErrorCode;
    status?: number;
    retryAfterSeconds?: number;
    data?: unknown;
  };
  if (status === TOO_MANY_REQUESTS && retryAfterSeconds !== undefined) {
    return { kind: 'wait', seconds: retryAfterSeconds };
  }
  if (code === 'audio_format_invalid') return { kind: 'asFile' };
  if (code === 'space_full' && data) return { kind: 'unfit', unfit: data as Unfit };
  return code && refusals.includes(code) ? { kind: 'refuse', code } : { kind: 'fail' };
};
