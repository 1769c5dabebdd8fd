import type { Media } from '@pinlife/contract/media/schema';
import { useState } from 'react';
import { findKeptThumb } from '../../../lib/kept/kept.ts';
import { renewOnce } from './renew.ts';

type MediaImageProps = {
  media: Media;
  sizes: string;
  alt: string;
  /** Called with the fresh media item after an expired URL was renewed. */
  onRenew?: (fresh: Media | null) => void;
};

/**
 * A picture in the fitting size. Until it is loaded, its blurred placeholder is shown; without a network, the kept
 * thumbnail.
 */
export const MediaImage = ({ media, sizes, alt, onRenew }: MediaImageProps) => {
  const { _id, url, thumbUrl, thumbs, width, height, placeholder } = media;
  const [kept, setKept] = useState({ of: '', thumb: '' });
  const isKept = kept.of === url && kept.thumb !== '';
  const showKept = async () => {
    const thumb = await findKeptThumb(_id);
    if (thumb !== null) setKept({ of: url, thumb });
  };
  return (
    <img
      src={(isKept ? kept.thumb : (thumbUrl ?? url)) || undefined}
      srcSet={isKept ? undefined : thumbs.map((thumb) => `${thumb.url} ${thumb.width}w`).join(', ') || undefined}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      onError={() => {
        renewOnce(media, onRenew);
        if (!isKept) showKept();
      }}
    />
  );
};
