import type { SentenceLimit } from '@pinlife/contract/sentence-limits';
import type { English } from './locale.ts';

/** Plural forms are asked for by what they have in common, `unread` of `unread_one` and `unread_other`. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
type Paths<Section, Prefix extends string = ''> = {
  [Key in keyof Section & string]: Section[Key] extends string
    ? `${Prefix}${WithoutForm<Key>}`
    : Paths<Section[Key], `${Prefix}${Key}.`>;
}[keyof Section & string];

type TranslationKey = Paths<English>;

type TextAt<Section, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Section
    ? TextAt<Section[Head], Rest>
    : never
  : Path extends keyof Section
    ? Section[Path]
    : `${Path}_other` extends keyof Section
      ? Section[`${Path}_other`]
      : never;

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
/** Placeholders that the caller fills in; limits are filled in by `translate`. */
type PlaceholderOf<Key extends TranslationKey> = Exclude<Placeholder<TextAt<English, Key>>, SentenceLimit>;

type Values<Key extends TranslationKey> = [PlaceholderOf<Key>] extends [never]
  ? []
  : [values: { [Name in PlaceholderOf<Key>]: Name extends 'count' ? number : string | number }];

/** Keys whose text stands alone, without anything to fill in. */
export type PlainKey = { [Key in TranslationKey]: [PlaceholderOf<Key>] extends [never] ? Key : never }[TranslationKey];

export type Translate = <Key extends TranslationKey>(key: Key, ...values: Values<Key>) => string;
