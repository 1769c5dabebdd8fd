import { lazy, Suspense, useRef } from 'react';
import { useLiveEvents } from '../event/live.ts';
import { closeLightbox, useLightboxView } from '../media/lightbox-opener.ts';
import { useLiveNotes } from './live.ts';
import { useOpenNote } from './note-address.ts';
import { stopEditing, useEditedNote } from './note-editing.ts';

const NoteDetail = lazy(() => import('./note-detail.tsx').then((module) => ({ default: module.NoteDetail })));
const NoteEditorModal = lazy(() =>
  import('./editor/note-editor-modal.tsx').then((module) => ({ default: module.NoteEditorModal })),
);
const Lightbox = lazy(() => import('../media/lightbox/lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/** What notes show over any page of the dashboard, and the ear that keeps them fresh. */
export const NoteLayer = () => {
  useLiveNotes();
  useLiveEvents();
  return (
    <>
      <OpenNote />
      <EditedNote />
      <OpenImages />
    </>
  );
};

const EditedNote = () => {
  const note = useEditedNote();
  return (
    note && (
      <Suspense fallback={null}>
        <NoteEditorModal note={note} onClose={stopEditing} />
      </Suspense>
    )
  );
};

const OpenImages = () => {
  const view = useLightboxView();
  return (
    view && (
      <Suspense fallback={null}>
        <Lightbox view={view} onClose={closeLightbox} />
      </Suspense>
    )
  );
};

const OpenNote = () => {
  const { id, close } = useOpenNote();
  // It still needs its note while it fades away.
  const shownId = useRef(id);
  shownId.current = id ?? shownId.current;
  return (
    shownId.current && (
      <Suspense fallback={null}>
        <NoteDetail key={shownId.current} id={shownId.current} isOpen={id !== null} onClose={close} />
      </Suspense>
    )
  );
};
