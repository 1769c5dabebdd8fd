import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router';
import { otherLogins } from '../features/auth/other-logins-part.ts';
import { definePart } from '../lib/loading/part.ts';
import { policies, policyNames } from '../lib/screen/policies.ts';
import { HOME_PATH, loginPath, returnPath, sessionOver } from '../lib/session/return-path.ts';
import { readFirstStep } from '../lib/session/second-step.ts';
import { getSession, getToken, onSessionChange, onSessionEnd } from '../lib/session/session.ts';
import type { RouteHandle } from './document-title.ts';
import { RootLayout } from './root-layout.tsx';
import { ErrorBesideMenu, ErrorPage } from './shell/notice/error-page.tsx';

const titled = (title: RouteHandle['title']): { handle: RouteHandle } => ({ handle: { title } });

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

const needSession = ({ request }: { request: Request }) => (getToken() ? null : redirect(loginPath(pathOf(request))));

const needNoSession = ({ request }: { request: Request }) => {
  const session = getSession();
  if (!session) return null;
  // After a reset of the password.
  if (session.reviewPasskeys) return redirect('/dashboard/settings/security?review');
  return redirect(returnPath(new URL(request.url).search, isPage));
};

/** The first step is kept by the tab, so that a reload asks for the code again. */
const needFirstStep = (given: { request: Request }) =>
  needNoSession(given) ?? (readFirstStep() ? null : redirect('/login'));

const login = definePart(() => import('./routes/auth/login.tsx'));
const loadLogin = () => {
  void otherLogins.tryLoad();
  return login.load();
};

const policyRoutes = policies.map((policy) => ({
  path: policyNames[policy],
  ...titled(`title.${policy}`),
  lazy: definePart(() => import('./routes/policy.tsx')).load,
}));

const lazyPages = definePart(() => import('./routes/lazy-pages.ts'));
/** The names of these files are in a list that is loaded when one of them is opened, so the login stays small. */
const lazyPage = (name: keyof typeof import('./routes/lazy-pages.ts')) => async () => (await lazyPages.load())[name]();

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
  { path: 'calendar', ...titled('title.calendar'), lazy: definePart(() => import('./routes/calendar.tsx')).load },
  { path: 'profile', ...titled('title.profile'), lazy: definePart(() => import('./routes/profile.tsx')).load },
  {
    path: 'settings',
    ...titled('title.settings'),
    lazy: definePart(() => import('./routes/settings/account.tsx')).load,
  },
  {
    path: 'settings/public',
    ...titled('title.publicProfile'),
    lazy: lazyPage('loadPublic'),
  },
  {
    path: 'settings/security',
    ...titled('title.security'),
    lazy: lazyPage('loadSecurity'),
  },
  {
    path: 'settings/tags',
    ...titled('title.tags'),
    lazy: lazyPage('loadTags'),
  },
  {
    path: 'settings/apps',
    ...titled('title.apps'),
    lazy: lazyPage('loadApps'),
  },
  { path: 'settings/import', ...titled('title.import'), lazy: lazyPage('loadImport') },
  {
    path: 'settings/instance/:page?',
    ...titled('title.instance'),
    lazy: lazyPage('loadInstance'),
  },
  { path: 'settings/trash', ...titled('title.trash'), lazy: lazyPage('loadTrash') },
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
        lazy: loadLogin,
      },
      {
        path: 'login/code',
        ...titled('title.secondStep'),
        loader: needFirstStep,
        children: [{ index: true, lazy: lazyPage('loadSecondStep') }],
      },
      {
        path: 'login/provider',
        ...titled('title.login'),
        loader: needNoSession,
        lazy: lazyPage('loadProvider'),
      },
      {
        path: 'signup',
        ...titled('title.signup'),
        loader: needNoSession,
        lazy: definePart(() => import('./routes/auth/signup.tsx')).load,
      },
      {
        path: 'forgot-password',
        ...titled('title.forgotPassword'),
        lazy: lazyPage('loadForgotPassword'),
      },
      {
        path: 'reset-password',
        ...titled('title.resetPassword'),
        lazy: lazyPage('loadResetPassword'),
      },
      {
        path: 'verify-email',
        ...titled('title.verifyEmail'),
        lazy: lazyPage('loadVerifyEmail'),
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
    if (getToken() && router.state.location.pathname.startsWith('/login')) router.revalidate();
  });
  return router;
};
