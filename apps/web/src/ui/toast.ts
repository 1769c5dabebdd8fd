export type ToastKind = 'success' | 'error' | 'info';
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** What can be done about it as long as the toast shows. */
  action?: { label: string; run: () => void };
};

const MAX_TOASTS = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const setToasts = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Says something at the edge of the screen for a few seconds; a fourth takes the place of the oldest. */
export const showToast = (toast: Omit<Toast, 'id'>): void => {
  lastId += 1;
  setToasts([...toasts, { ...toast, id: lastId }].slice(-MAX_TOASTS));
};

export const dismissToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
