import type { ErrorCode } from '@pinlife/contract/errors';
import type { Unfit } from '@pinlife/contract/media/schema';
import { NoRoomError } from '../../../entities/upload/local-media.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

const TOO_MANY_REQUESTS = 429;

/** Sent again, these would only be refused again. */
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

/** What to do about an upload that failed. */
type Verdict =
  /** The server takes it later, as it is. */
  | { kind: 'wait'; seconds: number }
  /** It is no sound, but can still be kept as a file. */
  | { kind: 'asFile' }
  | { kind: 'refuse'; code: ErrorCode }
  /** There is no network, and no room to keep it here meanwhile. */
  | { kind: 'noRoom' }
  /** It may be tried again once there is room in the space of its person. */
  | { kind: 'unfit'; unfit: Unfit }
  /** It may be tried again. */
  | { kind: 'fail' };

/** Nobody has answered who could, by the rule of all calls: the file waits. A 500 is an answer: the upload has failed. */
export const isUnheard = (error: unknown): boolean => error instanceof ApiError && error.isUnavailable;

export const judgeFailure = (error: unknown): Verdict => {
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
