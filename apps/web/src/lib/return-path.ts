export const HOME_PATH = '/dashboard/home';

/** Where to go after a login: the `next` of the address when it is a path of our own, else home. */
export const returnPath = (search: string): string => {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME_PATH;
  const address = new URL(next, location.origin);
  return address.origin === location.origin ? `${address.pathname}${address.search}${address.hash}` : HOME_PATH;
};

export const loginPath = (next?: string): string =>
  next && next !== HOME_PATH ? `/login?${new URLSearchParams({ next })}` : '/login';

/** Goes along to the login of somebody who did not leave by themselves. */
export const sessionOver = { isSessionOver: true };
