import type { Media } from '@pinlife/contract/media/schema';
import { MediaPlayer } from '../audio/media-player.tsx';
import { FileTile } from './file-tile.tsx';
import { download } from './renew.ts';
import classes from './sounds-and-files.module.css';

/** The recordings and files of a note. */
export const SoundsAndFiles = ({ media }: { media: readonly Media[] }) => {
  const sounds = media.filter(({ type }) => type === 'audio');
  const files = media.filter(({ type }) => type === 'file');
  return (
    <>
      {sounds.map((item) => (
        <MediaPlayer key={item._id} media={item} />
      ))}
      {files.length > 0 && (
        <div className={classes.files}>
          {files.map((item) => (
            <FileTile
              key={item._id}
              filename={item.filename}
              size={item.size}
              url={item.url}
              onDownload={() => download(item)}
            />
          ))}
        </div>
      )}
    </>
  );
};
