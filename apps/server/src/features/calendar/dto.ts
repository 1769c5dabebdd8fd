import type { LanguageCode } from '@pinlife/contract/languages';
import { notePathOf } from '@pinlife/contract/note/address';
import type { FeedReminder, OpenFeed } from '../../views/calendar-feed.ts';
import type { Entry } from './ical/event.ts';

/** The name of an entry without its title. */
const pinup: Record<LanguageCode, string> = {
  de: 'Zettel',
  el: 'Pinup',
  fil: 'Pinup',
  fr: 'Épingle',
  hi: 'पिनअप',
  it: 'Appunto',
  ml: 'പിൻഅപ്പ്',
};

const FIRST_YEAR = 2020;

type FeedSettings = Pick<OpenFeed, 'titles' | 'language' | 'revision' | 'changed_at'>;
type Around = { publicUrl: string; now: Date };

/**
 * Converts a reminder to an entry of a feed. The dates that are listed beside a rule change with the year, so the year
 * counts as a change too.
 */
export const toEntry = (reminder: FeedReminder, shown: FeedSettings, { publicUrl, now }: Around): Entry => {
  const { id, note_id, meta, title, version, updated_at } = reminder;
  const year = now.getUTCFullYear();
  const changedAt = Math.max(updated_at.getTime(), shown.changed_at.getTime(), Date.UTC(year, 0));
  return {
    id,
    meta,
    title: shown.titles && title.trim() !== '' ? title : pinup[shown.language],
    url: `${publicUrl}${notePathOf(note_id)}`,
    changedAt: new Date(changedAt),
    sequence: version + shown.revision + Math.max(0, year - FIRST_YEAR),
  };
};
