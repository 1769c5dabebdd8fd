import '@fontsource-variable/instrument-sans/standard.css';
import '@fontsource-variable/instrument-sans/standard-italic.css';
import './app/base.css';
import './app/tokens.css';
import { settingsLanguageNames } from '@pinlife/contract/languages';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from './app/router.tsx';
import { initI18n, t } from './lib/i18n/i18n.ts';
import { followColorScheme } from './lib/screen/color-scheme.ts';
import { restoreSession } from './lib/session/session.ts';
import { showToast } from './ui/feedback/toast.ts';

// `root-layout.tsx` sets the scroll position.
history.scrollRestoration = 'manual';

followColorScheme();

const start = async (container: HTMLElement): Promise<void> => {
  // The router looks for the session as soon as it is made, and loads the first screen in parallel with the language.
  restoreSession();
  const router = createRouter();
  const missing = await initI18n();
  if (missing) {
    showToast({ kind: 'info', text: t('shell.languageMissing', { language: settingsLanguageNames[missing] }) });
  }
  // As a transition, so that the page stays responsive.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
};

const container = document.getElementById('root');
if (container) {
  start(container).catch(() => {
    // No language could be loaded: English is hard-coded here.
    container.textContent = 'PinLife could not be loaded. Check your connection, then load this page again.';
  });
}
