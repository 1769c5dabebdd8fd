import type { Media } from '@pinlife/contract/media/schema';
import type { ReactNode } from 'react';
import { renewMedia } from '../../../entities/media/api.ts';
import { download } from '../show/renew.ts';
import { AudioPlayer } from './audio-player.tsx';

/** The player of a stored recording. */
export const MediaPlayer = ({ media, action }: { media: Media; action?: ReactNode }) => {
  const { _id, url, filename, size, contentType, duration, peaks } = media;
  const renew = async () => (await renewMedia(media))?.url ?? null;
  return (
    <AudioPlayer
      track={{ id: _id, url, renew }}
      {...{ filename, size, contentType, duration, peaks }}
      onDownload={() => download(media)}
      {...(action !== undefined && { action })}
    />
  );
};
