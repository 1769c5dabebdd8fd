import '@fontsource-variable/instrument-sans/standard.css';
import '@fontsource-variable/instrument-sans/standard-italic.css';
import './app/base.css';
import 'virtual:mantine-styles';
import './app/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { initI18n } from './lib/i18n.ts';
import { restoreSession } from './lib/session.ts';

// Our own rule decides where a page starts: at its top.
history.scrollRestoration = 'manual';
restoreSession();

// The router looks for the session as soon as it is made, so it is made after the session is restored.
const [{ router }] = await Promise.all([import('./app/router.tsx'), initI18n()]);

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
