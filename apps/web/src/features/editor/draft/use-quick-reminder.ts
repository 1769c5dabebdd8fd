import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { isSameMeta } from '@pinlife/contract/reminder/same-meta';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import type { Offer } from '../../reminder/quick-reminder.tsx';
import { timeWords } from '../../reminder/words-loader.ts';
import type { NoteFieldsState } from './use-note-fields.ts';

/** The pause in typing before the text is read. */
const PAUSE_MS = 400;

type Source = Offer['source'];
/** An offer, the text in which it was found, and the position of its words. */
type FoundOffer = { offer: Offer; text: string; from: number; to: number };
type Finds = Record<Source, FoundOffer | null>;

const none: Finds = { title: null, text: null };

/** Offers reminders for the times that are written into the title and the text. Never sets one by itself. */
export const useQuickReminder = (fields: NoteFieldsState, isPaused: boolean) => {
  const { title, start, textField } = fields;
  const [finds, setFinds] = useState<Finds>(none);
  /** Words that were taken or dismissed. */
  const [handledWords, setHandledWords] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef({ round: start.round, title });
  /** The timer of each source that was changed and not read since. */
  const timers = useRef<Partial<Record<Source, ReturnType<typeof setTimeout>>>>({});

  const isOpenFor = ({ words, meta, source }: Offer): boolean =>
    !handledWords.has(`${source} ${words}`) && !fields.reminders.some((other) => isSameMeta(other.meta, meta));

  /** Reads the title, and returns what is offered then. */
  const scanTitle = useEffectEvent(async (): Promise<FoundOffer | null> => {
    const timer = timers.current.title;
    const found = await findOffer('title', title, isOpenFor);
    if (timers.current.title !== timer) return null;
    delete timers.current.title;
    setFinds((before) => ({ ...before, title: found }));
    return found;
  });
  /** Reads the paragraph at the caret, and returns what is offered then. */
  const scanText = useEffectEvent(async (): Promise<FoundOffer | null> => {
    const paragraph = textField.current?.readParagraph();
    if (!paragraph) {
      delete timers.current.text;
      return finds.text;
    }
    const timer = timers.current.text;
    const found = await findOffer('text', paragraph.text, isOpenFor);
    // The text has changed meanwhile, and is read again.
    if (timers.current.text !== timer) return null;
    delete timers.current.text;
    const marked = textField.current?.readMark() ?? null;
    const isElsewhere =
      marked && (marked.from < paragraph.start || marked.from > paragraph.start + paragraph.text.length);
    // An offer from another paragraph stays while its words are unchanged.
    if (!found && isElsewhere && marked.words === finds.text?.offer.words) return finds.text;
    setFinds((before) => ({ ...before, text: found }));
    const range = found && { from: paragraph.start + found.from, to: paragraph.start + found.to };
    textField.current?.markTime(finds.title || !isWanted(fields) ? null : range);
    return found;
  });
  const scanLater = (source: Source) => {
    clearTimeout(timers.current[source]);
    timers.current[source] = setTimeout(() => {
      if (!isWanted(fields)) return;
      if (source === 'title') void scanTitle();
      else void scanText();
    }, PAUSE_MS);
  };

  /** Reads what was typed since an offer was found, and returns whether it is still the same. */
  const isStillMeant = async (one: Offer): Promise<boolean> => {
    const { source } = one;
    clearTimeout(timers.current[source]);
    timers.current[source] = setTimeout(() => undefined);
    const found = await (source === 'title' ? scanTitle() : scanText());
    return found?.offer.nextAt === one.nextAt && isSameMeta(found.offer.meta, one.meta);
  };

  // The text of a draft or an existing note is not read; only what is typed now.
  const watchTitle = useEffectEvent((round: number, typed: string) => {
    const before = seen.current;
    seen.current = { round, title: typed };
    if (before.round !== round) {
      // A text that is still being read belongs to the note before.
      Object.values(timers.current).forEach(clearTimeout);
      timers.current = {};
      setFinds(none);
      setHandledWords(new Set());
    } else if (before.title !== typed) {
      setFinds((known) =>
        known.title && !typed.includes(known.title.offer.words) ? { ...known, title: null } : known,
      );
      scanLater('title');
    }
  });
  useEffect(() => watchTitle(start.round, title), [title, start.round]);
  useEffect(() => () => Object.values(timers.current).forEach(clearTimeout), []);

  const shown = isPaused || isWanted(fields) ? (finds.title ?? finds.text) : null;
  const offer = shown && (isPaused || isOpenFor(shown.offer)) ? shown.offer : null;
  const closeOffer = ({ source, words }: Offer) => {
    setHandledWords((before) => new Set(before).add(`${source} ${words}`));
    setFinds((before) => ({ ...before, [source]: null }));
    if (source === 'text') textField.current?.markTime(null);
  };
  return {
    offer,
    /** The position of the words in the title. */
    titleMark: offer?.source === 'title' && shown ? { from: shown.from, to: shown.to } : null,
    watchText: () => scanLater('text'),
    closeOffer,
    /**
     * Adds the reminder as it is shown, also after midnight. Where something was typed since that means another time, or its
     * moment has passed, the words are read again and offered anew.
     */
    accept: async () => {
      if (!offer || !shown) return;
      if (timers.current[offer.source] !== undefined && !(await isStillMeant(offer))) return;
      if (Date.parse(offer.nextAt) > findKnownTime()) {
        closeOffer(offer);
        fields.addReminder({ meta: offer.meta, nextAt: offer.nextAt });
        return;
      }
      const found = await findOffer(offer.source, shown.text, ({ words }) => words === offer.words);
      if (found) setFinds((before) => ({ ...before, [offer.source]: found }));
      else closeOffer(offer);
    },
  };
};

const isWanted = ({ options, reminders }: NoteFieldsState): boolean =>
  !options.selfNote && reminders.length < NOTE_REMINDERS_MAX;

/** The first time of a text that is still open. The code comes with the first text that may name one. */
const findOffer = async (
  source: Source,
  text: string,
  isOpenFor: (offer: Offer) => boolean,
): Promise<FoundOffer | null> => {
  if (text.trim() === '') return null;
  const module = await timeWords.tryLoad();
  if (!module) return null;
  await module.readAhead(text);
  for (const { from, to, ...rest } of module.findReminders(text, new Date(findKnownTime()))) {
    const offer: Offer = { source, words: text.slice(from, to), ...rest };
    if (isOpenFor(offer)) return { offer, text, from, to };
  }
  return null;
};
