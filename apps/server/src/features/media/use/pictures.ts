import type { Media } from '@pinlife/contract/media/schema';
import type { Picture } from '@pinlife/contract/user/schema';
import type { Tx } from '../../../db/pool.ts';
import type { MediaRepo } from '../repo.ts';
import type { MediaUses } from './note-uses.ts';

type PictureIds = readonly (string | null)[];
type PicturesById = ReadonlyMap<string, Picture>;

export type Pictures = ReturnType<typeof createPictures>;

/** Lists the pictures of a profile. */
export const createPictures = ({ media, uses }: { media: MediaRepo; uses: MediaUses }) => {
  const toMap = async (ids: PictureIds, list: (ids: string[]) => Promise<Media[]>): Promise<PicturesById> => {
    const pictureIds = ids.filter((id) => id !== null);
    const items = pictureIds.length === 0 ? [] : await list(pictureIds);
    return new Map(items.map((item) => [item._id, toPicture(item)]));
  };
  return {
    find: (userId: string, ids: PictureIds): Promise<PicturesById> => toMap(ids, (known) => media.list(userId, known)),
    findIn: (tx: Tx, userId: string, ids: PictureIds): Promise<PicturesById> =>
      toMap(ids, (known) => media.listIn(tx, userId, known)),
    exchange: uses.exchangePicture,
  };
};

const toPicture = ({ _id, url, width, height, placeholder, thumbUrl, thumbs }: Media): Picture => ({
  _id,
  url,
  width,
  height,
  placeholder,
  thumbUrl,
  thumbs,
});
