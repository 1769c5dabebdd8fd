import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import { stopEditing, useEditing } from '../../note/note-editing.ts';

const NoteEditorModal = lazyLayer(() => import('./note-editor-modal.tsx').then((module) => module.NoteEditorModal));

/** The note that is being edited, over any page of the dashboard. */
export const EditorLayer = () => {
  const editing = useEditing();
  return editing && <NoteEditorModal {...editing} onClose={stopEditing} />;
};
