import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import { stopEditing, useEditedNote } from '../../note/note-editing.ts';

const NoteEditorModal = lazyLayer(() => import('./note-editor-modal.tsx').then((module) => module.NoteEditorModal));

/** The note that is being edited, over any page of the dashboard. */
export const EditorLayer = () => {
  const note = useEditedNote();
  return note && <NoteEditorModal note={note} onClose={stopEditing} />;
};
