import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

export type ToastKind = 'success' | 'error' | 'info';
type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** What can be done about it as long as the toast shows. */
  action?: ToastAction;
  /** A reminder that rings: it stays until somebody deals with it. */
  ringing?: {
    paper: number;
    detail: string;
    isEarly: boolean;
    actions: readonly ToastAction[];
    /** Choices that take the place of the actions once they are asked for; null where it cannot be put off. */
    later: { label: string; question: string; choices: readonly ToastAction[] } | null;
  };
};

const MAX_TOASTS = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

// The next to look at this screen may be somebody else: whose notes ring here, and what can be done to them, is not theirs.
onSessionEnd(() => toasts.set(toasts.get().filter(({ action, ringing }) => !action && !ringing)));

/** Says something at the edge of the screen for a few seconds; a fourth takes the place of the oldest. */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  lastId += 1;
  // Said again, it stands there once, for the whole time anew.
  const others = toasts.get().filter(({ text, action, ringing }) => text !== toast.text || action || ringing);
  const all = [...others, { ...toast, id: lastId }];
  // What rings gives way to nothing but later ringing.
  const given = all.length > MAX_TOASTS ? (all.slice(0, -1).find(({ ringing }) => !ringing) ?? all[0]) : null;
  toasts.set(all.filter((other) => other !== given));
  return lastId;
};

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export const listToasts = (): readonly Toast[] => toasts.get();
export const useToasts = (): readonly Toast[] => toasts.useValue();
