import type { Media } from '@pinlife/contract/media/schema';
import { type PointerEvent, useRef, useState } from 'react';
import { renewMedia } from '../../../entities/media/api.ts';
import classes from './lightbox.module.css';
import { classifySwipe, type Swipe } from './swipe.ts';

type StageProps = {
  media: Media;
  alt: string;
  onSwipe: (step: 1 | -1) => void;
  onDismiss: () => void;
};

const STILL: Swipe = { x: 0, y: 0 };

/** The picture itself, which follows the finger. */
export const Stage = ({ media, alt, onSwipe, onDismiss }: StageProps) => {
  const [url, setUrl] = useState(media.url);
  const [swipe, setSwipe] = useState(STILL);
  const start = useRef<Swipe | null>(null);

  const renew = async () => {
    const fresh = await renewMedia(media).catch(() => null);
    if (fresh && url === media.url) setUrl(fresh.url);
  };
  const begin = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
    // A second finger zooms.
    start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    setSwipe(STILL);
  };
  const measure = ({ clientX, clientY }: PointerEvent): Swipe =>
    start.current ? { x: clientX - start.current.x, y: clientY - start.current.y } : STILL;
  const follow = (event: PointerEvent) => {
    if (event.isPrimary && start.current) setSwipe(measure(event));
  };
  const end = (event: PointerEvent) => {
    // A flick is over before its last move has been drawn.
    const direction = classifySwipe(measure(event));
    start.current = null;
    setSwipe(STILL);
    if (direction === 'dismiss') onDismiss();
    else if (direction !== 'none') onSwipe(direction === 'next' ? 1 : -1);
  };
  const cancel = () => {
    start.current = null;
    setSwipe(STILL);
  };
  return (
    <div
      className={classes.stage}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      <img
        src={url}
        alt={alt}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        draggable={false}
        style={{
          ...(media.placeholder && { backgroundImage: `url("${media.placeholder}")` }),
          ...(swipe !== STILL && { transform: `translate(${swipe.x}px, ${Math.max(swipe.y, 0)}px)` }),
        }}
        onError={url === media.url ? renew : undefined}
      />
    </div>
  );
};
