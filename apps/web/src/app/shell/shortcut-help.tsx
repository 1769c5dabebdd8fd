import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onShortcut } from '../../lib/shortcut.ts';
import type { ShortcutSheetProps } from './shortcut-sheet.tsx';

const ShortcutSheet = lazy<ComponentType<ShortcutSheetProps>>(() =>
  import('./shortcut-sheet.tsx').then(
    (module) => ({ default: module.ShortcutSheet }),
    () => ({ default: () => null }),
  ),
);

/** What the keyboard can do, shown by a question mark that is not being typed anywhere. */
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
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <ShortcutSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
};
