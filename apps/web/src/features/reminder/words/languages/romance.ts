import { makeClock, pick, spanClocks } from '../grammar.ts';
import type { Item, Rule } from '../language.ts';

const readDayOfMonth = (items: readonly Item[]): number | null => {
  const { n = 0, isArticle } = pick(items, ['number', 'ordinal']);
  return !isArticle && n > 0 && n <= 31 ? n : null;
};

/** Whether it is an infinitive, which is a task. */
const isInfinitive = ({ raw }: Item): boolean => /^\p{L}{2,}(?:er|ir|re)$/u.test(raw);

/** The rules that French and Italian share. `article`: the one before a day of the week or of the month. */
export const romanceRules = (article: 'le' | 'il'): readonly Rule[] => [
  [
    'date',
    'weekday [number ordinal] (?=[at clock digitalClock pair end comma other]|$)',
    (items, { next, language }) => {
      const day = readDayOfMonth(items);
      const isCounted =
        next?.kind === 'other' && (language.things.has(next.text) || (pick(items, ['number', 'ordinal']).n ?? 0) <= 12);
      return day === null || isCounted ? null : { day, days: items[0]?.value.days ?? [] };
    },
  ],
  [
    'repeat',
    'number weekday dayPart? everySecond',
    (items) => {
      const { part } = pick(items, 'dayPart');
      return { unit: 'Week', n: 2, days: pick(items, 'weekday').days ?? [], ...(part && { part }) };
    },
  ],
  // De 14h à 15h, dalle 14 alle 15
  [
    'clock',
    '[article clock] [number clock]? clock',
    (items) => {
      const [first, last] = [items[0], items.at(-1)];
      const isSpan = /^d(?:e|alle)$/.test(first?.text ?? '') && /^(?:a|alle|all)$/.test(last?.text ?? '');
      const start = items.slice(0, -1).find(({ kind }) => kind !== 'article');
      return isSpan && start && last ? spanClocks(start.value, last.value) : null;
    },
  ],
  // Tous les mois le 20 relever le compteur
  [
    'repeat',
    'every unit on [number ordinal] (?=other)',
    (items, { next, language }) => {
      const day = readDayOfMonth(items);
      const isMonthly = pick(items, 'unit').unit === 'Month' && items[2]?.text === article;
      const isNamed = pick(items, ['number', 'ordinal']).digits !== undefined && !language.things.has(next?.text ?? '');
      return isMonthly && day !== null && next !== undefined && (isNamed || isInfinitive(next))
        ? { unit: 'Month', n: 1, day }
        : null;
    },
  ],
  // Midi moins le quart
  [
    'clock',
    'noon to [article on]? [quarter number]',
    (items) => {
      const { hour } = pick(items, 'noon');
      const { n = 0 } = pick(items, ['quarter', 'number']);
      return hour === 12 && n > 0 && n < 60 ? makeClock(11, 60 - n, { isExact: true, isMarked: true }) : null;
    },
  ],
  [
    'clock',
    'noon halfPast',
    ([noon]) => (noon?.value.hour === 12 ? makeClock(12, 30, { isExact: true, isMarked: true }) : null),
  ],
  // Le mardi et le jeudi.
  [
    'days',
    'on weekday (?:[comma and]{1,2} on weekday)+',
    (items) => {
      const isAll = items.every(({ kind, text }) => kind !== 'on' || text === article || text === 'la');
      return isAll ? { days: items.flatMap(({ value }) => value.days ?? []), isHabit: true } : null;
    },
  ],
  // `le lundi` is every Monday if there is an hour; `le lundi 16 novembre` is a date.
  [
    'days',
    'on weekday (?![next number ordinal date bygone])',
    ([first, day]) => (first?.text === article ? { days: day?.value.days ?? [], isHabit: true } : null),
  ],
  [
    'date',
    'on [number ordinal] (?=[clock end comma at other relativeDay digitalClock]|$|[on article]? unit next|ofMonth next)',
    (items, { next }) => {
      // Le 19 y'a …, il 19 c'è …
      if (next?.kind === 'other' && !/^(?:y|c|on|je|j|nous|devo|dobbiamo|andiamo|abbiamo|ho)$/.test(next.text))
        return null;
      const day = readDayOfMonth(items);
      // Entro il 25
      const isDate =
        items[0]?.text === article ||
        // L'8, l'11
        (article === 'il' && items[0]?.text === 'l' && (day === 8 || day === 11)) ||
        /^(?:entro|pour)$/.test(items[0]?.text ?? '');
      return isDate && day !== null ? { day } : null;
    },
  ],
];
