import { useLayoutEffect, useRef, useState } from 'react';
import { createDraftKeeper } from './draft-keeper.ts';
import type { Draft } from './draft-store.ts';

type DraftOptions = {
  person: string;
  noteId: string | null;
  read: () => Draft | null;
  onRestore: (draft: Draft) => void;
};

/** A draft keeper that lives as long as its editor. */
export const useDraft = ({ person, noteId, read, onRestore }: DraftOptions) => {
  const [isKept, setIsKept] = useState(true);
  const latest = useRef({ read, onRestore });
  latest.current = { read, onRestore };
  const [keeper] = useState(() =>
    createDraftKeeper({
      person,
      noteId,
      read: () => latest.current.read(),
      onRestore: (draft) => latest.current.onRestore(draft),
      onKept: setIsKept,
    }),
  );
  // A layout effect: its cleanup runs while the text field is still mounted and can be read.
  useLayoutEffect(() => keeper.start(), [keeper]);
  return { keeper, isKept };
};
