import 'virtual:mantine-styles';
import './mantine.css';
import { localStorageColorSchemeManager, MantineProvider, useComputedColorScheme } from '@mantine/core';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { type ReactNode, useEffect } from 'react';
import { deskColors, theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: storageKeys.colorScheme });

/**
 * Mantine for the screens that use it; the login does without. The theme's variables and classes stand in style
 * sheets (see vite/mantine-styles.ts), never in `<style>` tags, which the content security policy forbids.
 */
export const MantineScope = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={colorSchemeManager}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <BrowserChromeColor />
    {children}
  </MantineProvider>
);

/** The browser's own bars take the page's colour also when the person chose another scheme than the system's. */
const BrowserChromeColor = () => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = deskColors[scheme];
    }
  }, [scheme]);
  return null;
};
