declare const self: ServiceWorkerGlobalScope;

const DASHBOARD = '/dashboard/';

/** All open pages of the app. */
export const listPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Those that show notes. */
export const listDashboards = async () =>
  (await listPages()).filter(({ url }) => new URL(url).pathname.startsWith(DASHBOARD));

export const isInSight = ({ visibilityState }: WindowClient): boolean => visibilityState === 'visible';
