import { parse } from 'yaml';
import { z } from 'zod';

const FRONT_MATTER = /^\ufeff?---[ \t]*\n([\s\S]{0,65536}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** What is written without quotes and looks like a number is one to YAML. */
const word = z.union([z.string(), z.number().transform(String)]).catch('');
const words = z
  .union([z.array(word), word.transform((text) => text.split(/[,\n]/))])
  .catch([])
  .transform((list) => list.map((word) => word.trim()).filter(Boolean));
const text = z.coerce.string().nullable().catch(null);

/** What programs write above a Markdown file, by the names that they use. */
const frontMatterSchema = z
  .object({
    title: word,
    created: text,
    created_at: text,
    date: text,
    updated: text,
    updated_at: text,
    modified: text,
    tags: words,
    tag: words,
    labels: words,
    color: z.string().catch(''),
    pinned: z.boolean().catch(false),
    favorite: z.boolean().catch(false),
    archived: z.boolean().catch(false),
  })
  .partial();

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** The front matter of a Markdown file, and what follows it. What cannot be read stays in the text. */
export const splitFrontMatter = (markdown: string): { matter: FrontMatter; body: string } => {
  const source = markdown.replace(/\r\n?/g, '\n');
  const found = FRONT_MATTER.exec(source);
  if (!found) return { matter: {}, body: source.replace(/^\ufeff/, '') };
  try {
    const value: unknown = parse(found[1] ?? '', { maxAliasCount: 10, schema: 'core', logLevel: 'silent' });
    const matter = value === null ? {} : frontMatterSchema.parse(value);
    return { matter, body: source.slice(found[0].length) };
  } catch {
    return { matter: {}, body: source };
  }
};

/** Notesnook writes `14-04-2024 05:30 PM`; most others write ISO dates. Times without a zone count as UTC. */
export const readTime = (said: string | null | undefined): Date | null => {
  if (!said) return null;
  const [, day, month, year, hour = '0', minute = '0', half = ''] =
    /^(\d{2})-(\d{2})-(\d{4})(?:[ T](\d{1,2}):(\d{2})(?: ?([AP]M))?)?$/i.exec(said.trim()) ?? [];
  if (year) {
    const hours = (Number(hour) % (half ? 12 : 24)) + (half.toUpperCase() === 'PM' ? 12 : 0);
    return validTime(Date.UTC(Number(year), Number(month) - 1, Number(day), hours, Number(minute)));
  }
  const isZoned = /(?:z|[+-]\d{2}:?\d{2})$/i.test(said.trim());
  const isTimed = /\d{1,2}:\d{2}/.test(said);
  return validTime(Date.parse(isZoned || !isTimed ? said : `${said.trim().replace(' ', 'T')}Z`));
};

const validTime = (milliseconds: number): Date | null =>
  Number.isFinite(milliseconds) ? new Date(milliseconds) : null;
