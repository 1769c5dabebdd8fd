import { notePathOf } from '@pinlife/contract/note/address';
import type { WebhookCall } from '@pinlife/contract/webhook/schema';
import type { DueDelivery } from '../../../views/webhook-delivery.ts';
import { webhookTexts } from '../texts.ts';

/** The fields of a delivery from which its body is written. */
export type DeliveryContent = Pick<
  DueDelivery,
  'id' | 'event' | 'createdAt' | 'language' | 'noteId' | 'title' | 'text' | 'kind' | 'occurrenceAt'
>;

/** An ntfy server takes messages of 4096 bytes. */
const NTFY_MESSAGE_MAX_BYTES = 3500;

export const writeJson = (content: DeliveryContent, publicUrl: string): string => {
  const { id, event, createdAt, noteId, title, text, kind, occurrenceAt } = content;
  const call: WebhookCall = {
    id,
    event,
    createdAt: createdAt.toISOString(),
    note:
      noteId === null
        ? null
        : { _id: noteId, title: title ?? '', url: addressOf(noteId, publicUrl), ...(text !== null && { text }) },
    reminder: kind && occurrenceAt && { occurrenceAt: occurrenceAt.toISOString(), kind },
  };
  return JSON.stringify(call);
};

/** Writes JSON for the root of the ntfy server, which contains the topic: headers cannot carry every script. */
export const writeNtfy = (content: DeliveryContent, topicUrl: URL, publicUrl: string): { url: URL; body: string } => {
  const { event, language, noteId, title, text } = content;
  const words = webhookTexts(language);
  const url = new URL(topicUrl);
  url.pathname = '/';
  const happened = words[event];
  const click = noteId ? addressOf(noteId, publicUrl) : publicUrl;
  const body = {
    topic: topicUrl.pathname.slice(1),
    title: title || 'PinLife',
    message: cut(text ? `${event === 'reminder.rang' ? '' : `${happened}\n`}${text}` : happened),
    click,
    actions: [{ action: 'view', label: words.open, url: click }],
  };
  return { url, body: JSON.stringify(body) };
};

const addressOf = (noteId: string, publicUrl: string): string => `${publicUrl}${notePathOf(noteId)}`;

/** Cuts by bytes, and never within a character. */
const cut = (text: string): string => {
  const bytes = Buffer.from(text);
  if (bytes.length <= NTFY_MESSAGE_MAX_BYTES) return text;
  return `${new TextDecoder().decode(bytes.subarray(0, NTFY_MESSAGE_MAX_BYTES), { stream: true })}…`;
};
