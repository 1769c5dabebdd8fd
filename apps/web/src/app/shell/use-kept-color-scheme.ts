import { useMantineColorScheme } from '@mantine/core';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { User } from '@pinlife/contract/user';
import { useEffect } from 'react';
import { readItem } from '../../lib/storage.ts';

/** A browser in which nobody has chosen yet takes the colour scheme that the account remembers. */
export const useKeptColorScheme = (user: User | undefined): void => {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const kept = user?.preferences.colorScheme ?? 'auto';
  useEffect(() => {
    if (kept !== 'auto' && readItem('localStorage', storageKeys.colorScheme) === null) setColorScheme(kept);
  }, [kept, setColorScheme]);
};
