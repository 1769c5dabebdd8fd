import type { locale as english } from './el.ts';
import type { texts as englishImport } from './import/el.ts';
import type { texts as englishOutbox } from './outbox/el.ts';

/** Sections in files of their own, `locales/<section>/<code>.ts`: they come with the screens that need them. */
type Late = { readonly import: typeof englishImport; readonly outbox: typeof englishOutbox };
export type LateSection = keyof Late;

/** English is the measure: its keys are those of every language, its `{placeholders}` those that a caller must fill. */
export type English = typeof english & Late;

/** Forms beside those of English: `…_many` of French and Italian, `…_1` where a language's `one` counts more than 1. */
type OtherForm<Key> = Key extends `${infer Base}_other` ? `${Base}_many` | `${Base}_1` : never;
type Translated<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translated<Section[Key]>;
} & { readonly [Key in keyof Section as OtherForm<Key>]?: string };

/** What a file of `locales/` holds: all keys of the English one, and no other. */
export type Locale = Translated<typeof english>;

/** What a file of a late section holds. */
export type LateTexts<Name extends LateSection> = Translated<Late[Name]>;
