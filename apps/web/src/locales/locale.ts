import type { locale as english } from './el.ts';

/** English is the measure: its keys are those of every language, its `{placeholders}` those that a caller must fill. */
export type English = typeof english;

/** Forms beside those of English: `…_many` of French and Italian, `…_1` where a language's `one` counts more than 1. */
type OtherForm<Key> = Key extends `${infer Base}_other` ? `${Base}_many` | `${Base}_1` : never;
type Translated<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translated<Section[Key]>;
} & { readonly [Key in keyof Section as OtherForm<Key>]?: string };

/** What a file of `locales/` holds: all keys of the English one, and no other. */
export type Locale = Translated<English>;
