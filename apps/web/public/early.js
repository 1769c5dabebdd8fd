// Runs while the app's own code is still on its way. Names and addresses are those of the contract (see bundle-budget.test.ts).
(() => {
  const read = (area, key) => {
    try {
      return window[area].getItem(key);
    } catch {
      // Storage is blocked: nothing was chosen, nobody is logged in.
      return null;
    }
  };

  // Before the first paint, so that a dark page never flashes white; src/lib/color-scheme.ts goes on from here.
  const chosen = read('localStorage', 'pl-color-scheme');
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.setAttribute('data-color-scheme', scheme);

  const token = read('localStorage', 'PLTOKEN') ?? read('sessionStorage', 'PLTOKEN');
  const path = location.pathname + location.search;
  const isHome = token && ['/', '/login', '/signup', '/dashboard', '/dashboard/home'].includes(path);
  const isLogin = !token && ['/', '/login', '/dashboard', '/dashboard/home'].includes(path);

  // The files of the first screen, which the code would ask for only after it had run.
  const screen = isHome ? 'home' : isLogin ? 'login' : null;
  const files = document.querySelector(`meta[name="files-of-${screen}"]`)?.content.split(' ') ?? [];
  for (const href of files) {
    const isStyle = href.endsWith('.css');
    const link = document.createElement('link');
    Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', as: isStyle ? 'style' : 'script' });
    Object.assign(link, { crossOrigin: '', href });
    document.head.append(link);
  }

  // The requests of the first screen; src/lib/early-answers.ts takes the answers.
  const ask = (address) =>
    fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'error',
      // As long as a call of the app: six that hang would keep all others from being sent.
      signal: AbortSignal.timeout?.(15_000),
    }).catch(() => null);
  const addresses = isHome ? ['/api/user', '/api/note?limit=10', '/api/notification/unread'] : [];
  window.earlyAnswers = { token, byAddress: new Map(addresses.map((address) => [address, ask(address)])) };

  // The first date of a page is slow, as the browser reads up on languages for it: better while it waits for files.
  if (isHome) setTimeout(() => new Intl.DateTimeFormat().format());
})();
