import { useEffect, useState } from 'react';

const LEAVE_MS = 170;

/** Keeps something mounted while it fades away. */
export const usePresence = (isOpen: boolean): { isPresent: boolean; isLeaving: boolean } => {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);
  useEffect(() => {
    if (isOpen || !isPresent) return;
    const timer = setTimeout(() => setIsPresent(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isPresent]);
  return { isPresent, isLeaving: isPresent && !isOpen };
};
