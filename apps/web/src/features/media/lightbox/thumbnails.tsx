import type { Media } from '@pinlife/contract/media/schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MediaImage } from '../show/media-image.tsx';
import classes from './lightbox.module.css';

type ThumbnailsProps = { images: readonly Media[]; index: number; onChoose: (index: number) => void };

export const Thumbnails = ({ images, index, onChoose }: ThumbnailsProps) => {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul ref={row} className={classes.thumbnails}>
      {images.map((media, position) => (
        <li key={media._id}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={t('media.showImage', { position: position + 1, count: images.length })}
            aria-current={position === index || undefined}
            onClick={() => onChoose(position)}
          >
            <MediaImage media={media} sizes="72px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
};
