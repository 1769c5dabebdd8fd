import type { User } from '@pinlife/contract/user/schema';

/** The person's photo in the size of an avatar. */
export const photoOf = (user: User | undefined): string | undefined => {
  const picture = user?.profile;
  return picture ? (picture.thumbs[0]?.url ?? picture.url) : undefined;
};
