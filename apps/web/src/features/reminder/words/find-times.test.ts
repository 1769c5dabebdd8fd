import { describe, expect, it, vi } from 'vitest';
import { germanTable } from '../../../../test/quick-reminders/de.ts';
import { englishTable } from '../../../../test/quick-reminders/el.ts';
import { filipinoTable } from '../../../../test/quick-reminders/fil.ts';
import { frenchTable } from '../../../../test/quick-reminders/fr.ts';
import { hindiTable } from '../../../../test/quick-reminders/hi.ts';
import { italianTable } from '../../../../test/quick-reminders/it.ts';
import { measureTable, NOW, readShort, shorten, ZONE } from '../../../../test/quick-reminders/measure.ts';
import { malayalamTable } from '../../../../test/quick-reminders/ml.ts';
import { findReminders, findTimes, readAhead } from './find-times.ts';

const MIN_PHRASES = 60;
const MIN_OTHERS = 200;

describe.each(
  Object.entries({
    English: englishTable,
    German: germanTable,
    French: frenchTable,
    Italian: italianTable,
    Hindi: hindiTable,
    Malayalam: malayalamTable,
    Filipino: filipinoTable,
  }),
)('times in %s', (_name, table) => {
  const { phrases, wrong, missed, sentences, offered } = measureTable(table);

  it('are understood correctly at least 95 times in a hundred, and never wrongly', () => {
    expect(wrong).toEqual([]);
    expect(missed.length / phrases, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
    expect(phrases).toBeGreaterThanOrEqual(MIN_PHRASES);
  });

  it('are offered without reason in at most 2 of a hundred sentences', () => {
    expect(offered.length / sentences, JSON.stringify(offered, null, 1)).toBeLessThanOrEqual(0.02);
    expect(sentences).toBeGreaterThanOrEqual(MIN_OTHERS);
  });
});

describe('hours without am or pm', () => {
  const morning = new Date('2026-11-16T03:30:00Z');

  it('are the coming ones today, and on other days 1 to 6 in the afternoon, 7 to 11 in the morning', () => {
    expect(readShort('tea at 10', morning)).toEqual(['11-16 10:00']);
    expect(readShort('tea at 8', morning)).toEqual(['11-16 20:00']);
    expect(['1', '6', '7', '11', '12'].map((hour) => readShort(`tea tomorrow at ${hour}`)[0])).toEqual([
      '11-17 13:00',
      '11-17 18:00',
      '11-17 07:00',
      '11-17 11:00',
      '11-17 12:00',
    ]);
  });

  it('are left alone if both rules disagree', () => {
    // The coming five is in the night, but nobody says so.
    expect(readShort('tea at 5')).toEqual([]);
    expect(readShort('tea at 8', new Date('2026-11-16T16:00:00Z'))).toEqual(['11-17 08:00']);
    expect(readShort('Zug morgen um 5:30')).toEqual([]);
  });
});

describe('the words of a time', () => {
  it('are returned with their position, prepositions included', () => {
    const text = 'Sign the form on Friday, please';
    expect(findTimes(text, NOW, ZONE).map(({ from, to }) => text.slice(from, to))).toEqual(['on Friday']);
    expect(findTimes(text, NOW, ZONE)[0]?.isTimeGiven).toBe(false);
  });

  it('are left alone for an ambiguous day, the past and times that a reminder cannot have', () => {
    for (const text of ['next Friday at 10', 'every 2 hours', 'every third Friday']) {
      expect(
        findTimes(text, NOW, ZONE).map(({ form }) => shorten(form)),
        text,
      ).toEqual([]);
    }
    expect(findTimes('on 12 November at 9 am', NOW, ZONE)).toEqual([]);
  });

  it.each([
    'first Monday of next month at 10',
    'every day except Sunday at 8',
    'every weekday but Friday at 8am',
    'every Monday except holidays at 9',
    '15th and 30th of every month',
    'not tomorrow at 9 but Friday',
    'every day at 9 for 10000 days',
    'wedding photos 12.06.98',
    'on 1/1/99 at 9',
    'the week after Monday at 9',
    'third week of November on Monday',
    'Friday in two weeks at 3pm',
    'Montag in einer Woche um 9',
    'next Wednesday at noon',
    'jeden Tag außer Sonntag um 8',
    'jeden ersten und dritten Montag im Monat um 9',
    'am ersten Montag im Dezember um 10 Uhr',
    'every morning after breakfast',
    'day after tomorrow, 7 in the morning, airport run',
    'dopodomani, 7 del mattino, aeroporto',
    'morgen vor 12 Klempner anrufen',
    'Christmas at 4pm',
    'chiamare dopo le 18',
    'domani dopo pranzo chiamare Anna',
    'between 2 and 4 tomorrow delivery',
    'starting tomorrow, walk every day at 7am',
    'diese Woche jeden Tag um 9 gießen',
    'da domani camminare ogni giorno alle 7',
    'ngayong linggo araw-araw ng 9am magdilig',
    'tous les jours sauf le dimanche à 8h',
    'le premier et le troisième lundi du mois à 10h',
    'le premier lundi de décembre à 10h',
    'ogni giorno tranne la domenica alle 8',
    'il primo e il terzo lunedì del mese alle 10',
    'रविवार को छोड़कर हर दिन सुबह 8 बजे',
    'हर दूसरे और चौथे शनिवार को 10 बजे',
    'अगले महीने के पहले सोमवार को 10 बजे',
    'ഞായറാഴ്ച ഒഴികെ എല്ലാ ദിവസവും രാവിലെ 8 മണിക്ക്',
    'അടുത്ത മാസത്തിലെ ആദ്യ തിങ്കളാഴ്ച രാവിലെ 10 മണിക്ക്',
    'രണ്ടാമത്തെയും നാലാമത്തെയും ശനിയാഴ്ച 10 മണിക്ക്',
    'araw-araw maliban sa Linggo ng 8am',
    'Lunes o Martes ng 9am',
    'unang Lunes ng Disyembre ng 10am',
    'after 6pm tomorrow call Ann',
    'before 9 tomorrow',
    'tomorrow at 5-ish',
    'Jan 5-7 conference',
    'tomorrow 11 to 1 workshop',
    'Friday (or Saturday) at 5pm',
    'end of next week',
    'morgen um kurz nach acht',
    'nach 18 Uhr morgen Anna anrufen',
    'Anfang nächster Woche',
    'après 18h demain appeler Anne',
    'du 5 au 7 janvier ski',
    'début de semaine prochaine',
    'demain à huit heures dix personnes viennent',
    'inizio settimana prossima',
    'ogni due martedì del mese',
    'bago mag-9am bukas',
    'pagkatapos ng 6pm bukas tawagan si Ana',
    'Nobyembre 31 ng 9am',
    'तीन चार दिन बाद',
    'कल शाम 5 या 6 बजे',
    'कल 9 बजे से पहले',
    'कल शाम 6 बजे के बाद फोन करना',
    '31 नवंबर को 9 बजे',
    'മൂന്നു നാലു ദിവസം കഴിഞ്ഞ്',
    'നാളെ 9 മണിക്ക് മുമ്പ്',
    'നാളെ 5 മണിക്കോ 6 മണിക്കോ',
    'for the next three Mondays at 7pm',
    'tomorrow and Friday at 3pm',
    'tomorrow 9am London time',
    'morgen und Freitag um 15 Uhr',
    'drei Freitage in Folge um 17 Uhr',
    'demain et vendredi à 15h',
    'les trois prochains lundis à 19h',
    'domani e venerdì alle 15',
    'i prossimi tre lunedì alle 19',
    'bukas at Biyernes ng 3pm',
    'katapusan ng Enero',
    'अगले तीन सोमवार शाम 7 बजे',
    'शादी के 10 दिन बाद',
    'നാളെയും വെള്ളിയാഴ്ചയും വൈകിട്ട് 5 മണിക്ക്',
    'ഡിസംബറിലെ എല്ലാ വെള്ളിയാഴ്ചയും വൈകിട്ട് 4 മണിക്ക്',
    'iron tablet every weekday except Wednesday at 8am',
    'ibuprofen every 6 hours',
    'inhaler twice a day',
    'ring Jo before noon tomorrow',
    'jeden Werktag außer Mittwoch um 7 Bus',
    'Ibu alle 8 Stunden',
    'Tropfen zweimal täglich',
    'morgen erst nach 10 bei Frau Kurz klingeln',
    'fer tous les matins sauf le mercredi à 8h',
    'Doliprane toutes les 6 heures',
    'Ventoline deux fois par jour',
    'appeler Jo demain avant midi',
    'ferro ogni mattina tranne il mercoledì alle 8',
    'Moment ogni 8 ore',
    'gocce due volte al giorno',
    'chiamare Jo domani prima di mezzogiorno',
    'बुधवार छोड़कर हर दिन सुबह 8 बजे आयरन',
    'हर 6 घंटे में पैरासिटामोल',
    'दिन में दो बार आँख की दवा',
    'कल 12 बजे से पहले जो को फोन',
    'ബുധനാഴ്ച ഒഴികെ എന്നും രാവിലെ 8 മണിക്ക് അയൺ ഗുളിക',
    '6 മണിക്കൂർ ഇടവിട്ട് പാരസെറ്റമോൾ',
    'ദിവസം രണ്ടു നേരം കണ്ണിൽ മരുന്ന്',
    'നാളെ ഉച്ചയ്ക്ക് മുമ്പ് ജോയെ വിളിക്കണം',
    'gamot araw-araw maliban sa Miyerkules ng 8am',
    'paracetamol kada 6 na oras',
    'patak sa mata dalawang beses sa isang araw',
    'tawagan si Jo bukas bago magtanghali',
    '2x pro Woche Sport',
    'sirop 3x par jour',
    'gocce 3 volte al giorno',
    '2x a day drops',
    'passport photos tomorrow, 12ish',
    '30 mins before kickoff (8pm)',
    "this time next week i'll be in spain",
    'at dawn on sunday',
    'nächste woche um diese zeit bin ich in spanien',
    "la settimana prossima a quest'ora sarò in spagna",
    "domenica all'alba",
    'every 2nd monday of the quarter',
    'each of the next 4 mondays at 7pm',
    'every monday for the next month at 7pm',
    '30 min vor anpfiff (20 uhr)',
    'werktags ab 8. dezember',
    'vom 1. bis 24. dezember jeden tag türchen',
    'jedes jahr in der ersten maiwoche',
    'über morgen reden wir',
    '30 min avant le match (20h)',
    'les 4 prochains lundis à 19h',
    '30 minuti prima della partita (ore 20)',
    'i prossimi 4 lunedì alle 19',
    'car inspection every year in march',
    'every Saturday in march at 10',
    'voiture au garage lundi avant 8h',
    'demain matin avant le petit dej se peser',
    'by the 15th of the month pay the window cleaner',
    'leave tomorrow at 10 to 8',
    'the day before the exam (25 nov) revise again',
    'Sunday school meeting 22 Nov after mass',
    'bis zum 15. des Monats Fensterputzer zahlen',
    'sonntag nach der messe besprechung',
    'dimanche après la messe réunion',
    "tous les jours d'école à 7h40 partir",
    "il giorno prima dell'esame (25 nov) ripassare",
    'domenica dopo la messa riunione',
    'oggi a otto dal dentista alle 16',
    'ogni giorno di scuola alle 7:40 uscire',
    'la prima e la terza domenica del mese',
  ])('are left alone if only a part could be read: %s', (text) => {
    expect(findTimes(text, NOW, ZONE).map(({ form }) => shorten(form))).toEqual([]);
  });

  it.each([
    'What are you doing on Friday?',
    'If it rains tomorrow, we stay home',
    'The shop opens at 9',
    'She runs every morning',
    'Das Museum öffnet um 10 Uhr',
    'Wenn es morgen regnet, bleiben wir zu Hause',
    'Le magasin ouvre à 9 h',
    'La robe du dimanche',
    'Ogni domenica la nonna andava in chiesa',
    'दुकान 9 बजे खुलती है',
    'കട 9 മണിക്ക് തുറക്കും',
    'Nagsasara ang mga tindahan ng alas-otso ng gabi',
  ])('are left alone in a question, a condition and a habit of others: %s', (text) => {
    expect(findTimes(text, NOW, ZONE)).toEqual([]);
  });

  it('make no reminder of today from a second hour on the same day', () => {
    const text = 'call Ann tomorrow at 9 and Ben at 10';
    expect(findTimes(text, NOW, ZONE).map(({ form }) => shorten(form))).toEqual(['11-17 09:00']);
  });

  it('are found at the end of a long text without punctuation', () => {
    const text = `${'and we walked on '.repeat(550)}call mum tomorrow at 5`;
    expect(findTimes(text, NOW, ZONE).map(({ from, to }) => text.slice(from, to))).toEqual(['tomorrow at 5']);
  });

  it('begin a repetition today or one interval later, those of less than a week tomorrow', () => {
    const starts = ['every 10 days at 8 pm', 'every 10 days at 8 am', 'every 3 weeks', 'every 3 days'];
    expect(starts.map((text) => findTimes(text, NOW, ZONE)[0]?.form.date)).toEqual([
      '2026-11-16',
      '2026-11-26',
      '2026-12-07',
      '2026-11-17',
    ]);
  });

  it('are not computed again if only another sentence has changed', () => {
    const text = 'Call Ann tomorrow at 9! Bins every Tuesday at 8! ';
    const [before, after] = [`${text}Bu`, `${text}Buy`].map((typed) => [...findReminders(typed, NOW)]);
    expect(before?.length).toBe(2);
    expect(after?.every(({ meta }, index) => meta === before?.[index]?.meta)).toBe(true);
  });

  it('are computed again only next to the pressed key in a long sentence without punctuation', () => {
    const walks = Array.from({ length: 110 }, (_walk, index) => {
      const date = `${1 + (index % 20)} December at ${7 + (index % 5)} am`;
      return `and then the w${index} walk by the river, visa interview on ${date}`;
    });
    const text = walks.join(' ');
    const known = new Set([...findReminders(text, NOW)].map(({ meta }) => meta));
    expect(known.size).toBeGreaterThan(30);
    for (const at of [0, 5000, 9000]) {
      for (const typed of ['B', 'Bu', 'Bus ', 'Bus tomorrow at 5 ']) {
        const found = [...findReminders(text.slice(0, at) + typed + text.slice(at), NOW)];
        expect(found.filter(({ meta }) => !known.has(meta)).length, `${typed} at ${at}`).toBeLessThanOrEqual(8);
      }
    }
  });

  it('are read in several tasks if the text is long', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
    const tasks = vi.spyOn(globalThis, 'setTimeout');
    await readAhead('Call Eva tomorrow at 9! '.repeat(8));
    expect(tasks).toHaveBeenCalledTimes(4);
    vi.restoreAllMocks();
  });

  it('are left alone if a long sentence is cut', () => {
    for (let words = 20; words < 80; words += 1) {
      const text = `${'we walked on and '.repeat(words)}then on Friday at 5 pm ${'and went '.repeat(30)}`;
      const found = findTimes(text, NOW, ZONE).map(({ form }) => shorten(form));
      expect([[], ['11-20 17:00']], text).toContainEqual(found);
    }
  });

  it('end with their line', () => {
    expect(readShort('remember the milk, tomorrow\n5 eggs')).toEqual(['11-17 09:00']);
  });

  it('are read in a text of any length and shape', () => {
    const hostile = ['at 5 ', 'every ', '1', '1:', '5.', 'Monday and ', 'अ', '-', 'halb ', "'"];
    for (const piece of hostile) expect(() => findTimes(piece.repeat(20_000), NOW, ZONE)).not.toThrow();
  });
});
