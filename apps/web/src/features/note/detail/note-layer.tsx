import { useRef } from 'react';
import { useOpenNote } from '../../../entities/note/address.ts';
import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import { useLiveNotes } from '../live.ts';

const NoteDetail = lazyLayer(() => import('./note-detail.tsx').then((module) => module.NoteDetail));

/** Shows the note that the address names over any page of the dashboard, and follows live changes of notes. */
export const NoteLayer = () => {
  useLiveNotes();
  return <OpenNote />;
};

const OpenNote = () => {
  const { id, close } = useOpenNote();
  // The note is needed while the layer fades out.
  const shownId = useRef(id);
  shownId.current = id ?? shownId.current;
  return (
    shownId.current && <NoteDetail key={shownId.current} id={shownId.current} isOpen={id !== null} onClose={close} />
  );
};
