import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router';
import { definePart } from '../lib/loading/part.ts';
import { policies, policyNames } from '../lib/screen/policies.ts';
import { HOME_PATH, loginPath, returnPath, sessionOver } from '../lib/session/return-path.ts';
import { getToken, onSessionChange, onSessionEnd } from '../lib/session/session.ts';
import type { RouteHandle } from './document-title.ts';
import { RootLayout } from './root-layout.tsx';
import { ErrorBesideMenu, ErrorPage } from './shell/notice/error-page.tsx';

const titled = (title: RouteHandle['title']): { handle: RouteHandle } => ({ handle: { title } });

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
  lazy: definePart(() => import('./routes/policy.tsx')).load,
}));

const dashboardRoutes: RouteObject[] = [
  { index: true, loader: () => redirect(HOME_PATH) },
  { path: 'home', ...titled('title.home'), lazy: definePart(() => import('./routes/home.tsx')).load },
  { path: 'new', lazy: definePart(() => import('./routes/new.ts')).load },
  { path: 'passions', ...titled('title.passions'), lazy: definePart(() => import('./routes/passions.tsx')).load },
  {
    path: 'pinups',
    ...titled('title.pinups'),
    lazy: definePart(() => import('./routes/pinups.tsx')).load,
    children: [{ index: true }, { path: 'notes' }],
  },
  { path: 'profile', ...titled('title.profile'), lazy: definePart(() => import('./routes/profile.tsx')).load },
  { path: 'settings', ...titled('title.settings'), lazy: definePart(() => import('./routes/settings.tsx')).load },
  {
    path: 'settings/public',
    ...titled('title.publicProfile'),
    lazy: definePart(() => import('./routes/settings-public.tsx')).load,
  },
  { path: 'settings/import', ...titled('title.import'), lazy: definePart(() => import('./routes/import.tsx')).load },
  { path: 'settings/trash', ...titled('title.trash'), lazy: definePart(() => import('./routes/trash.tsx')).load },
  { path: 'search', ...titled('title.search'), lazy: definePart(() => import('./routes/search.tsx')).load },
  { path: '*', ...titled('title.notFound'), lazy: definePart(() => import('./routes/not-found.tsx')).load },
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
        lazy: definePart(() => import('./routes/login.tsx')).load,
      },
      {
        path: 'signup',
        ...titled('title.signup'),
        loader: needNoSession,
        lazy: definePart(() => import('./routes/signup.tsx')).load,
      },
      {
        path: 'forgot-password',
        ...titled('title.forgotPassword'),
        lazy: definePart(() => import('./routes/forgot-password.tsx')).load,
      },
      {
        path: 'reset-password',
        ...titled('title.resetPassword'),
        lazy: definePart(() => import('./routes/reset-password.tsx')).load,
      },
      {
        path: 'verify-email',
        ...titled('title.verifyEmail'),
        lazy: definePart(() => import('./routes/verify-email.tsx')).load,
      },
      ...policyRoutes,
      {
        path: 'dashboard',
        loader: needSession,
        lazy: definePart(() => import('./shell/frame/dashboard-shell.tsx')).load,
        ErrorBoundary: ErrorPage,
        children: [{ ErrorBoundary: ErrorBesideMenu, children: dashboardRoutes }],
      },
      { path: '*', ...titled('title.notFound'), lazy: definePart(() => import('./routes/not-found.tsx')).load },
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
