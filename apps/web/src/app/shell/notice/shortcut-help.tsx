import { useEffect, useState } from 'react';
import { onShortcut } from '../../../lib/screen/shortcut.ts';
import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';

const ShortcutSheet = lazyLayer(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet));

/** Opens the list of shortcuts by `?`, unless that is typed into a field. */
export const ShortcutHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(
    () =>
      onShortcut('?', (event) => {
        event.preventDefault();
        setWasAsked(true);
        setIsOpen(true);
      }),
    [],
  );
  return wasAsked && <ShortcutSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />;
};
