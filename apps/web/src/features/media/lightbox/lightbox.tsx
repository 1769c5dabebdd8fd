import type { Media } from '@pinlife/contract/media/schema';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useOverlay } from '../../../ui/overlay/overlay-stack.ts';
import { usePictureText } from '../api.ts';
import { download } from '../show/renew.ts';
import classes from './lightbox.module.css';
import type { LightboxView } from './lightbox-opener.ts';
import { PictureText, PictureTextButton } from './picture-text.tsx';
import { Stage } from './stage.tsx';
import { Thumbnails } from './thumbnails.tsx';

type LightboxProps = { view: LightboxView; onClose: () => void };

/** Shows pictures in full size, one at a time, with arrow keys, swiping and thumbnails. */
export const Lightbox = ({ view, onClose }: LightboxProps) => {
  const { t } = useTranslation();
  const { title, images } = view;
  const [index, setIndex] = useState(view.index);
  const closeButton = useRef<HTMLButtonElement>(null);
  const isOnTop = useOverlay(useId());
  const media = images[index];
  const text = usePictureText(media);
  const [isTextShown, setTextShown] = useState(false);
  const textId = useId();
  const last = images.length - 1;
  usePreloaded(images[index + 1], images[index - 1]);
  const hasText = text !== '';
  // Takes the focus at first, and when the focused element was removed.
  useLayoutEffect(() => {
    const isInside = closeButton.current?.closest('[role=dialog]')?.contains(document.activeElement);
    if (isOnTop && !isInside) closeButton.current?.focus({ preventScroll: true });
  });
  if (!media) return null;

  const go = (target: number) => setIndex(Math.min(Math.max(target, 0), last));
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const target = targets[event.key];
    if (event.key !== 'Escape' && target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (target === undefined) onClose();
    else go(target);
  };
  const name = media.filename;
  return createPortal(
    <div
      className={classes.lightbox}
      role="dialog"
      aria-modal
      aria-label={t('media.viewer')}
      data-locks-scroll
      inert={!isOnTop}
      onKeyDown={handleKey}
    >
      <header className={classes.header}>
        <p className={classes.heading}>
          <strong>{title}</strong>
          <span aria-live="polite">{t('media.position', { position: index + 1, count: images.length })}</span>
        </p>
        {hasText && (
          <PictureTextButton textId={textId} isShown={isTextShown} onToggle={() => setTextShown(!isTextShown)} />
        )}
        <button
          type="button"
          className={classes.button}
          aria-label={t('media.downloadImage')}
          onClick={() => download(media)}
        >
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </button>
        <button
          ref={closeButton}
          type="button"
          className={classes.button}
          aria-label={t('shell.close')}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </header>
      <div className={classes.middle}>
        <button
          type="button"
          className={classes.button}
          aria-label={t('media.previousImage')}
          aria-disabled={index === 0 || undefined}
          onClick={() => go(index - 1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <Stage key={media._id} media={media} alt={name} onSwipe={(step) => go(index + step)} onDismiss={onClose} />
        <button
          type="button"
          className={classes.button}
          aria-label={t('media.nextImage')}
          aria-disabled={index === last || undefined}
          onClick={() => go(index + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      {hasText && isTextShown && <PictureText key={media._id} id={textId} text={text} />}
      {images.length > 1 && <Thumbnails images={images} index={index} onChoose={go} />}
    </div>,
    document.body,
  );
};

/** Preloads the neighbouring pictures. */
const usePreloaded = (...neighbours: (Media | undefined)[]): void => {
  const urls = neighbours.map((media) => media?.url ?? '').join('\n');
  useEffect(() => {
    for (const url of urls.split('\n')) if (url !== '') new Image().src = url;
  }, [urls]);
};
