import { expect, it } from 'vitest';
import { makeMeta } from '../../../test/make-meta.ts';
import { locale as de } from '../../locales/de.ts';
import { locale as fil } from '../../locales/fil.ts';
import { locale as fr } from '../../locales/fr.ts';
import { locale as hi } from '../../locales/hi.ts';
import { locale as italian } from '../../locales/it.ts';
import { locale as ml } from '../../locales/ml.ts';
import { createTranslate } from '../../locales/translate.ts';
import { describeReminder } from './summary.ts';

const rules = [
  makeMeta({ repeatEveryType: 'Day' }),
  makeMeta({ repeatEveryType: 'Day', repeatEveryFrequency: 2 }),
  makeMeta({ repeatEveryType: 'Week', repeatEveryWeekdays: ['Sun', 'Tue'] }),
  makeMeta({ repeatEveryType: 'Month', repeatEndType: 'FIXED_NUMBER', repeatEndCount: 6 }),
  makeMeta({ repeatEveryType: 'Month', repeatEveryMonth: 'firstSunday', repeatEveryFrequency: 3 }),
  makeMeta({ repeatEveryType: 'Year', repeatEndType: 'FIXED_END_DATE', repeatEndDate: '2030-03-31' }),
];

it.each([
  [
    'de',
    de,
    [
      'Jeden Tag',
      'Alle 2 Tage',
      'Jede Woche am Dienstag und Sonntag',
      'Jeden Monat am 17., 6-mal',
      'Erster Sonntag, alle 3 Monate',
      'Jedes Jahr am 17. November, bis 31. März 2030',
    ],
  ],
  [
    'fr',
    fr,
    [
      'Tous les jours',
      'Tous les 2 jours',
      'Chaque semaine : mardi et dimanche',
      'Le 17 de chaque mois, 6 fois',
      'Premier dimanche, tous les 3 mois',
      'Chaque année, le 17 novembre, jusqu’au 31 mars 2030',
    ],
  ],
  [
    'it',
    italian,
    [
      'Ogni giorno',
      'Ogni 2 giorni',
      'Ogni settimana: martedì e domenica',
      'Il giorno 17 di ogni mese, 6 volte',
      'Prima domenica, ogni 3 mesi',
      'Ogni anno, il 17 novembre, fino al 31 mar 2030',
    ],
  ],
  [
    'fil',
    fil,
    [
      'Araw-araw',
      'Kada 2 araw',
      'Linggo-linggo tuwing Linggo at Martes',
      'Buwan-buwan tuwing ika-17, 6 na beses',
      'Unang Linggo, kada 3 buwan',
      'Taon-taon tuwing Nobyembre 17, hanggang Mar 31, 2030',
    ],
  ],
  [
    'hi',
    hi,
    [
      'हर दिन',
      'हर 2 दिन में',
      'हर सप्ताह रविवार और मंगलवार को',
      'हर महीने की 17 तारीख़ को, 6 बार',
      'हर 3 महीने में पहले रविवार को',
      'हर साल 17 नवंबर को, 31 मार्च 2030 तक',
    ],
  ],
  [
    'ml',
    ml,
    [
      'എല്ലാ ദിവസവും',
      '2 ദിവസത്തിലൊരിക്കൽ',
      'എല്ലാ ആഴ്ചയും ഞായറാഴ്‌ച, ചൊവ്വാഴ്‌ച',
      'എല്ലാ മാസവും 17-ന്, 6 തവണ',
      '3 മാസത്തിലൊരിക്കൽ ആദ്യത്തെ ഞായറാഴ്‌ച',
      'എല്ലാ വർഷവും നവംബർ 17-ന്, 2030 മാർ 31 വരെ',
    ],
  ],
])('puts the rules of reminders into the words of %s', (tag, locale, sentences) => {
  const t = createTranslate(locale, tag);
  expect(rules.map((meta) => describeReminder(meta, t, tag))).toEqual(sentences);
});
