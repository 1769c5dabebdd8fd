import type { Media } from '@pinlife/contract/media/schema';

/** The media of the grid; inline images are part of the text. */
export const listAttached = (media: readonly Media[]): Media[] => media.filter(({ inline }) => !inline);

export const isSameMedia = (one: readonly Media[], other: readonly Media[]): boolean =>
  one.length === other.length && one.every(({ _id }, index) => other[index]?._id === _id);
