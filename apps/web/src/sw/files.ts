import { PROFILE_PATH, SHARE_PATH } from '@pinlife/contract/share/limits';
import { isHtml } from '../lib/api/envelope.ts';
import { findEntryScript } from '../lib/loading/entry-script.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build: the files of the app, and a hash of them. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;

const PREFIX = 'pl-app-';
const CACHE = `${PREFIX}${APP_VERSION}`;
const PAGE = '/';
/** Files with a hash of their content in the name: never stale. */
const HASHED = '/assets/';
/** 511 Network Authentication Required: the sign-in page of a captive portal must reach the person. */
const SIGN_IN = 511;
/** After this long without an answer the cached file is used. */
const LONGEST_SILENCE_MS = 3000;
/** The timeout of a file: browsers open six connections, and a hanging request would block one for ever. */
const LONGEST_LOAD_MS = 60_000;

/** Caches all files or none, as the app does not start with some of them. */
export const keepFiles = async (): Promise<void> => {
  try {
    await Promise.all([PAGE, ...APP_FILES].map(keepFile));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

const keepFile = async (path: string): Promise<void> => {
  const cache = path.startsWith(HASHED) ? 'default' : 'reload';
  const response = await fetch(path, { cache, redirect: 'error', signal: AbortSignal.timeout(LONGEST_LOAD_MS) });
  const isOurs = path === PAGE ? await isOurPage(response.clone()) : isFileOf(path, response);
  if (!isOurs) throw new Error(`${path} did not come from PinLife`);
  await (await caches.open(CACHE)).put(path, response);
};

/** Whether it is the file, and not the page with which a captive portal answers every request. */
const isFileOf = (path: string, response: Response): boolean => {
  const type = response.headers.get('content-type') ?? '';
  if (path.endsWith('.js')) return response.ok && type.includes('javascript');
  if (path.endsWith('.css')) return response.ok && type.includes('css');
  return response.ok && !isHtml(response);
};

const isOurPage = async (response: Response): Promise<boolean> =>
  response.ok && APP_FILES.includes(findEntryScript(await response.text()) ?? '');

export const forgetOldFiles = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Answers requests for the app's own files; others go to the network. */
export const answerRequest = (event: FetchEvent): void => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerFresh(request, PAGE));
  } else if (pathname.startsWith(HASHED)) event.respondWith(answerKept(request));
  else if (APP_FILES.includes(pathname)) event.respondWith(answerFresh(request, pathname));
};

/** Documents, the API and public pages are not pages of the app. */
const isPage = (pathname: string): boolean =>
  !['/api', '/docs', SHARE_PATH, PROFILE_PATH].some((folder) => pathname.startsWith(`${folder}/`)) &&
  !/\.\w+$/.test(pathname);

/**
 * From the server if it answers, so that the app is never stale; otherwise from the cache. A captive portal's sign-in
 * page is passed on for a page, never for a file.
 */
const answerFresh = async (request: Request, path: string): Promise<Response> => {
  const giveUp = new AbortController();
  const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(LONGEST_LOAD_MS)]);
  const answer = fetch(request, { signal }).catch(() => null);
  const silence = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_SILENCE_MS, null));
  const response = await Promise.race([answer, silence]);
  if (response && isFresh(response, path)) return response;
  const kept = await findKept(path);
  if (!kept) return (await answer) ?? Response.error();
  giveUp.abort();
  return kept;
};

const isFresh = (response: Response, path: string): boolean =>
  (path === PAGE || isFileOf(path, response)) && (response.status < 500 || response.status === SIGN_IN);

const findKept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: CACHE });

const answerKept = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request, { signal: AbortSignal.timeout(LONGEST_LOAD_MS) });
  if (isFileOf(new URL(request.url).pathname, response)) {
    await (await caches.open(CACHE)).put(request, response.clone());
  }
  return response;
};
