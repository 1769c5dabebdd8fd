import sharp from 'sharp';
import type { CardTask } from './task.ts';

/** The size that link previews ask for. */
const SIZE = { width: 1200, height: 630 };
const JPEG_QUALITY = 82;

/** Renders the image of a link preview: a cropped photo or a drawing. */
export const drawCard = async (card: CardTask['card']): Promise<Buffer> =>
  'svg' in card
    ? sharp(Buffer.from(card.svg)).resize(SIZE).png({ palette: true }).toBuffer()
    : sharp(Buffer.from(card.photo, 'base64'))
        .resize({ ...SIZE, fit: 'cover', position: 'attention' })
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer();
