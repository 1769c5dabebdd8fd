/** Code of the page that comes when it is needed did not come. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'MissingPartError';
  }
}

/** Loads code that comes when it is needed, and its looks. What failed can be tried again, with the same function. */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const own = lostBy.get(load) ?? new Set();
  lostBy.set(load, own);
  const noteLost = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    own.add(target.href);
    lost.set(target.href, target);
  };
  addEventListener('error', noteLost, { capture: true });
  try {
    const others = [...lost.keys()].filter((href) => !own.has(href));
    Promise.allSettled(others.map(loadStyle));
    await Promise.all([...own].map(loadStyle));
    return await load();
  } catch (error) {
    throw new MissingPartError(error);
  } finally {
    removeEventListener('error', noteLost, { capture: true });
  }
};

/** Imports ask for a style sheet only once: the part that comes with a second try would be shown without its looks. */
const lost = new Map<string, HTMLLinkElement>();
/** What a part lacked when it failed: it waits for these, and other parts do not. */
const lostBy = new WeakMap<() => Promise<unknown>, Set<string>>();

const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const before = lost.get(href);
    if (!before) return resolve();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onerror: reject });
    link.onload = () => {
      lost.delete(href);
      resolve();
    };
    lost.set(href, link);
    before.replaceWith(link);
  });
