declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: the files of the app, and a name for exactly these. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;

const PREFIX = 'pl-app-';
const CACHE = `${PREFIX}${APP_VERSION}`;
const PAGE = '/';
/** Files whose name changes with their content: one of them is never stale. */
const HASHED = '/assets/';
const UNREACHABLE = [502, 503, 504];

/** All files or none: half an app would not start. */
export const keepFiles = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    [PAGE, ...APP_FILES].map((path) => new Request(path, { cache: path.startsWith(HASHED) ? 'default' : 'reload' })),
  );
};

export const forgetOldFiles = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** What concerns the app's own files; everything else passes by. */
export const answerRequest = (event: FetchEvent): void => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(answerFresh(request, PAGE));
  } else if (pathname.startsWith(HASHED)) event.respondWith(answerKept(request));
  else if (APP_FILES.includes(pathname)) event.respondWith(answerFresh(request, pathname));
};

/** Documents and the API are not pages of the app. */
const isPage = (pathname: string): boolean => !/^\/(api|docs)\//.test(pathname) && !/\.\w+$/.test(pathname);

/** From the server as long as it answers, so that nobody is shown a stale app. */
const answerFresh = async (request: Request, kept: string): Promise<Response> => {
  try {
    const response = await fetch(request);
    if (!UNREACHABLE.includes(response.status)) return response;
    return (await findKept(kept)) ?? response;
  } catch {
    return (await findKept(kept)) ?? Response.error();
  }
};

const findKept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: CACHE });

const answerKept = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
};
