import type { texts as englishCalendar } from './calendar/el.ts';
import type { locale as english } from './el.ts';
import type { texts as englishFeed } from './feed/el.ts';
import type { texts as englishHistory } from './history/el.ts';
import type { texts as englishImport } from './import/el.ts';
import type { texts as englishInvitation } from './invitation/el.ts';
import type { texts as englishOidc } from './oidc/el.ts';
import type { texts as englishOperator } from './operator/el.ts';
import type { texts as englishOutbox } from './outbox/el.ts';
import type { texts as englishSecondStep } from './second-step/el.ts';
import type { texts as englishSecurity } from './security/el.ts';
import type { texts as englishSpace } from './space/el.ts';
import type { texts as englishTag } from './tag/el.ts';
import type { texts as englishTokens } from './tokens/el.ts';
import type { texts as englishWebhooks } from './webhooks/el.ts';

/** Sections in files of their own, `locales/<section>/<code>.ts`: they come with the screens that need them. */
type Late = {
  readonly calendar: typeof englishCalendar;
  readonly feed: typeof englishFeed;
  readonly history: typeof englishHistory;
  readonly import: typeof englishImport;
  readonly invitation: typeof englishInvitation;
  readonly oidc: typeof englishOidc;
  readonly operator: typeof englishOperator;
  readonly outbox: typeof englishOutbox;
  readonly secondStep: typeof englishSecondStep;
  readonly security: typeof englishSecurity;
  readonly tag: typeof englishTag;
  readonly space: typeof englishSpace;
  readonly tokens: typeof englishTokens;
  readonly webhooks: typeof englishWebhooks;
};
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
