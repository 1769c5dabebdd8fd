import type { Media } from '@pinlife/contract/media/schema';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { openLightbox } from '../lightbox/lightbox-opener.ts';
import classes from './image-grid.module.css';
import { MediaImage } from './media-image.tsx';

const MOST_SHOWN = 4;
/** The column of the feed; on a phone, the screen. */
const FULL_WIDTH = '(max-width: 48em) 100vw, 640px';
const PART_WIDTH = '(max-width: 48em) 60vw, 420px';

type ImageGridProps = { title: string; images: readonly Media[] };

/** The pictures of a note; the fourth also shows the number of further ones. */
export const ImageGrid = ({ title, images }: ImageGridProps) => {
  const { t } = useTranslation();
  const count = images.length;
  const hidden = count - MOST_SHOWN;
  return (
    <ul className={classes.grid} data-count={Math.min(count, MOST_SHOWN)} aria-label={t('media.images')}>
      {images.slice(0, MOST_SHOWN).map((media, index) => (
        <li key={media._id}>
          <button
            type="button"
            className={classes.open}
            aria-label={t('media.openImage', { position: index + 1, count, name: media.filename })}
            aria-haspopup="dialog"
            onClick={() => openLightbox({ title, images, index })}
          >
            <MediaImage media={media} sizes={count === 1 ? FULL_WIDTH : PART_WIDTH} alt="" />
            {hidden > 0 && index === MOST_SHOWN - 1 && (
              <span className={classes.more} aria-hidden>
                {t('media.more', { hidden })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
