import { bcp47, defaultLanguage, isLanguageCode } from '@pinlife/contract/languages';
import { NOTIFICATION_PREVIEW_LENGTH } from '@pinlife/contract/notification/limits';
import { PUSH_PAYLOAD_MAX_BYTES } from '@pinlife/contract/push/limits';
import type { PushPayload } from '@pinlife/contract/push/payload';
import { toNoteOptions } from '../../../views/note-options.ts';
import type { Delivery, DeviceWithLanguage } from '../../../views/push-delivery.ts';
import { pushTexts } from '../texts.ts';

type Addressed = { id: string; userId: string; token: string };

export const writePayload = (delivery: Delivery, { id, userId, token }: Addressed): string => {
  const { title } = delivery;
  const payload: PushPayload = {
    ...speak(delivery.language),
    id,
    title,
    message: previewOf(delivery.plain_text),
    note: { _id: delivery.note_id, title, options: toNoteOptions(delivery) },
    user: userId,
    ...(delivery.kind === 'lead' && { remindBefore: true }),
    ...(delivery.is_muted && { silent: true }),
    occurrenceAt: delivery.occurrence_at.toISOString(),
    token,
  };
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) <= PUSH_PAYLOAD_MAX_BYTES) return text;
  throw new Error(`A push of ${Buffer.byteLength(text)} bytes is too long.`);
};

/** A push that only tests whether it arrives. */
export const writeTrial = (to: DeviceWithLanguage, { id, userId }: Omit<Addressed, 'token'>, now: Date): string => {
  const payload: PushPayload = {
    ...speak(to.language),
    id,
    title: 'PinLife',
    message: pushTexts(to.language).test,
    note: null,
    user: userId,
    ...(to.is_muted && { silent: true }),
    occurrenceAt: now.toISOString(),
    token: '',
  };
  return JSON.stringify(payload);
};

const speak = (language: string): Pick<PushPayload, 'lang' | 'words'> => {
  const { done, snooze, failed } = pushTexts(language);
  return { lang: bcp47[isLanguageCode(language) ? language : defaultLanguage], words: { done, snooze, failed } };
};

/** The first characters of a note's text. */
export const previewOf = (plainText: string): string => {
  const characters = [...plainText.replace(/\s+/g, ' ').trim()];
  if (characters.length <= NOTIFICATION_PREVIEW_LENGTH) return characters.join('');
  return `${characters.slice(0, NOTIFICATION_PREVIEW_LENGTH).join('').trimEnd()}…`;
};
