import { COMMENT_MAX_LENGTH, NOTE_COMMENTS_MAX_BYTES } from '@pinlife/contract/comment/limits';
import type { ErrorCode } from '@pinlife/contract/errors';
import { AUDIO_PEAKS_MAX, NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import { mediaCreateSchema } from '@pinlife/contract/media/schema';
import { NOTE_CONTENT_MAX_BYTES, NOTE_LOCATION_MAX_LENGTH, NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { toStorable } from '../../../platform/text/storable.ts';
import { sizeOf } from '../../comment/size.ts';
import { ImportFault } from '../read/fault.ts';
import type { DraftComment, DraftFile, DraftNote, DraftVersion } from '../read/port.ts';

/** Longer titles are split later: the rest is moved into the text. */
const TITLE_MAX_LENGTH = 2000;
const LABELS_MAX = 200;
const LABEL_MAX_LENGTH = 500;
const LINKS_MAX = 2000;
const FAULTS_MAX = 2000;
/** Longer than any name that the server keeps. The end stays, because it contains the file extension. */
const FILE_NAME_MAX_LENGTH = 1000;
const CONTENT_TYPE_MAX_LENGTH = 255;
/** Dates before the year 1000 are treated as errors. */
const FIRST_TIME = Date.UTC(1000, 0);

/** The date, or null if it is missing, too old or in the future. */
export const findTime = (at: Date | null | undefined, now: Date): Date | null =>
  at && at.getTime() >= FIRST_TIME && at <= now ? at : null;

/**
 * Every imported note passes here: applies the limits of the API and makes texts storable. Too long values are cut or
 * dropped, and reported as a fault.
 */
export const validateDraft = (draft: DraftNote, now = new Date()): DraftNote => {
  if (draft.html.length > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
  const faults: ErrorCode[] = draft.faults.slice(0, FAULTS_MAX);
  const own = draft.files.filter(({ isHistory }) => !isHistory);
  if (own.length > NOTE_MEDIA_MAX) faults.push('too_much_media');
  if (draft.reminders.length > NOTE_REMINDERS_MAX) faults.push('too_many_reminders');
  const comments = validateComments(draft, now, faults);
  return {
    ...draft,
    title: toStorable(draft.title.slice(0, TITLE_MAX_LENGTH)),
    html: toStorable(draft.html),
    labels: draft.labels.slice(0, LABELS_MAX).map((label) => toStorable(label.slice(0, LABEL_MAX_LENGTH))),
    links: draft.links.slice(0, LINKS_MAX),
    location: toStorable(draft.location ?? '')
      .trim()
      .slice(0, NOTE_LOCATION_MAX_LENGTH)
      .toWellFormed(),
    createdAt: findTime(draft.createdAt, now),
    updatedAt: findTime(draft.updatedAt, now),
    reminders: draft.reminders.slice(0, NOTE_REMINDERS_MAX),
    comments,
    files: [
      ...own.slice(0, NOTE_MEDIA_MAX),
      ...draft.files.filter(({ isHistory }) => isHistory).slice(0, NOTE_MEDIA_MAX),
    ].map(validateFile),
    versions: draft.versions.flatMap((version) => validateVersion(version, now)),
    faults,
  };
};

/** Empty if the API would have refused the version. */
const validateVersion = (
  { title, html, options, reminders, grid, replacedAt }: DraftVersion,
  now: Date,
): DraftVersion[] => {
  const at = findTime(replacedAt, now);
  const storable = toStorable(title);
  const isFitting = storable.length <= NOTE_TITLE_MAX_LENGTH && html.length <= NOTE_CONTENT_MAX_BYTES;
  if (!at || storable === '' || !isFitting) return [];
  const location = toStorable(options.location).slice(0, NOTE_LOCATION_MAX_LENGTH).toWellFormed();
  return [
    {
      title: storable,
      html: toStorable(html),
      options: { ...options, location },
      reminders: reminders.slice(0, NOTE_REMINDERS_MAX),
      grid: grid.slice(0, NOTE_MEDIA_MAX),
      replacedAt: at,
    },
  ];
};

const validateComments = (draft: DraftNote, now: Date, faults: ErrorCode[]): DraftComment[] => {
  const admitted: DraftComment[] = [];
  let bytes = 0;
  for (const comment of draft.comments) {
    const whole = toStorable(comment.content).trim();
    const content = whole.slice(0, COMMENT_MAX_LENGTH).toWellFormed();
    if (content === '') continue;
    if (bytes + sizeOf(content) > NOTE_COMMENTS_MAX_BYTES) {
      faults.push('comments_too_large');
      break;
    }
    if (content.length < whole.length) faults.push('comment_too_long');
    bytes += sizeOf(content);
    const createdAt = findTime(comment.createdAt, now) ?? findTime(draft.createdAt, now) ?? now;
    const updatedAt = findTime(comment.updatedAt, now) ?? createdAt;
    admitted.push({ id: comment.id, content, createdAt, updatedAt: updatedAt < createdAt ? createdAt : updatedAt });
  }
  return admitted;
};

const { duration: durationSchema, peaks: peaksSchema } = mediaCreateSchema.shape;

/** Keeps the loudest peak of each section of a recording. */
const reducePeaks = (peaks: readonly number[]): number[] => {
  if (peaks.length <= AUDIO_PEAKS_MAX) return [...peaks];
  const reduced = Array<number>(AUDIO_PEAKS_MAX).fill(0);
  for (const [index, peak] of peaks.entries()) {
    const stretch = Math.floor((index * AUDIO_PEAKS_MAX) / peaks.length);
    reduced[stretch] = Math.max(reduced[stretch] ?? 0, peak);
  }
  return reduced;
};

/** Invalid duration and peaks are dropped: they can be computed again. */
const validateFile = (file: DraftFile): DraftFile => ({
  ...file,
  name: toStorable(file.name.slice(-FILE_NAME_MAX_LENGTH)),
  contentType: toStorable(file.contentType.slice(0, CONTENT_TYPE_MAX_LENGTH)),
  duration: durationSchema.safeParse(file.duration).data,
  peaks: peaksSchema.safeParse(file.peaks && reducePeaks(file.peaks)).data,
});
