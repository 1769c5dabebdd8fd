import { composeCalendar } from '../features/calendar/compose.ts';
import { composeComment } from '../features/comment/compose.ts';
import { composeImport } from '../features/import/compose.ts';
import { composeUploads, type Media } from '../features/media/compose.ts';
import { composeMemory } from '../features/memory/compose.ts';
import { composeNote } from '../features/note/compose.ts';
import { composeNotification, composeNotificationParts } from '../features/notification/compose.ts';
import { composePush } from '../features/push/compose.ts';
import type { PushRepo } from '../features/push/repo.ts';
import { composeNoteReminders, composeReminder } from '../features/reminder/compose.ts';
import type { ZoneSettings } from '../features/reminder/due/zone-source.ts';
import { composeSearch } from '../features/search/compose.ts';
import { composeShare } from '../features/share/compose.ts';
import { composeTag } from '../features/tag/compose.ts';
import { composeWebhook } from '../features/webhook/compose.ts';
import type { Images } from '../platform/image.ts';
import type { Ocr } from '../platform/ocr.ts';
import type { SliceDependencies } from '../slice-dependencies.ts';
import type { Base } from './base.ts';

type Others = Base & { media: Media; devices: PushRepo; images: Images; ocr: Ocr; settings: ZoneSettings };

/** The notes, and the slices around them: reminders, media, shares, webhooks, imports. */
export const composeNotes = (platform: SliceDependencies, others: Others) => {
  const { notes, media, images, ocr, settings, jobs, throttle } = others;
  const notificationParts = composeNotificationParts(platform, others);
  const notifications = notificationParts.service;
  const reminders = composeNoteReminders({ ...others, notifications });
  const search = composeSearch(platform, { ...others, media });
  const note = composeNote(platform, { ...others, writer: notes, reminders, search, media });
  const comment = composeComment(platform, { ...others, search: search.indexing });
  const { rewriteContent } = note;
  const share = composeShare(platform, { ...others, serving: media.serving, rewriteContent, images });
  const calendar = composeCalendar(platform, others);
  const uploads = composeUploads(platform, { media, notes: note.media, images, ocr, search: search.indexing });
  const push = composePush(platform, { ...others, notifications });
  const webhook = composeWebhook(platform, others);
  const notification = composeNotification({
    ...notificationParts,
    notes: { ...notes, setDone: note.service.setDone },
    reminders,
    push,
    webhooks: webhook,
  });
  const { publish } = notification;
  const reminder = composeReminder(platform, { notes, reminders, notifications, publish, settings });
  const writers = { notes: note.bulk, comments: comment.service, reminders };
  const imports = composeImport(platform, { ...others, ...writers, media: { ...media, ...uploads } });
  return {
    calendar,
    comment,
    imports,
    note,
    search,
    share,
    uploads,
    notification,
    push,
    reminder,
    webhook,
    memory: composeMemory(platform, others),
    tag: composeTag(platform, { jobs, throttle, notes: note.service }),
  };
};
