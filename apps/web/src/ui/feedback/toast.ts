import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

export type ToastKind = 'success' | 'error' | 'info';
type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** An action while the toast is shown. */
  action?: ToastAction;
  /** A ringing reminder: it stays until the person answers it. */
  ringing?: {
    paper: number;
    detail: string;
    isEarly: boolean;
    actions: readonly ToastAction[];
    /** Choices that replace the actions after a press; null if it cannot be snoozed. */
    later: { label: string; question: string; choices: readonly ToastAction[] } | null;
  };
};

const MAX_TOASTS = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

// The next person at this screen must not see or change these notes.
onSessionEnd(() => toasts.set(toasts.get().filter(({ action, ringing }) => !action && !ringing)));

/** Shows a toast for a few seconds; a fourth replaces the oldest. */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  lastId += 1;
  // The same text again restarts its time instead of adding a toast.
  const others = toasts.get().filter(({ text, action, ringing }) => text !== toast.text || action || ringing);
  const all = [...others, { ...toast, id: lastId }];
  // A ringing toast is only replaced by later ringing ones.
  const given = all.length > MAX_TOASTS ? (all.slice(0, -1).find(({ ringing }) => !ringing) ?? all[0]) : null;
  toasts.set(all.filter((other) => other !== given));
  return lastId;
};

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export const listToasts = (): readonly Toast[] => toasts.get();
export const useToasts = (): readonly Toast[] => toasts.useValue();
