import { createByteCache } from '../../../platform/load/byte-cache.ts';
import { createPage, type Page } from '../page/page.ts';

/** All pages of a process together, in all their languages and encodings. */
const PAGES_MAX_BYTES = 32 * 1024 * 1024;

type KeptPage = { version: string; page: Page; countBytes(): number };

export type KeptPages = ReturnType<typeof createKeptPages>;

/** Pages that were written, each until what it shows has another version. Many who ask for one at once wait for one writer. */
export const createKeptPages = () => {
  const pages = createByteCache<KeptPage>(PAGES_MAX_BYTES);
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
    async get(name: string, version: string, write: () => Promise<string | null>): Promise<Page | null> {
      const known = pages.find(name);
      if (known?.version === version) return known.page;
      const key = `${name} ${version}`;
      const under = beingWritten.get(key) ?? keep(name, version, write).finally(() => beingWritten.delete(key));
      beingWritten.set(key, under);
      return under;
    },
    countBytes: pages.countBytes,
    countWritten: () => written,
  };
};
