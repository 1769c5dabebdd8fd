import { createByteCache } from '../load/byte-cache.ts';
import type { FairQueue } from '../load/fair-queue.ts';
import { createPage, type Page } from './page.ts';

/** For all pages of the process, in all languages and encodings. */
const PAGES_MAX_BYTES = 32 * 1024 * 1024;

type CachedPage = { version: string; page: Page; countBytes(): number };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches rendered pages until their version changes. Concurrent requests for a page share one rendering. Callers that
 * ask for many pages take turns with others.
 */
export const createPageCache = (writeInTurn: FairQueue) => {
  const pages = createByteCache<CachedPage>(PAGES_MAX_BYTES);
  const beingWritten = new Map<string, Promise<Page | null>>();
  let written = 0;

  const keep = async (name: string, version: string, write: () => Promise<string | null>): Promise<Page | null> => {
    const text = await write();
    if (text === null) return null;
    const page = createPage(text);
    written += 1;
    pages.keep(name, { version, page, countBytes: page.countBytes });
    return page;
  };

  return {
    async get(
      { name, version, subject }: { name: string; version: string; subject: string },
      write: () => Promise<string | null>,
    ): Promise<Page | null> {
      const findKnown = () => {
        const cachedPage = pages.find(name);
        return cachedPage?.version === version ? cachedPage.page : undefined;
      };
      const cachedPage = findKnown();
      if (cachedPage) return cachedPage;
      const key = `${name} ${version}`;
      return (
        beingWritten.get(key) ??
        writeInTurn(subject, async () => {
          const meanwhile = findKnown() ?? beingWritten.get(key);
          if (meanwhile) return meanwhile;
          const under = keep(name, version, write).finally(() => beingWritten.delete(key));
          beingWritten.set(key, under);
          return under;
        })
      );
    },
    countBytes: pages.countBytes,
    countWritten: () => written,
  };
};
