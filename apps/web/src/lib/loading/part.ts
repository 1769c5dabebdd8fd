import { recoverFromNewVersion } from './new-version.ts';

/** Code that is loaded on demand could not be loaded. */
export class MissingPartError extends Error {
  /** The server has a new version, and a reload would lose unsaved work. */
  readonly isOutdated: boolean;

  constructor(cause: unknown, isOutdated: boolean) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'MissingPartError';
    this.isOutdated = isOutdated;
  }
}

/** Code that is loaded on demand, once. A failed attempt can be made again. */
export type Part<Content> = {
  /** Null until it was loaded. */
  find: () => Content | null;
  /**
   * For code that the person waits for, tried twice. After a deploy, which removes old files, it reloads the page. With
   * unsaved work or without a network it throws a MissingPartError.
   */
  load: () => Promise<Content>;
  /** For optional code: returns null on failure and does not reload. */
  tryLoad: () => Promise<Content | null>;
};

/** The one lazy loader: `definePart(() => import('…'))`. */
export const definePart = <Content>(importCode: () => Promise<Content>): Part<Content> => {
  const lost = new Set<string>();
  let content: Content | null = null;
  let attempt: Promise<Content> | null = null;
  const begin = async (): Promise<Content> => {
    try {
      content = await importWithStyles(importCode, lost);
      return content;
    } finally {
      attempt = null;
    }
  };
  const loadOnce = (): Promise<Content> => {
    attempt ??= begin();
    return attempt;
  };
  return {
    find: () => content,
    load: async () => {
      try {
        return content ?? (await loadOnce());
      } catch (cause) {
        if (await recoverFromNewVersion()) throw new MissingPartError(cause, true);
      }
      try {
        // Connections are cut when a device changes networks.
        return await loadOnce();
      } catch (cause) {
        throw new MissingPartError(cause, false);
      }
    },
    tryLoad: async () => content ?? (await loadOnce().catch(() => null)),
  };
};

/**
 * Dynamic imports request a style sheet only once, so a retry would miss styles. Failed sheets are loaded again first,
 * and the part waits for its own.
 */
const importWithStyles = async <Content>(importCode: () => Promise<Content>, own: Set<string>): Promise<Content> => {
  const recordFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    own.add(target.href);
    lostStyles.set(target.href, target);
  };
  addEventListener('error', recordFailure, { capture: true });
  try {
    const others = [...lostStyles.keys()].filter((href) => !own.has(href));
    Promise.allSettled(others.map(loadStyle));
    await Promise.all([...own].map(loadStyle));
    return await importCode();
  } finally {
    removeEventListener('error', recordFailure, { capture: true });
  }
};

const lostStyles = new Map<string, HTMLLinkElement>();

const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const before = lostStyles.get(href);
    if (!before) return resolve();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onerror: reject });
    link.onload = () => {
      lostStyles.delete(href);
      resolve();
    };
    lostStyles.set(href, link);
    before.replaceWith(link);
  });
