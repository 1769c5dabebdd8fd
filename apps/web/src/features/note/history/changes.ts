import type { Media } from '@pinlife/contract/media/schema';
import { noteColors } from '@pinlife/contract/note/limits';
import type { Reminder } from '@pinlife/contract/reminder/schema';
import { capitalise } from '../../../lib/i18n/format.ts';
import type { Translate } from '../../../locales/locale-types.ts';
import { compareText, isWord, splitWords } from './compare-words.ts';
import { markHtml } from './mark-html.ts';
import type { Entry } from './timeline.ts';

export type Marked<Item> = { kind: 'same' | 'added' | 'removed'; item: Item };

/** The items of the later state, followed by the removed ones. */
const compareItems = <Item extends { _id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Marked<Item>[] => {
  const find = (items: readonly Item[], item: Item) => items.some((other) => isSame(other, item));
  return [
    ...after.map((item): Marked<Item> => ({ kind: find(before, item) ? 'same' : 'added', item })),
    ...before.filter((item) => !find(after, item)).map((item): Marked<Item> => ({ kind: 'removed', item })),
  ];
};

export const compareMedia = ({ media, before }: Entry): Marked<Media>[] =>
  compareItems(before?.media ?? media, media, (one, other) => one._id === other._id);

/** A changed reminder counts as removed and added. */
export const compareReminders = ({ reminders, before }: Entry): Marked<Reminder>[] =>
  compareItems(before?.reminders ?? reminders, reminders, (one, other) => isSameRule(one, other));

/** When it rings next changes by itself. */
const isSameRule = ({ meta }: Reminder, other: Reminder): boolean =>
  JSON.stringify(Object.entries(meta).sort()) === JSON.stringify(Object.entries(other.meta).sort());

export const colorName = (value: string) => noteColors.find((color) => color.value === value)?.name ?? 'paper';

const sayMedia = (entry: Entry, t: Translate): string => {
  const changed = compareMedia(entry).filter(({ kind }) => kind !== 'same');
  if (changed.length === 0) return '';
  return t(changed.every(({ item }) => item.type === 'image') ? 'history.pictures' : 'history.media');
};

/** The changes of an edit in a few words. */
export const summarise = (entry: Entry, t: Translate): string => {
  const { before, options } = entry;
  if (entry.isFirst) return t('history.first');
  if (!before) return t('history.oldest');
  const title = compareText(before.title, entry.title);
  const countIn = (kind: 'added' | 'removed') =>
    title
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + splitWords(text).filter(isWord).length, 0);
  const text = markHtml(before.content, entry.content);
  const [added, removed] = [text.added + countIn('added'), text.removed + countIn('removed')];
  const reminders = compareReminders(entry).map(({ kind }) => kind);
  const words = [
    added > 0 ? t('history.added', { count: added }) : '',
    removed > 0 ? t('history.removed', { count: removed }) : '',
    sayMedia(entry, t),
    before.options.color === options.color
      ? ''
      : t('history.color', {
          from: t(`editor.colors.${colorName(before.options.color)}`),
          to: t(`editor.colors.${colorName(options.color)}`),
        }),
    sayReminders(reminders, t),
    before.options.location === options.location ? '' : t('history.place'),
    before.options.selfNote === options.selfNote ? '' : t('editor.selfNote'),
  ].filter((part) => part !== '');
  return capitalise(words.join(', ') || t('history.format'));
};

const sayReminders = (kinds: readonly Marked<Reminder>['kind'][], t: Translate): string => {
  const [isAdded, isRemoved] = [kinds.includes('added'), kinds.includes('removed')];
  if (isAdded && isRemoved) return t('history.reminderChanged');
  if (isAdded) return t('history.reminderAdded');
  return isRemoved ? t('history.reminderRemoved') : '';
};
