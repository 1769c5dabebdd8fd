import type { FormState } from '../../src/features/reminder/form/form-state.ts';
import { findTimes } from '../../src/features/reminder/words/find-times.ts';

/** The zone and the moment of the tables: Monday 16 November 2026, 18:40. */
export const ZONE = 'Asia/Kolkata';
export const NOW = new Date('2026-11-16T13:10:20Z');

/** `phrases`: lines `phrase => meaning`. `others`: sentences in which no time is meant; `a {b|c}` is `a b` and `a c`. */
export type Table = { phrases: string; others: string };

const presets = { Never: '', Daily: ' D', Weekly: ' W', Monthly: ' M', Yearly: ' Y' };

/** `11-17 19:00 W2 Tue,Thu x10`: the year where it is not this one, the first of its unit, how often, on which days, until when. */
export const shorten = (form: FormState): string => {
  const rule =
    form.repeatType === 'Custom'
      ? ` ${form.unit.charAt(0)}${form.every > 1 ? form.every : ''} ${form.weekdays.join()}${form.nthWeekday}`.trimEnd()
      : presets[form.repeatType];
  const end = { NONE: '', FIXED_NUMBER: ` x${form.endCount}`, FIXED_END_DATE: ` <${form.endDate}` }[form.ends];
  const lead = form.remindBefore > 0 ? ` -${form.remindBefore / 60}` : '';
  return `${form.date.replace('2026-', '').replace(/^20/, '')} ${form.time}${rule}${end}${lead}`;
};

const listLines = (table: string): string[] => table.split('\n').filter((line) => line.trim() !== '');

/** `a {b|c} d` as `a b d` and `a c d`. */
const expand = (line: string): string[] => {
  const braces = /\{([^}]*)\}/.exec(line);
  if (!braces) return [line];
  return (braces[1] ?? '').split('|').flatMap((choice) => expand(line.replace(braces[0], choice)));
};

/** What is found in a text, in short. */
export const readShort = (text: string, now = NOW): string[] =>
  findTimes(text, now, ZONE).map(({ form }) => shorten(form));

/** What the parser makes of a table: the phrases that it misses or takes for another time, the sentences that it takes for one. */
export const measureTable = ({ phrases, others }: Table) => {
  const read = listLines(phrases).map((line) => {
    const [phrase = '', meant = ''] = line.split(' => ').map((part) => part.trim());
    return { phrase, meant, found: readShort(phrase).join('; ') || 'nothing' };
  });
  const sentences = listLines(others).flatMap(expand);
  return {
    phrases: read.length,
    wrong: read.filter(({ meant, found }) => found !== meant && found !== 'nothing'),
    missed: read.filter(({ meant, found }) => found === 'nothing' && meant !== 'nothing'),
    sentences: sentences.length,
    offered: sentences.filter((sentence) => readShort(sentence).length > 0),
  };
};
