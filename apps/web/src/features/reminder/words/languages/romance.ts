import { makeClock, pick, spanClocks } from '../grammar.ts';
import type { Item, Rule } from '../language.ts';

const readDayOfMonth = (items: readonly Item[]): number | null => {
  const { n = 0, isArticle } = pick(items, 'no');
  return !isArticle && n > 0 && n <= 31 ? n : null;
};

/** Whether it is an infinitive, which is a task. */
const isInfinitive = ({ raw }: Item): boolean => /^\p{L}{2,}(?:er|ir|re)$/u.test(raw);

/** The rules that French and Italian share. `article`: the one before a day of the week or of the month. */
export const romanceRules = (article: 'le' | 'il'): readonly Rule[] => [
  [
    'D',
    'w[no](?=[aCtq|,?]|$)',
    (items, { next, language }) => {
      const day = readDayOfMonth(items);
      const isCounted = next?.kind === '?' && (language.things.has(next.text) || (pick(items, 'no').n ?? 0) <= 12);
      return day === null || isCounted ? null : { day, days: items[0]?.value.days ?? [] };
    },
  ],
  [
    'E',
    'nwp?2',
    (items) => {
      const { part } = pick(items, 'p');
      return { unit: 'Week', n: 2, days: pick(items, 'w').days ?? [], ...(part && { part }) };
    },
  ],
  // De 14h à 15h, dalle 14 alle 15
  [
    'C',
    '[gC][nC]?C',
    (items) => {
      const [first, last] = [items[0], items.at(-1)];
      const isSpan = /^d(?:e|alle)$/.test(first?.text ?? '') && /^(?:a|alle|all)$/.test(last?.text ?? '');
      const start = items.slice(0, -1).find(({ kind }) => kind !== 'g');
      return isSpan && start && last ? spanClocks(start.value, last.value) : null;
    },
  ],
  // Tous les mois le 20 relever le compteur
  [
    'E',
    'eur[no](?=\\?)',
    (items, { next, language }) => {
      const day = readDayOfMonth(items);
      const isMonthly = pick(items, 'u').unit === 'Month' && items[2]?.text === article;
      const isNamed = pick(items, 'no').digits !== undefined && !language.things.has(next?.text ?? '');
      return isMonthly && day !== null && next !== undefined && (isNamed || isInfinitive(next))
        ? { unit: 'Month', n: 1, day }
        : null;
    },
  ],
  // Midi moins le quart
  [
    'C',
    'c<[gr]?[Qn]',
    (items) => {
      const { hour } = pick(items, 'c');
      const { n = 0 } = pick(items, 'Qn');
      return hour === 12 && n > 0 && n < 60 ? makeClock(11, 60 - n, { isExact: true, isMarked: true }) : null;
    },
  ],
  ['C', 'cH', ([noon]) => (noon?.value.hour === 12 ? makeClock(12, 30, { isExact: true, isMarked: true }) : null)],
  // Le mardi et le jeudi.
  [
    'W',
    'rw(?:[,&]{1,2}rw)+',
    (items) => {
      const isAll = items.every(({ kind, text }) => kind !== 'r' || text === article || text === 'la');
      return isAll ? { days: items.flatMap(({ value }) => value.days ?? []), isHabit: true } : null;
    },
  ],
  // `le lundi` is every Monday if there is an hour; `le lundi 16 novembre` is a date.
  [
    'W',
    'rw(?![NnoDz])',
    ([first, day]) => (first?.text === article ? { days: day?.value.days ?? [], isHabit: true } : null),
  ],
  [
    'D',
    'r[no](?=[C|,a?yt]|$|[rg]?uN|~N)',
    (items, { next }) => {
      // Le 19 y'a …, il 19 c'è …
      if (next?.kind === '?' && !/^(?:y|c|on|je|j|nous|devo|dobbiamo|andiamo|abbiamo|ho)$/.test(next.text)) return null;
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
