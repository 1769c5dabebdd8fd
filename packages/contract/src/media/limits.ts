import { DAY_SECONDS } from '../durations.ts';
/** Limits and names of media that the page uses before any schema is loaded. */
export const mediaTypes = ['image', 'audio', 'file'] as const;
export type MediaType = (typeof mediaTypes)[number];

const MB = 1024 * 1024;
export const IMAGE_MAX_BYTES = 20 * MB;
export const IMAGE_MAX_PIXELS = 50_000_000;
/** The limit of decoded bytes of an image in memory: the whole image if it is interlaced or progressive. */
export const IMAGE_HELD_MAX_BYTES = 100 * MB;
/** The page scales larger photos down to this before it sends them. */
export const IMAGE_MAX_SIDE = 4096;
/** The limit of recordings and files. */
export const FILE_MAX_BYTES = 100 * MB;
export const mediaMaxBytes = (type: MediaType): number => (type === 'image' ? IMAGE_MAX_BYTES : FILE_MAX_BYTES);

export const imageContentTypes = ['image/png', 'image/jpeg'] as const;
/** The widths of the WebP thumbnails: a tile, a card, a card on a dense screen. */
export const thumbWidths = [320, 640, 1280] as const;

export const FILENAME_MAX_LENGTH = 255;
export const NOTE_MEDIA_MAX = 100;
/** Peaks: the loudness of a recording over its length, each from 0 to 100. */
export const AUDIO_PEAKS_MAX = 120;
export const AUDIO_MAX_SECONDS = DAY_SECONDS;
/** The limit of the recognised text of a picture: more than a dense page of print has. */
export const PICTURE_TEXT_MAX_LENGTH = 8000;
/** Whether the text of a picture is still to be recognised, is known (perhaps empty), or stays unknown. */
export const pictureTextStates = ['waiting', 'read', 'unread'] as const;
/** The time after which an unused upload is deleted. */
export const UNCLAIMED_HOURS = 24;

/** Decimal, as the sizes of disks. */
export const GB_BYTES = 1_000_000_000;
export const QUOTA_MAX_BYTES = 1_000_000 * GB_BYTES;
/** From this share of their quota on, people get a warning. */
export const NEARLY_FULL_SHARE = 0.9;
