export const HOME_PATH = '/dashboard/home';

/**
 * The path after a login: `next` of the address if it is a page of the app, otherwise home. The same origin is not
 * enough: `/.//elsewhere.example` resolves to `//elsewhere.example`, and that to another site.
 */
export const returnPath = (search: string, isPage: (pathname: string) => boolean): string => {
  const next = new URLSearchParams(search).get('next');
  const address = next !== null && URL.canParse(next, location.origin) ? new URL(next, location.origin) : null;
  if (address?.origin !== location.origin || address.pathname.startsWith('//') || !isPage(address.pathname)) {
    return HOME_PATH;
  }
  return `${address.pathname}${address.search}${address.hash}`;
};

export const loginPath = (next?: string): string =>
  next && next !== HOME_PATH ? `/login?${new URLSearchParams({ next })}` : '/login';

/** Router state for the login screen: the session ended without a logout. */
export const sessionOver = { isSessionOver: true };
