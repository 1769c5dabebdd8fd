import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
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
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== '?' || event.ctrlKey || event.metaKey) return;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (isTyping || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setWasAsked(true);
      setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <ShortcutSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
};
