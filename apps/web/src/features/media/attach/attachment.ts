import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import type { Sound } from '../../../entities/upload/upload.ts';

/** Something that hangs on the note being written: uploaded already, or on its way. */
export type Attachment = {
  key: string;
  type: MediaType;
  name: string;
  size: number;
  contentType: string;
  /** Beside the text or, where it was pasted, among it. */
  place: 'beside' | 'text';
  /** Set once the server holds it or, without a network, this browser. */
  media: Media | null;
  /** From 0 to 1. */
  progress: number;
  hasFailed: boolean;
  /** It has failed because this browser has no room to keep it without a network. */
  lacksRoom: boolean;
  /** Shows or plays what this browser still has at hand. */
  localUrl: string | null;
  /** Of recordings, as the page measured it. */
  sound: Sound | null;
};

export const attachmentOf = (media: Media): Attachment => ({
  key: media._id,
  type: media.type,
  name: media.filename,
  size: media.size,
  contentType: media.contentType,
  place: 'beside',
  media,
  progress: 1,
  hasFailed: false,
  lacksRoom: false,
  localUrl: null,
  sound: null,
});

/** What of it is kept safely. */
export const listMedia = (attachments: readonly Attachment[]): Media[] =>
  attachments.flatMap(({ media }) => (media ? [media] : []));
