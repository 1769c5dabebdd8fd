import type { Media } from '@pinlife/contract/media/schema';
import { listAttached } from '../../../entities/media/attached.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ImageGrid } from './image-grid.tsx';
import classes from './note-media.module.css';

/** A placeholder of the same height. */
const Waiting = ({ media }: { media: readonly Media[] }) =>
  media.map(({ _id }) => <div key={_id} className={classes.waiting} />);

const SoundsAndFiles = lazyPart(
  () => import('./sounds-and-files.tsx').then((module) => module.SoundsAndFiles),
  Waiting,
);

/** The pictures, recordings and files of a note. */
export const NoteMedia = ({ title, media }: { title: string; media: readonly Media[] }) => {
  const attached = listAttached(media);
  const images = attached.filter(isImage);
  const others = attached.filter((item) => !isImage(item));
  return (
    <>
      {images.length > 0 && <ImageGrid title={title} images={images} />}
      {others.length > 0 && <SoundsAndFiles media={others} />}
    </>
  );
};

const isImage = ({ type }: Media): boolean => type === 'image';
