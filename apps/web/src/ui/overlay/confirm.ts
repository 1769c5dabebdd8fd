import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

export type Question = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
};

type Asked = Question & { answer: (isConfirmed: boolean) => void };

const asked = createStore<Asked | null>(null);

// Whoever was asked is no longer there.
onSessionEnd(() => asked.get()?.answer(false));

/** Asks the person; a newer question takes the place of an open one, which counts as refused. */
export const confirm = (question: Question): Promise<boolean> => {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      asked.set(null);
      resolve(isConfirmed);
    };
    asked.set({ ...question, answer });
  });
};

/** The question that waits for its answer. */
export const useQuestion = (): Asked | null => asked.useValue();
