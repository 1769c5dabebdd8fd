import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PublicBytes } from '../../../http/public-pages.ts';
import type { Images } from '../../../platform/image.ts';
import { createByteCache } from '../../../platform/load/byte-cache.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { PublicMedia } from '../../../views/public-note.ts';
import type { MediaServing } from '../../media/transfer/serving.ts';
import { drawNoteCard } from '../page/card-picture.ts';

type Dependencies = {
  serving: MediaServing;
  drawCard: Images['drawCard'];
  /** Hides storage keys inside entity tags. */
  tagKey: Buffer;
};

type KeptCard = { bytes: Buffer; contentType: string; countBytes(): number };

const CARDS_MAX_BYTES = 8 * 1024 * 1024;
/** The width of the picture from which a link preview is cropped. */
const CARD_SOURCE_WIDTH = 1200;

export type ServedMedia = ReturnType<typeof createServedMedia>;

/** Serves the media of public pages. */
export const createServedMedia = ({ serving, drawCard, tagKey }: Dependencies) => {
  const cards = createByteCache<KeptCard>(CARDS_MAX_BYTES);
  const drawing = new Map<string, Promise<KeptCard>>();

  const tagOf = (name: string) => `"${createHmac('sha256', tagKey).update(name).digest('base64url').slice(0, 22)}"`;

  const open = async (item: PublicMedia, variant: string, isUncacheable: boolean): Promise<PublicBytes | null> => {
    const part = serving.describe(item, variant);
    if (!part) return null;
    return { ...(await serving.open(part)), etag: tagOf(part.key), isUncacheable };
  };

  const draw = async (photo: PublicMedia | undefined, color: string): Promise<KeptCard> => {
    const part = photo && serving.describe(photo, variantFor(photo, CARD_SOURCE_WIDTH));
    const bytes = await drawCard(ownerOf(photo) ?? color, async () =>
      part
        ? { photo: (await buffer(await (await serving.open(part)).read())).toString('base64') }
        : { svg: drawNoteCard(color) },
    );
    return { bytes, contentType: part ? 'image/jpeg' : 'image/png', countBytes: () => bytes.length };
  };

  const getCard = async (name: string, make: () => Promise<KeptCard>): Promise<KeptCard> => {
    const cachedCard = cards.find(name);
    if (cachedCard) return cachedCard;
    const under = drawing.get(name) ?? make().finally(() => drawing.delete(name));
    drawing.set(name, under);
    const card = await under;
    cards.keep(name, card);
    return card;
  };

  return {
    /** Opens the smallest size that is at least as wide as requested; without a width the original. */
    open: (item: PublicMedia, width: string | undefined, isUncacheable: boolean): Promise<PublicBytes | null> =>
      open(item, width === undefined ? ORIGINAL : variantFor(item, Number(width)), isUncacheable),

    /** The picture of a link preview. */
    async openCard(photo: PublicMedia | undefined, color: string, isUncacheable: boolean): Promise<PublicBytes> {
      const name = photo?.object_key ?? color;
      const { bytes, contentType } = await getCard(name, () => draw(photo, color));
      return {
        size: bytes.length,
        contentType,
        disposition: 'inline',
        read: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
        etag: tagOf(`card/${name}`),
        isUncacheable,
      };
    },
  };
};

/** The user id is the first segment of the key. */
const ownerOf = (photo: PublicMedia | undefined) => photo?.object_key.split('/')[1];

const variantFor = ({ thumbs }: PublicMedia, width: number): string =>
  (thumbs.find((thumb) => thumb.width >= width) ?? thumbs.at(-1))?.name ?? ORIGINAL;
