import type { Media } from '@pinlife/contract/media/schema';
import { renewOnce } from './renew.ts';

type MediaImageProps = {
  media: Media;
  sizes: string;
  alt: string;
  /** Hears of the fresh copy when the address had run out. */
  onRenew?: (fresh: Media | null) => void;
};

/** A picture in the size that fits. Until it is there, its blurred likeness stands in its place. */
export const MediaImage = ({ media, sizes, alt, onRenew }: MediaImageProps) => {
  const { url, thumbUrl, thumbs, width, height, placeholder } = media;
  return (
    <img
      src={(thumbUrl ?? url) || undefined}
      srcSet={thumbs.map((thumb) => `${thumb.url} ${thumb.width}w`).join(', ') || undefined}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      onError={() => renewOnce(media, onRenew)}
    />
  );
};
