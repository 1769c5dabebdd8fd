import { notePathOf } from '@pinlife/contract/note/address';
import { type To, useLocation, useNavigate } from 'react-router';

const PARAMETER = 'note';
/** In the history state: closing the note goes back. */
const openedHere = { isNoteOpenedHere: true };

/** A note's own address, as it is given to others. */
export const noteAddress = (id: string): string => new URL(notePathOf(id), location.origin).href;

/** A link that opens a note above the present page. */
export const useNoteLink = (id: string): NoteLink => linkToNote(id, useLocation());

type NoteLink = { to: To; state: typeof openedHere };

export const linkToNote = (id: string, { pathname, search }: { pathname: string; search: string }): NoteLink => {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, id);
  return { to: { pathname, search: `${parameters}` }, state: openedHere };
};

/** The note that the address names, and the way back from it. */
export const useOpenNote = (): { id: string | null; close: () => void } => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const close = () => {
    if ((state as Partial<typeof openedHere> | null)?.isNoteOpenedHere) {
      navigate(-1);
      return;
    }
    parameters.delete(PARAMETER);
    navigate({ pathname, search: `${parameters}` }, { replace: true });
  };
  return { id: parameters.get(PARAMETER), close };
};
