import { loadPart } from '../../../lib/loading/load-part.ts';

type RichTextModule = typeof import('./rich-text.tsx');

const importRichText = () => import('./rich-text.tsx');
let loaded: RichTextModule | null = null;
let loading: Promise<RichTextModule> | null = null;

export const loadedRichText = (): RichTextModule | null => loaded;

/** One attempt at a time; a failed one can be made again. */
export const loadRichText = (): Promise<RichTextModule> => {
  loading ??= loadPart(importRichText).then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
};
