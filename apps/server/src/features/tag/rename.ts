import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { rewriteHtmlTags } from '@pinlife/contract/tag/html-tags';
import { rewriteTags } from '@pinlife/contract/tag/tags';
import { AppError } from '../../platform/error/app-error.ts';

type Text = { title: string; content: string };

/** Renames tags everywhere in a text; null removes their `#`. */
export const renameTags = ({ title, content }: Text, tags: readonly string[], to: string | null): Text => {
  const isMeant = ({ key }: { key: string }) => tags.includes(key);
  const renamed = rewriteTags(title, (tag) => (isMeant(tag) ? nameOf(tag.word, to) : `#${tag.word}`));
  if (renamed.length > Math.max(title.length, NOTE_TITLE_MAX_LENGTH)) throw new AppError('title_too_long');
  return {
    title: renamed,
    content: rewriteHtmlTags(content, (tag, text, index) => {
      if (!isMeant(tag)) return text;
      // A tag that is partly bold keeps the format of its beginning.
      if (to !== null) return index === 0 ? `#${to}` : '';
      return index === 0 ? text.slice(1) : text;
    }),
  };
};

const nameOf = (word: string, to: string | null): string => (to === null ? word : `#${to}`);
