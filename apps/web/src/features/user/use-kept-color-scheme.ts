import type { User } from '@pinlife/contract/user/schema';
import { useEffect } from 'react';
import { chooseColorScheme, findChosenColorScheme } from '../../lib/screen/color-scheme.ts';

/** Applies the account's colour scheme if none was chosen in this browser. */
export const useKeptColorScheme = (user: User | undefined): void => {
  const kept = user?.preferences.colorScheme ?? 'auto';
  useEffect(() => {
    if (kept !== 'auto' && findChosenColorScheme() === null) chooseColorScheme(kept);
  }, [kept]);
};
