import { useRef, useState } from 'react';

/** Runs one save at a time and returns whether one is running. */
export const useSaving = () => {
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (save: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSaving(true);
    try {
      await save();
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  };
  return { isSaving, run };
};
