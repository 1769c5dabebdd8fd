import type { Cookie } from './handler.ts';

export const parseCookies = (header: string | undefined): Record<string, string> => {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=');
    if (separator > 0) cookies[pair.slice(0, separator).trim()] = pair.slice(separator + 1).trim();
  }
  return cookies;
};

/** Cookies are hidden from scripts and not sent with posts of other sites. */
export const formatCookie = ({ name, value, path, maxAgeSeconds }: Cookie, isSecure: boolean): string =>
  [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax', isSecure && 'Secure']
    .filter(Boolean)
    .join('; ');
