import type { User } from '@pinlife/contract/user/schema';
import { useEffect } from 'react';
import { chooseColorScheme, findChosenColorScheme } from '../../lib/screen/color-scheme.ts';

/** A browser in which nobody has chosen yet takes the colour scheme that the account remembers. */
export const useKeptColorScheme = (user: User | undefined): void => {
  const kept = user?.preferences.colorScheme ?? 'auto';
  useEffect(() => {
    if (kept !== 'auto' && findChosenColorScheme() === null) chooseColorScheme(kept);
  }, [kept]);
};
