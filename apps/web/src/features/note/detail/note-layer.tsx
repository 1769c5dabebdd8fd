import { useRef } from 'react';
import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import { useLiveEvents } from '../../event/live.ts';
import { closeLightbox, useLightboxView } from '../../media/lightbox-opener.ts';
import { useLiveNotes } from '../live.ts';
import { useOpenNote } from '../note-address.ts';
import { stopEditing, useEditedNote } from '../note-editing.ts';

const NoteDetail = lazyLayer(() => import('./note-detail.tsx').then((module) => module.NoteDetail));
const NoteEditorModal = lazyLayer(() =>
  import('../../editor/paper/note-editor-modal.tsx').then((module) => module.NoteEditorModal),
);
const Lightbox = lazyLayer(() => import('../../media/lightbox/lightbox.tsx').then((module) => module.Lightbox));

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
  return note && <NoteEditorModal note={note} onClose={stopEditing} />;
};

const OpenImages = () => {
  const view = useLightboxView();
  return view && <Lightbox view={view} onClose={closeLightbox} />;
};

const OpenNote = () => {
  const { id, close } = useOpenNote();
  // It still needs its note while it fades away.
  const shownId = useRef(id);
  shownId.current = id ?? shownId.current;
  return (
    shownId.current && <NoteDetail key={shownId.current} id={shownId.current} isOpen={id !== null} onClose={close} />
  );
};
