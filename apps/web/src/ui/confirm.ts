export type Question = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
};

type Asked = Question & { answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

const setAsked = (next: Asked | null): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** Asks the person; a newer question takes the place of an open one, which counts as refused. */
export const confirm = (question: Question): Promise<boolean> => {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      setAsked(null);
      resolve(isConfirmed);
    };
    setAsked({ ...question, answer });
  });
};

export const askedQuestion = (): Asked | null => asked;

export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
