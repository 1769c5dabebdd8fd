import { useEffect, useEffectEvent, useState } from 'react';
import { usePart } from '../../../lib/loading/use-part.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { timeWords } from '../words-loader.ts';
import type { FormState } from './form-state.ts';

export type WhenWords = ReturnType<typeof useWhenWords>;

/** A time in words. `isOpen`: the text was not understood, or not parsed yet, so the form's time must not be used. */
export const useWhenWords = (timezone: string, onFind: (form: FormState) => void) => {
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<'notFound' | 'notLoaded' | null>(null);
  const { content: module, tryLoad } = usePart(timeWords, false);

  const read = (typed: string): FormState | null => {
    const reader = timeWords.find();
    const form = reader?.findTimes(typed, new Date(findKnownTime()), timezone)[0]?.form ?? null;
    const isSilent = typed.trim() === '' || form !== null;
    setIsOpen(!isSilent);
    setProblem(isSilent || !reader ? null : 'notFound');
    if (form) onFind(form);
    return form;
  };
  // Text that was typed before the grammar was loaded is parsed now.
  const readLate = useEffectEvent(() => {
    if (isOpen) read(words);
  });
  useEffect(() => {
    if (module) readLate();
  }, [module]);

  return {
    words,
    problem,
    isOpen,
    isReading,
    load: tryLoad,
    type: (typed: string): void => {
      setWords(typed);
      read(typed);
    },
    /** Call when the person has chosen a time in another field. */
    close: (): void => {
      setIsOpen(false);
      setProblem(null);
    },
    /** Parses open text; null if it is not understood, or the grammar cannot be loaded: then `problem` says so. */
    finish: async (): Promise<FormState | null> => {
      setIsReading(true);
      const isLoaded = (await timeWords.tryLoad()) !== null;
      setIsReading(false);
      if (isLoaded) return read(words);
      setProblem('notLoaded');
      return null;
    },
  };
};
