/** Runs on a key outside of text fields, unless a dialog is open. */
export const onShortcut = (key: string, run: (event: KeyboardEvent) => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
    if (!isTyping && !document.querySelector('[aria-modal="true"]')) run(event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
};
