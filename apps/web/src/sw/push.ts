import { type PushPayload, pushTagOf, type WorkerMessage } from '@pinlife/contract/push/payload';
import { routes } from '@pinlife/contract/routes';
import { nameOfRing } from '../features/notification/offline/ring-name.ts';
import { TIMEOUT_MS } from '../lib/api/ask.ts';
import { isDone, isRefused, readBody } from '../lib/api/envelope.ts';
import { findRung } from '../lib/loading/push-record.ts';
import { HOME_PATH } from '../lib/session/return-path.ts';
import { isInSight, listDashboards, listPages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** These statuses mean that the note is already done or deleted. */
const SETTLED = [404, 409];

type Action = 'done' | 'snooze' | 'read';
/** The types lack options that only some browsers have. */
type ShownOptions = NotificationOptions & { actions?: { action: Action; title: string }[]; timestamp?: number };

/**
 * Shows every push: browsers end the subscription of an app that shows none. If a page has already rung offline, the push
 * is skipped while a page is visible, which browsers allow, and shown silently otherwise.
 */
export const showPush = async (data: PushMessageData | null): Promise<void> => {
  const payload: PushPayload | undefined = data?.json();
  if (!payload) return;
  const hasRung = await hasRungHere(payload);
  const isSeen = hasRung && (await listPages()).some(isInSight);
  if (!isSeen) await show({ ...payload, silent: hasRung || payload.silent === true }, describe(payload));
  if (payload.note) await postToPages({ kind: 'rang', notificationId: payload.id });
};

const hasRungHere = async ({ note, ...ring }: PushPayload): Promise<boolean> =>
  note !== null && (await findRung().catch((): string[] => [])).includes(nameOfRing({ ...ring, note }));

const show = (payload: PushPayload, body: string): Promise<void> => {
  const { id, title, note, lang, words, occurrenceAt, silent = false } = payload;
  const options: ShownOptions = {
    body,
    lang,
    tag: pushTagOf(id),
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: payload,
    timestamp: Date.parse(occurrenceAt),
    requireInteraction: note !== null,
    silent,
    ...(note && {
      actions: [
        { action: 'done', title: words.done },
        { action: 'snooze', title: words.snooze },
      ],
    }),
  };
  return self.registration.showNotification(title, options);
};

/** `In 1 hour. Slow down at the charanam…`, counted from now. */
const describe = ({ message, remindBefore, occurrenceAt, lang }: PushPayload): string => {
  const minutes = Math.round((Date.parse(occurrenceAt) - Date.now()) / 60_000);
  if (!remindBefore || minutes < 1) return message;
  const [amount, unit] =
    minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  const ahead = new Intl.RelativeTimeFormat(lang).format(amount as number, unit as 'day' | 'hour' | 'minute');
  return `${ahead.charAt(0).toLocaleUpperCase(lang)}${ahead.slice(1)}. ${message}`;
};

/** Handles a press on a button or on the notification itself. */
export const answerPress = async ({ notification, action }: NotificationEvent): Promise<void> => {
  const payload: PushPayload = notification.data;
  notification.close();
  if (action === 'done' || action === 'snooze') {
    // A failed action shows the notification again, with a sentence.
    if (!(await send(payload, action))) await show(payload, payload.words.failed);
    return;
  }
  await Promise.all([openPage(payload.note?._id), payload.note && send(payload, 'read')]);
};

/** Authorised by the token in the push, because there may be no page and so no session. */
const send = async ({ id, token }: PushPayload, action: Action): Promise<boolean> => {
  const [method, path] = routes.actOnNotification;
  try {
    const response = await fetch(path.replace(':id', encodeURIComponent(id)), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await readBody(response);
    return isDone(response, answer) || (isRefused(response, answer) && SETTLED.includes(response.status));
  } catch {
    return false;
  }
};

const postToPages = async (message: WorkerMessage): Promise<void> => {
  for (const page of await listPages()) page.postMessage(message);
};

/** Shows the note in an open page, otherwise in a new one. */
const openPage = async (noteId: string | undefined): Promise<void> => {
  const pages = await listDashboards();
  const page = pages.find(isInSight) ?? pages[0];
  if (page) {
    if (noteId) page.postMessage({ kind: 'open', noteId } satisfies WorkerMessage);
    // Browsers may refuse focus without a press; the page gets the message anyway.
    await page.focus().catch(() => undefined);
    return;
  }
  await self.clients.openWindow(noteId ? `${HOME_PATH}?${new URLSearchParams({ note: noteId })}` : HOME_PATH);
};
