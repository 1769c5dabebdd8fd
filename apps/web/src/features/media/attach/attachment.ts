import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media, Unfit } from '@pinlife/contract/media/schema';
import type { Sound } from '../../../entities/upload/upload.ts';
import { sentenceOf, t } from '../../../lib/i18n/i18n.ts';

/** An attachment of the note that is being written, uploaded or not. */
export type Attachment = {
  key: string;
  type: MediaType;
  name: string;
  size: number;
  contentType: string;
  /** In the grid, or inline if it was pasted into the text. */
  area: 'beside' | 'text';
  /** Set once the server or, without a network, this browser has stored it. */
  media: Media | null;
  /** Its bytes in this browser, which a draft names until the server has them. */
  kept: Media | null;
  /** From 0 to 1. */
  progress: number;
  hasFailed: boolean;
  /** The upload failed, because this browser has no space to store the file. */
  lacksRoom: boolean;
  /** The upload failed, because the file exceeds the person's space. */
  unfit: Unfit | null;
  /** The object URL of the local file. */
  localUrl: string | null;
  /** The measurements of a recording. */
  sound: Sound | null;
};

export const attachmentOf = (media: Media): Attachment => ({
  key: media._id,
  type: media.type,
  name: media.filename,
  size: media.size,
  contentType: media.contentType,
  area: 'beside',
  media,
  kept: null,
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

/** The stored media of the attachments. */
export const listMedia = (attachments: readonly Attachment[]): Media[] =>
  attachments.flatMap(({ media }) => (media ? [media] : []));

/** Lists the media for a draft, with those that are still being uploaded or could not be. */
export const listKeptMedia = (attachments: readonly Attachment[]): Media[] =>
  attachments.flatMap(({ media, kept }) => media ?? kept ?? []);
