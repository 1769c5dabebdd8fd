import type { Media } from '@pinlife/contract/media';
import type { Note } from '@pinlife/contract/note';
import { lazy, Suspense } from 'react';
import { listAttached } from './attachment.ts';
import { ImageGrid } from './image-grid.tsx';
import classes from './note-media.module.css';

const SoundsAndFiles = lazy(() =>
  import('./sounds-and-files.tsx').then((module) => ({ default: module.SoundsAndFiles })),
);

/** The pictures, recordings and files of a note. */
export const NoteMedia = ({ note }: { note: Note }) => {
  const attached = listAttached(note.media);
  const images = attached.filter(isImage);
  const others = attached.filter((media) => !isImage(media));
  return (
    <>
      {images.length > 0 && <ImageGrid title={note.title} images={images} />}
      {others.length > 0 && (
        <Suspense fallback={<Waiting media={others} />}>
          <SoundsAndFiles media={others} />
        </Suspense>
      )}
    </>
  );
};

const isImage = ({ type }: Media): boolean => type === 'image';

/** As high as what is on its way. */
const Waiting = ({ media }: { media: readonly Media[] }) =>
  media.map(({ _id }) => <div key={_id} className={classes.waiting} />);
