import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: storageKeys.colorScheme });

/** The theme's variables and classes stand in style sheets (see vite/mantine-styles.ts), never in `<style>` tags. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={colorSchemeManager}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
);
