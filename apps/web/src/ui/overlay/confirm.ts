import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

export type Question = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
};

/** Null: no answer, or closed with Escape. */
export type ConfirmAnswer = boolean | null;
type OpenQuestion = Question & { answer: (answer: ConfirmAnswer) => void };

const asked = createStore<OpenQuestion | null>(null);

// The question belongs to the ended session.
onSessionEnd(() => asked.get()?.answer(null));

/** Asks the person; a newer question replaces an open one, which resolves to null. */
export const choose = (question: Question): Promise<ConfirmAnswer> => {
  asked.get()?.answer(null);
  return new Promise((resolve) => {
    const answer = (given: ConfirmAnswer) => {
      asked.set(null);
      resolve(given);
    };
    asked.set({ ...question, answer });
  });
};

/** Asks the person; no answer counts as no. */
export const confirm = async (question: Question): Promise<boolean> => (await choose(question)) === true;

/** The question that waits for its answer. */
export const useQuestion = (): OpenQuestion | null => asked.useValue();
