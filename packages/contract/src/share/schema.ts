import { z } from 'zod';
import { noteOptionsWireSchema, shareMarkSchema } from '../note/schema.ts';
import { isoDateTimeSchema, optionalField, says } from '../validation.ts';
import { PASSPHRASE_MAX_LENGTH, PASSPHRASE_MIN_LENGTH, shareDays } from './limits.ts';

/** Keyboards spell the same words in several ways, and phones add a blank at the end. */
export const readPassphrase = (typed: string): string => typed.normalize('NFKC').trim();

const passphraseSchema = z
  .string(says('invalid'))
  .transform(readPassphrase)
  .refine((words) => words.length >= PASSPHRASE_MIN_LENGTH, says('passphrase_too_short'))
  .refine((words) => words.length <= PASSPHRASE_MAX_LENGTH, says('too_long'));

/** Makes the share of a note or changes it: what is left out stays as it is. */
export const shareUpdateSchema = z.object({
  /** Counted from now; null: no end. The first time, without it: `DEFAULT_SHARE_DAYS`. */
  expiresInDays: z.literal(shareDays, says('share_days_unknown')).nullish(),
  /** null takes it away. The address stays, and whoever has given it before is asked again. */
  passphrase: passphraseSchema.nullish(),
  showComments: optionalField(z.boolean(says('invalid'))),
  /** Counts while the public profile is on; until then it waits. */
  onProfile: optionalField(z.boolean(says('invalid'))),
  /** A new address; the old one ends at once. */
  renew: optionalField(z.boolean(says('invalid'))),
});
export type ShareUpdate = z.infer<typeof shareUpdateSchema>;

/** A share as its owner sees it. The passphrase is never told again. */
export const shareSchema = shareMarkSchema.extend({
  token: z.string(),
  /** Where strangers read it. After `expiresAt` it leads nowhere, until it is opened for more days. */
  url: z.string(),
  hasPassphrase: z.boolean(),
  showComments: z.boolean(),
  /** How often its page was sent as a whole. */
  opened: z.int(),
  lastOpenedAt: isoDateTimeSchema.nullable(),
  createdAt: isoDateTimeSchema,
});
export type Share = z.infer<typeof shareSchema>;

/** A note whose share says `onProfile`, as the settings list it. */
const publicNoteSchema = z.object({
  /** Of the note. */
  _id: z.uuid(),
  title: z.string(),
  color: noteOptionsWireSchema.shape.color,
  shownSince: isoDateTimeSchema,
  /** In the past: its link has ended, and strangers do not see it. */
  expiresAt: isoDateTimeSchema.nullable(),
});
export type PublicNote = z.infer<typeof publicNoteSchema>;

export const publicNoteListSchema = z.object({ total: z.int(), notes: z.array(publicNoteSchema) });

export const publicNoteListQuerySchema = z.object({
  /** Opaque. */
  cursor: z.string(says('cursor_invalid')).max(200, says('cursor_invalid')).optional(),
});

export const profilePreviewSchema = z.object({
  url: z.string().meta({ description: 'The page as strangers would see it, without the host; good for ten minutes' }),
});
