import { z } from 'zod';
import { normalizeText } from '../normal-form.ts';
import { noteOptionsWireSchema, shareMarkSchema } from '../note/schema.ts';
import { failsWith, isoDateTimeSchema, optionalField } from '../validation.ts';
import { PASSPHRASE_MAX_LENGTH, PASSPHRASE_MIN_LENGTH, shareDays } from './limits.ts';

/** Keyboards encode the same characters in several ways, and phones add a space at the end. */
export const readPassphrase = (typed: string): string => normalizeText(typed, 'NFKC').trim();

const passphraseSchema = z
  .string(failsWith('invalid'))
  .transform(readPassphrase)
  .refine((words) => words.length >= PASSPHRASE_MIN_LENGTH, failsWith('passphrase_too_short'))
  .refine((words) => words.length <= PASSPHRASE_MAX_LENGTH, failsWith('too_long'));

/** Creates or changes the share of a note: missing fields stay unchanged. */
export const shareUpdateSchema = z.object({
  /** Counted from now; null: no end. The first time, without it: `DEFAULT_SHARE_DAYS`. */
  expiresInDays: z.literal(shareDays, failsWith('share_days_unknown')).nullish(),
  /** null removes it. The address stays, and visitors who entered it before are asked again. */
  passphrase: passphraseSchema.nullish(),
  showComments: optionalField(z.boolean(failsWith('invalid'))),
  /** Takes effect while the public profile is on. */
  onProfile: optionalField(z.boolean(failsWith('invalid'))),
  /** Creates a new address; the old one ends at once. */
  renew: optionalField(z.boolean(failsWith('invalid'))),
});
export type ShareUpdate = z.infer<typeof shareUpdateSchema>;

/** A share, as returned to its owner. The passphrase is never returned. */
export const shareSchema = shareMarkSchema.extend({
  token: z.string(),
  /** The public address. After `expiresAt` it does not work, until the share is extended. */
  url: z.string(),
  hasPassphrase: z.boolean(),
  showComments: z.boolean(),
  /** How often its page was sent completely. */
  opened: z.int(),
  lastOpenedAt: isoDateTimeSchema.nullable(),
  createdAt: isoDateTimeSchema,
});
export type Share = z.infer<typeof shareSchema>;

/** A note whose share has `onProfile`, for the list in the settings. */
const publicNoteSchema = z.object({
  /** The id of the note. */
  _id: z.uuid(),
  title: z.string(),
  color: noteOptionsWireSchema.shape.color,
  shownSince: isoDateTimeSchema,
  /** In the past: its link has ended, and visitors do not see it. */
  expiresAt: isoDateTimeSchema.nullable(),
});
export type PublicNote = z.infer<typeof publicNoteSchema>;

export const publicNoteListSchema = z.object({ total: z.int(), notes: z.array(publicNoteSchema) });

export const publicNoteListQuerySchema = z.object({
  /** Opaque. */
  cursor: z.string(failsWith('cursor_invalid')).max(200, failsWith('cursor_invalid')).optional(),
});

export const profilePreviewSchema = z.object({
  url: z.string().meta({ description: 'The page as strangers would see it, without the host; good for ten minutes' }),
});
