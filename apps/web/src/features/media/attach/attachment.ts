import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media, Unfit } from '@pinlife/contract/media/schema';
import type { Sound } from '../../../entities/upload/upload.ts';
import { sentenceOf, t } from '../../../lib/i18n/i18n.ts';

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
  /** It has failed because it does not fit into the space of its person. */
  unfit: Unfit | null;
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
  unfit: null,
  localUrl: null,
  sound: null,
});

/** Why it has failed. */
export const describeFault = ({ lacksRoom, unfit }: Partial<Attachment>): string =>
  unfit ? sentenceOf('space_full', { data: unfit }) : t(lacksRoom ? 'media.noRoom' : 'media.uploadFailed');

/** What of it is kept safely. */
export const listMedia = (attachments: readonly Attachment[]): Media[] =>
  attachments.flatMap(({ media }) => (media ? [media] : []));
