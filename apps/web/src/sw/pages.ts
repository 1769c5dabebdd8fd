declare const self: ServiceWorkerGlobalScope;

const DASHBOARD = '/dashboard/';

/** All open pages of the app. */
export const listPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The open dashboard pages. */
export const listDashboards = async () =>
  (await listPages()).filter(({ url }) => new URL(url).pathname.startsWith(DASHBOARD));

export const isInSight = ({ visibilityState }: WindowClient): boolean => visibilityState === 'visible';
