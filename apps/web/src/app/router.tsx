import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router';
import { loadPart } from '../lib/loading/load-part.ts';
import { policies, policyNames } from '../lib/screen/policies.ts';
import { HOME_PATH, loginPath, returnPath, sessionOver } from '../lib/session/return-path.ts';
import { getToken, onSessionChange, onSessionEnd } from '../lib/session/session.ts';
import type { RouteHandle } from './document-title.ts';
import { RootLayout } from './root-layout.tsx';
import { ErrorBesideMenu, ErrorPage } from './shell/notice/error-page.tsx';

const titled = (title: RouteHandle['title']): { handle: RouteHandle } => ({ handle: { title } });

const page =
  <Module,>(load: () => Promise<Module>) =>
  () =>
    loadPart(load);

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

const needSession = ({ request }: { request: Request }) => (getToken() ? null : redirect(loginPath(pathOf(request))));

const needNoSession = ({ request }: { request: Request }) =>
  getToken() ? redirect(returnPath(new URL(request.url).search, isPage)) : null;

const policyRoutes = policies.map((policy) => ({
  path: policyNames[policy],
  ...titled(`title.${policy}`),
  lazy: page(() => import('./routes/policy.tsx')),
}));

const dashboardRoutes: RouteObject[] = [
  { index: true, loader: () => redirect(HOME_PATH) },
  { path: 'home', ...titled('title.home'), lazy: page(() => import('./routes/home.tsx')) },
  { path: 'passions', ...titled('title.passions'), lazy: page(() => import('./routes/passions.tsx')) },
  {
    path: 'pinups',
    ...titled('title.pinups'),
    lazy: page(() => import('./routes/pinups.tsx')),
    children: [{ index: true }, { path: 'notes' }],
  },
  { path: 'profile', ...titled('title.profile'), lazy: page(() => import('./routes/profile.tsx')) },
  { path: 'settings', ...titled('title.settings'), lazy: page(() => import('./routes/settings.tsx')) },
  { path: 'settings/trash', ...titled('title.trash'), lazy: page(() => import('./routes/trash.tsx')) },
  { path: 'search', ...titled('title.search'), lazy: page(() => import('./routes/search.tsx')) },
  { path: '*', ...titled('title.notFound'), lazy: page(() => import('./routes/not-found.tsx')) },
];

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, loader: () => redirect(getToken() ? HOME_PATH : '/login') },
      {
        path: 'login',
        ...titled('title.login'),
        loader: needNoSession,
        lazy: page(() => import('./routes/login.tsx')),
      },
      {
        path: 'signup',
        ...titled('title.signup'),
        loader: needNoSession,
        lazy: page(() => import('./routes/signup.tsx')),
      },
      {
        path: 'forgot-password',
        ...titled('title.forgotPassword'),
        lazy: page(() => import('./routes/forgot-password.tsx')),
      },
      {
        path: 'reset-password',
        ...titled('title.resetPassword'),
        lazy: page(() => import('./routes/reset-password.tsx')),
      },
      { path: 'verify-email', ...titled('title.verifyEmail'), lazy: page(() => import('./routes/verify-email.tsx')) },
      ...policyRoutes,
      {
        path: 'dashboard',
        loader: needSession,
        lazy: page(() => import('./shell/frame/dashboard-shell.tsx')),
        ErrorBoundary: ErrorPage,
        children: [{ ErrorBoundary: ErrorBesideMenu, children: dashboardRoutes }],
      },
      { path: '*', ...titled('title.notFound'), lazy: page(() => import('./routes/not-found.tsx')) },
    ],
  },
];

/** Whether a path has a route of its own, other than "not found". */
export const isPage = (pathname: string): boolean => matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';

/** The router of the page. It follows the session: in this tab and, when another tab logs in or out, with that one. */
export const createRouter = () => {
  const router = createBrowserRouter(routes);
  onSessionEnd((reason) => {
    const { pathname, search } = router.state.location;
    if (!pathname.startsWith('/dashboard')) return;
    if (reason === 'logout') router.navigate('/login');
    else router.navigate(loginPath(`${pathname}${search}`), { state: sessionOver });
  });
  onSessionChange(() => {
    // The login screen's loader then leads on.
    if (getToken() && router.state.location.pathname === '/login') router.revalidate();
  });
  return router;
};
