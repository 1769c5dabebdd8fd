import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick, spanDays, UNSUPPORTED } from '../grammar.ts';
import { hasKind } from '../kinds.ts';
import { countWords, defineLanguage, type Item, type Rule, type WordRange, type Words } from '../language.ts';
import type { Spelling } from '../spelling.ts';
import { englishDefinition, englishWords } from './el.ts';

/** Spanish and Filipino letters for the same sounds: miyerkules, mierkoles; siyete, syete. */
const latinLetters: Spelling = {
  letters: /^[a-z]+$/,
  fold: (word) =>
    word
      .replace(/qu(?=[ei])/g, 'k')
      .replaceAll('qu', 'kw')
      .replace(/c(?=[ei])|z/g, 's')
      .replaceAll('c', 'k')
      .replaceAll('v', 'b')
      .replaceAll('f', 'p')
      .replace(/iy|i(?=[aeou])/g, 'y')
      .replace(/uw|u(?=[aei])/g, 'w')
      .replace(/^hw/, 'w')
      .replaceAll('e', 'i')
      .replaceAll('o', 'u')
      .replace(/(.)\1+/g, '$1'),
  minLength: 6,
  besideLength: 4,
  partLength: 3,
};

/** Filipino with the Spanish hours of the clock, and with English among it. */
const ownWords: readonly Words[] = [
  ...countWords(
    'number',
    'una|uno, dos, tres, kuwatro|kwatro|cuatro, singko|cinco|sinko, sais|seis, siyete|syete, otso, nuwebe|nwebe|nuebe|nueve|nuybe|nuybi, diyes|dyes, onse, dose',
    1,
  ),
  ...countWords(
    'number',
    'isa|isang, dalawa|dalawang, tatlo|tatlong, apat|apat na, lima|limang, anim|anim na, pito|pitong, walo|walong, siyam|siyam na, sampu|sampung, labing isa|labing isang, labindalawa|labindalawang',
    1,
  ),
  ['number', { n: 15 }, 'kinse|labinlima|labinlimang|quinse'],
  ['number', { n: 20 }, 'beinte|bente|dalawampu|dalawampung'],
  ['number', { n: 25 }, 'beinte singko|bente singko'],
  ['number', { n: 30 }, 'trenta|treinta|tatlumpu|tatlumpung'],
  ['number', { n: 45 }, 'kuwarenta y singko|kwarenta y singko'],
  ['number', { n: 1, isArticle: true }, 'isang'],
  ...countWords(
    'ordinal',
    'una|unang|ikaisa|ika isa, ikalawa|ikalawang|pangalawa|pangalawang, ikatlo|ikatlong|pangatlo|pangatlong, ikaapat|ikaapat na|ika apat|ika apat na|pang apat na',
    1,
  ),
  ['number', { n: 1 }, 'una'],
  ['ordinal', { n: -1 }, 'huli|huling'],
  ...countWords(
    'weekday',
    'linggo, lunes, martes, miyerkules|miyerkoles|myerkules|merkules, huwebes|hwebes, biyernes|byernes, sabado',
  ),
  ...countWords(
    'weekday',
    'araw ng linggo, lunes lunes, martes martes, miyerkules miyerkules, huwebes huwebes, biyernes biyernes, sabado sabado',
    0,
    { isHabit: true },
  ),
  ['weekday', { n: 0, days: [0] }, 'araw ng linggo'],
  [
    'weekdays',
    { days: [1, 2, 3, 4, 5] },
    'lunes biyernes|araw ng trabaho|araw ng pasok|araw na may pasok|weekday|weekdays',
  ],
  ['weekdays', { days: [6, 0] }, 'katapusan ng linggo|weekend'],
  ...countWords(
    'month',
    'enero|ene, pebrero|peb, marso, abril|abr, mayo, hunyo|hun, hulyo|hul, agosto, setyembre|set, oktubre|okt, nobyembre|nob, disyembre|dis',
    1,
  ),
  ['relativeDay', { n: 0 }, 'ngayon|ngayong araw|mamaya|mamayang|mmya|mmaya|mamya|ngayong'],
  ['relativeDay', { n: 1 }, 'bukas|bkas'],
  ['relativeDay', { n: 2 }, 'makalawa|sa makalawa|samakalawa|sa isang bukas|kamakalawa ng bukas'],
  ['relativeDay', { n: 0, part: 'evening' }, 'mamayang gabi|mamaya gabi|mmya gabi|mmyang gabi|ngayong gabi'],
  ['relativeDay', { n: 0, part: 'afternoon' }, 'mamayang hapon|ngayong hapon'],
  ['relativeDay', { n: 0, part: 'noon' }, 'mamayang tanghali|ngayong tanghali'],
  ['relativeDay', { n: 0, part: 'morning' }, 'ngayong umaga|mamayang umaga'],
  ['dayPart', { part: 'morning' }, 'umaga|ng umaga|sa umaga|nang umaga'],
  ['dayPart', { part: 'dawn' }, 'madaling araw|ng madaling araw'],
  ['dayPart', { part: 'noon' }, 'tanghali|ng tanghali|sa tanghali|nang tanghali'],
  ['dayPart', { part: 'afternoon' }, 'hapon|ng hapon|sa hapon|nang hapon'],
  ['dayPart', { part: 'night' }, 'gabi|ng gabi|sa gabi|nang gabi'],
  ['noon', { hour: 24 }, 'hatinggabi|hating gabi|ng hatinggabi'],
  [
    'bygone',
    {},
    'magandang umaga|magandang hapon|magandang gabi|magandang tanghali|kagabi|kaninang umaga|kanina|kaninang',
  ],
  ['unit', { unit: 'Minute' }, 'minuto|minutong|na minuto'],
  ['unit', { unit: 'Hour' }, 'oras|na oras'],
  ['unit', { unit: 'Day' }, 'araw|na araw'],
  ['unit', { unit: 'Month' }, 'buwan|na buwan'],
  ['unit', { unit: 'Year' }, 'taon|na taon'],
  ['unit', { unit: 'Week' }, 'na linggo'],
  ['duration', { n: 30, unit: 'Minute' }, 'kalahating oras'],
  ['duration', { n: 90, unit: 'Minute' }, "isa't kalahating oras|isang oras at kalahati"],
  [
    'every',
    {},
    'tuwing|kada|bawat|tuwing ika|tuwing a|kada ika|kada a|isang beses kada|isang beses bawat|minsan kada|bawat ika|taun taon tuwing|taon taon tuwing',
  ],
  ['frequency', { unit: 'Day' }, 'araw araw|araw-araw|bawat araw'],
  [
    'frequency',
    { unit: 'Week' },
    'linggo linggo|lingguhan|minsan sa isang linggo|isang beses sa isang linggo|isang beses kada linggo',
  ],
  [
    'frequency',
    { unit: 'Month' },
    'buwan buwan|buwanan|minsan sa isang buwan|isang beses sa isang buwan|isang beses kada buwan',
  ],
  ['frequency', { unit: 'Month', day: 1 }, 'tuwing unang araw ng buwan|kada unang araw ng buwan'],
  ['frequency', { unit: 'Year' }, 'taon taon|taun taon|taunan'],
  [
    'frequency',
    { unit: 'Year', isMarked: true },
    'minsan sa isang taon|isang beses sa isang taon|isang beses kada taon|isang beses isang taon',
  ],
  ['frequency', { unit: 'Day', part: 'night' }, 'gabi gabi'],
  ['frequency', { unit: 'Day', part: 'morning' }, 'umaga umaga|tuwing umaga'],
  ['frequency', { unit: 'Day', n: 2 }, 'tuwing makalawang araw|tuwing makalawa|kada makalawa|salitan ang araw'],
  [
    'bygone',
    {},
    'beses sa isang araw|beses isang araw|beses sa isang linggo|beses kada|oras oras|kada oras|bawat oras',
  ],
  ['next', {}, 'susunod na|sa susunod na'],
  ['this', {}, 'darating na|sa darating na|ngayong|itong|sa darating'],
  ['at', {}, 'alas|ala|a las|nang alas|ng alas|ng mga alas|mga alas|ng|nang|ng ika|ika|bandang alas|bandang|mga'],
  ['on', {}, 'sa|nitong|tuwing araw ng|sa araw ng|ngayong|sa ika|sa a|hanggang sa'],
  [
    'frequency',
    { unit: 'Week', days: [1, 2, 3, 4, 5] },
    'tuwing araw ng trabaho|tuwing araw ng pasok|tuwing araw na may pasok',
  ],
  ['other', {}, 'simbang gabi|pag ibig'],
  ['halfPast', {}, 'y medya|medya|imedya|y media'],
  ['quarter', { n: 15 }, 'y kinse|kuwarto|y kuwarto|kwarto'],
  ['to', {}, 'menos'],
  ['toHour', {}, 'para alas|para las|bago mag alas|bago alas|para ala'],
  ['in', {}, 'pagkalipas ng|makalipas ang|pagkatapos ng|sa loob ng|pagkaraan ng|makaraan ang|in'],
  ['meeting', {}, 'kita tayo|magkita tayo|magkikita tayo'],
  ['fromNow', {}, 'mula ngayon|ang makalipas|mula sa ngayon|from now'],
  [
    'exception',
    {},
    'nangako|bahala na|tingnan natin|buy one|pare pareho|na naman|gising na|nakansela|na cancel|pareho lang|sarado|walang|kanselado|kinansela|gusto ko ang|gustong gusto|ang ganda|ang gandang|ang saya|ang sayang|ang init|ang lamig|ang sarap|ang bilis|ang tagal|ang hirap|ang dami|ang laki|balang araw|kita kits|bukas uli|bukas ulit|salamat sa|ang bukas ng|bukas palad|bukas loob|day off ko|holiday bukas|bukas holiday|mainit bukas|malamig bukas|maulan bukas',
  ],
  ['exception', {}, 'maliban sa|maliban|liban sa'],
  ...countWords('exception', 'o linggo, o lunes, o martes, o miyerkules, o huwebes, o biyernes, o sabado'),
  [
    'vaguePart',
    {},
    'pagkatapos kumain|pagkatapos kong kumain|bago kumain|pagkatapos ng trabaho|bago matulog|pagkatapos ng klase|bago ang klase|pagkatapos mananghalian|pagkatapos ng tanghalian|bago mananghalian|pagkatapos ng hapunan|bago maghapunan|pagkatapos maghapunan|pagkatapos ng almusal|bago mag almusal|after lunch|after work|bago magtanghali|bago tanghali|pagkatapos magtanghali',
  ],
  ['before', {}, 'bago|na mas maaga|nang mas maaga|na maaga'],
  ['until', {}, 'hanggang|hanggang sa|hanggang sa ika'],
  ['times', {}, 'beses|na beses'],
  ['bygone', {}, 'walang bukas|mesa para sa'],
  ...countWords(
    'bygone',
    'simula linggo, simula lunes, simula martes, simula miyerkules, simula huwebes, simula biyernes, simula sabado',
  ),
  ...countWords(
    'bygone',
    '-, buong lunes, buong martes, buong miyerkules, buong huwebes, buong biyernes, buong sabado',
  ),
  ['to', {}, 'simula'],
  ['date', { day: 24, month: 12, isWeak: true }, 'bisperas ng pasko'],
  ['date', { day: 25, month: 12, isWeak: true }, 'araw ng pasko'],
  ['date', { day: 31, month: 12, isWeak: true }, 'bisperas ng bagong taon'],
  ['date', { day: 1, month: 1, isWeak: true }, 'bagong taon'],
  ['feast', {}, 'pasko|mahal na araw'],
  ...countWords(
    'bygone',
    'mula linggo, mula lunes, mula martes, mula miyerkules, mula huwebes, mula biyernes, mula sabado',
  ),
  ['ofMonth', {}, 'ng buwan|sa buwan'],
  ['for', {}, 'sa loob'],
  ['monthEnd', { unit: 'Month', n: 0 }, 'katapusan ng buwan|dulo ng buwan|huling araw ng buwan|katapusan'],
  [
    'bygone',
    {},
    'pagitan|may|mayroon|mula pa|simula pa|bukas ang|bukas na|bukas pa|bukas kami|bukas sila|kahapon|noong|nung|nakaraang|nakaraan|buong linggo|buong araw|buong umaga|buong gabi|nakalipas|na nakalipas|kamakalawa|kamakailan|mula noong|simula noong|nagdaang|noon',
  ],
  ['article', {}, 'na|ang|ng buwan ng|ika'],
  ['and', {}, "at|'t|saka"],
  ['meridiem', { half: 12 }, 'nn'],
];

const words: readonly Words[] = [...englishWords, ...ownWords];

const rules: readonly Rule[] = [
  // `after 45 mins patayin`: before the verb of a task it is counted from now; in English it may be from a recipe.
  [
    'ahead',
    'past duration',
    (items, { before, next }) => (!before && ASKED.test(next?.raw ?? '') ? pick(items, 'duration') : null),
  ],
  // `magsulat ng isang pahina`: “ng” before an object, not before an hour.
  [
    'other',
    'at number (?=other)',
    ([of, count]) => (of?.text === 'ng' && !count?.value.digits && of.to - of.from === 'ng'.length ? {} : null),
  ],
  // `bayad sa 27`, `sa 30 ng tanghali`: a number above 12 is no hour.
  [
    'date',
    'on number (?=[clock end comma dayPart other]|at (?!month)|$)',
    ([on, day], { before, next, language }) =>
      (next?.kind !== 'other' || (!before && !language.things.has(next.text))) &&
      on?.text === 'sa' &&
      on.to - on.from === 'sa'.length &&
      (day?.value.n ?? 0) > 12 &&
      (day?.value.n ?? 99) <= 31 &&
      day?.value.digits
        ? { day: day.value.n ?? 1 }
        : null,
  ],
  // Biyernes, ika-27
  [
    'date',
    'weekday comma? article number (?!ofMonth)',
    (items) => {
      const { n = 0 } = pick(items, 'number');
      const isOrdinal = items.at(-2)?.text === 'ika' && n >= 1 && n <= 31;
      return isOrdinal ? { day: n, days: items[0]?.value.days ?? [] } : null;
    },
  ],
  // Tuwing ikalawang Lunes ng buwan ng 7pm
  [
    'ofMonth',
    'article (?!month)',
    ([of], { before }) =>
      before?.kind === 'weekday' && of !== undefined && of.to - of.from > 'ng buwan'.length ? {} : null,
  ],
  ['on', 'bygone (?=weekday)', ([word]) => (word?.text === 'mesa' ? {} : null)],
  // `upuan 8 at 9`: seats 8 and 9.
  [
    'bygone',
    'number and (?=number (?!meridiem))',
    ([count, and], { before }) => (and?.text === 'at' && count?.value.digits && before?.kind === 'other' ? {} : null),
  ],
  // Kita tayo bukas!
  ['exception', 'meeting relativeDay (?=end|$)', () => ({})],
  ['at', 'and (?=[clock digitalClock])', () => ({})],
  // English “at”: `on Monday at 10`.
  [
    'at',
    'and (?=number)',
    ([word], { before, next }) =>
      word?.text === 'at' &&
      hasKind(before, 'weekday', 'days', 'relativeDay', 'repeat', 'date', 'dayPart', 'weekdays', 'unit') &&
      next?.value.digits &&
      (next.value.n ?? 99) <= 12
        ? {}
        : null,
  ],
  // `bago mag-12`: before 12, without a certain hour.
  ['before', 'before [other] (?=number)', (items) => (items[1]?.text === 'mag' ? {} : null)],
  // `sa linggo 4pm`, `tuwing linggo 6pm`: with an hour, “linggo” is Sunday, not week.
  [
    'days',
    'on unit (?![ofMonth article next])',
    ([at, week], { before }) =>
      before?.kind !== 'times' && before?.text !== 'minsan' && at?.text === 'sa' && isLinggo(week)
        ? { days: [0] }
        : null,
  ],
  [
    'days',
    'unit (?=[at article comma]{0,2} (?:[clock digitalClock dayPart]|number meridiem))',
    ([week], { before, next }) => {
      const isComing = before?.kind === 'this' && /^(?:sa|darating)$/.test(before.text);
      const isApart =
        !hasKind(before, 'number', 'this', 'next', 'every', 'ordinal', 'duration', 'on', 'everyOther') &&
        !(before && next?.kind === 'dayPart');
      return isLinggo(week) && (isComing || isApart) ? { days: [0] } : null;
    },
  ],
  // Kada buwan tuwing a-28, linggo-linggo tuwing linggo
  [
    'repeat',
    'every unit every [number ordinal]',
    (items) => {
      const { n = 0 } = pick(items, ['number', 'ordinal']);
      return pick(items, 'unit').unit === 'Month' && n >= 1 && n <= 31 ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  [
    'repeat',
    'frequency every unit',
    ([often, , week]) => (often?.value.unit === 'Week' && isLinggo(week) ? { unit: 'Week', n: 1, days: [0] } : null),
  ],
  [
    'repeat',
    'every unit (?=[at article comma]{0,2} (?:[clock digitalClock dayPart]|number [meridiem dayPart]))',
    ([every, week]) => {
      if (!isLinggo(week)) return null;
      return /^(?:tuwing|every)$/.test(every?.text ?? '') ? { unit: 'Week', n: 1, days: [0] } : UNSUPPORTED;
    },
  ],
  // `taon-taon may 9`: May, not “there is”.
  [
    'month',
    'bygone (?=number)',
    ([word], { before }) => (word?.text === 'may' && hasKind(before, 'frequency', 'every') ? { n: 5 } : null),
  ],
  // `may` as “there is”.
  [
    'other',
    'bygone (?![number duration date ordinal])',
    ([word]) => (/^may(?:roon)?$/.test(word?.text ?? '') ? {} : null),
  ],
  // `sa isang linggo`: in a week if it begins the sentence, elsewhere per week.
  [
    'ahead',
    'on number [unit weekday]',
    (items, { before }) =>
      !before && items[0]?.text === 'sa' && items[2]?.value.unit === 'Week'
        ? { n: pick(items, 'number').n ?? 1, unit: 'Week' }
        : null,
  ],
  // Sa susunod na buwan ika-10
  [
    'date',
    '[article at] [number ordinal]',
    ([on, day], { before }) =>
      on?.text === 'ika' && before?.kind === 'span' && (day?.value.n ?? 99) <= 31 ? { day: day?.value.n ?? 1 } : null,
  ],
  // Sa ika-22 ng buwan
  [
    'date',
    'on [number ordinal] ofMonth',
    ([at, day]) =>
      at?.text === 'sa' && at.to - at.from > 'sa'.length && (day?.value.n ?? 99) <= 31
        ? { day: day?.value.n ?? 1 }
        : null,
  ],
  // Disyembre a-uno
  [
    'date',
    'month number number (?![unit oclock meridiem])',
    ([month, on, day]) =>
      on?.text === 'a' && (day?.value.n ?? 99) <= 31 ? { day: day?.value.n ?? 1, month: month?.value.n ?? 1 } : null,
  ],
  // Kada araw tuwing 3pm
  [
    'at',
    'every (?=[clock digitalClock]|number meridiem)',
    (_items, { before }) => (before?.kind === 'unit' || before?.kind === 'frequency' ? {} : null),
  ],
  // Sa ika-28, sa a-uno.
  [
    'date',
    'on [number ordinal] (?=[clock end comma dayPart other]|at (?!month)|$)',
    (items, { next }) => {
      const isOrdinal = /^sa$/.test(items[0]?.text ?? '') && (items[0]?.to ?? 0) - (items[0]?.from ?? 0) > 'sa'.length;
      const { n = 0 } = pick(items, ['number', 'ordinal']);
      // `sa ika-3 palapag` is a floor.
      return isOrdinal && n >= 1 && n <= 31 && !COUNTED.test(next?.text ?? '') ? { day: n } : null;
    },
  ],
  [
    'repeat',
    'frequency every [number ordinal] (?![unit oclock])',
    (items) =>
      pick(items, 'frequency').unit === 'Month'
        ? { unit: 'Month', n: 1, day: pick(items, ['number', 'ordinal']).n ?? 1 }
        : null,
  ],
  [
    'date',
    '[number ordinal] [at article]{1,2} month',
    (items) =>
      (pick(items, ['number', 'ordinal']).n ?? 99) <= 31
        ? { day: pick(items, ['number', 'ordinal']).n ?? 1, month: pick(items, 'month').n ?? 1 }
        : null,
  ],
  // Tuwing ika-10 ng buwan ng tanghali
  [
    'repeat',
    'every [number ordinal] article (?=[dayPart clock])',
    (items) =>
      (items[2]?.to ?? 0) - (items[2]?.from ?? 0) > 'ng'.length && (pick(items, ['number', 'ordinal']).n ?? 99) <= 31
        ? { unit: 'Month', n: 1, day: pick(items, ['number', 'ordinal']).n ?? 1 }
        : null,
  ],
  [
    'clock',
    'at number to [number quarter]',
    (items) => (items[2]?.text === 'menos' ? makeClockBefore(items[1]?.value.n, items[3]?.value.n) : null),
  ],
  ['clock', 'at number halfPast', (items) => makeClock(pick(items, 'number').n, 30, { isMarked: true })],
  ['clock', 'at number quarter', (items) => makeClock(pick(items, 'number').n, 15, { isMarked: true })],
  ['clock', 'number toHour number', (items) => makeClockBefore(pick(items, 'number', 1).n, pick(items, 'number').n)],
  ['clock', 'to number toHour number', (items) => makeClockBefore(pick(items, 'number', 1).n, pick(items, 'number').n)],
  // “Ng 5” and “mga 5” say an hour only with a part of the day or am and pm; “alas 5” always does.
  [
    'clock',
    'at [number ordinal] (?![halfPast quarter meridiem number hyphen])',
    (items, { next }) => {
      const marker = items[0]?.text ?? '';
      const isSure = items[0]?.text === 'alas' || marker === 'ala' || next?.kind === 'dayPart' || isAlas(items[0]);
      const { n, isArticle } = pick(items, ['number', 'ordinal']);
      return isSure && !isArticle ? makeClock(n, 0, { isMarked: true }) : AMBIGUOUS_CLOCK;
    },
  ],
  [
    'clock',
    'number (?=dayPart)',
    (items, { before, next }) =>
      // `7 araw, 7 gabi` are seven days and nights.
      (before?.kind !== 'comma' || /^(?:ng|sa|nang)$/.test(next?.text ?? '')) &&
      pick(items, 'number').digits &&
      (pick(items, 'number').n ?? 99) <= 12
        ? makeClock(pick(items, 'number').n, 0, { isMarked: true })
        : null,
  ],
  [
    'repeat',
    'every [number ordinal] ofMonth',
    (items) =>
      (pick(items, ['number', 'ordinal']).n ?? 99) <= 31
        ? { unit: 'Month', n: 1, day: pick(items, ['number', 'ordinal']).n ?? 1 }
        : null,
  ],
  // Tuwing a-15 bayad sa bahay
  [
    'repeat',
    'every [number ordinal] (?=[other])',
    ([every, day], { next }) => {
      const isOrdinal = every !== undefined && every.to - every.from > every.text.length;
      const n = day?.value.n ?? 99;
      return isOrdinal && n <= 31 && !COUNTED.test(next?.text ?? '') ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  // A-kinse, a-3 ng umaga
  [
    'date',
    'number [number ordinal] (?![unit oclock meridiem times month number])',
    ([on, day], { before, next }) => {
      const n = day?.value.n ?? 99;
      const isDate = on?.text === 'a' && n <= 31 && !day?.value.isArticle && !COUNTED.test(next?.text ?? '');
      // Not `a 30` of Italian.
      const isApart = !day?.value.digits || next?.kind !== 'other' || before?.kind === 'span';
      return isDate && isApart && (!before || hasKind(before, 'span', 'on', 'ofMonth', 'comma')) ? { day: n } : null;
    },
  ],
  // Alas-nuwebe trenta
  [
    'clock',
    'at number number (?![unit times oclock month])',
    ([at, hour, minute]) =>
      (at?.text.startsWith('ala') || isAlas(at)) &&
      !hour?.value.digits &&
      !minute?.value.digits &&
      (minute?.value.n ?? 0) >= 5
        ? makeClock(hour?.value.n, minute?.value.n, { isMarked: true })
        : null,
  ],
  // Mula Lunes hanggang Sabado
  [
    'days',
    'bygone [until hyphen] weekday',
    ([from, , to]) =>
      /^s?i?mula$/.test(from?.text ?? '') && from?.value.n !== undefined
        ? { days: spanDays(from.value.n, to?.value.n), isSpan: true }
        : null,
  ],
  // Biyernes bayaran ang kuryente
  [
    'days',
    'weekday (?=[other])',
    ([day], { before, next }) =>
      !before && /^(?:mag|\p{L}).{3,}(?:[^a]in|an)$|^i[bdgklmpst]\p{L}{4,}$/u.test(next?.raw ?? '')
        ? { days: day?.value.days ?? [], which: 'this' }
        : null,
  ],
  // Bukas na bayaran
  [
    'relativeDay',
    'bygone (?=[other])',
    ([day], { next }) =>
      day?.text === 'bukas' && day.to - day.from === 'bukas na'.length && ASKED.test(next?.raw ?? '') ? { n: 1 } : null,
  ],
  // Sabado't linggo
  [
    'and',
    '[other] (?=[weekday unit])',
    ([and], { before }) => (and?.text === 't' && before?.kind === 'weekday' ? {} : null),
  ],
  ['days', 'weekday and days', (items) => ({ days: items.flatMap(({ value }) => value.days ?? []) })],
  // Isang beses sa dalawang linggo
  ['repeat', 'number times on? duration', (items) => (pick(items, 'number').n === 1 ? pick(items, 'duration') : null)],
  // Sabado at linggo
  [
    'days',
    'weekday (?:[comma and]{1,2} weekday)* [comma and]{1,2} unit (?!ofMonth)',
    (items) => (isLinggo(items.at(-1)) ? { days: [...items.flatMap(({ value }) => value.days ?? []), 0] } : null),
  ],
  // `ikalawang linggo ng buwan` is ambiguous: a week or a Sunday.
  ['exception', 'ordinal unit ofMonth', ([, week]) => (isLinggo(week) ? {} : null)],
  // Tuwing a-15, kada ika-5
  [
    'repeat',
    'every [number ordinal] (?=[comma end clock at dayPart]|$)',
    (items) => {
      const [every] = items;
      const isOrdinal = /^(?:tuwing|kada|bawat)$/.test(every?.text ?? '') && every !== undefined;
      const { n = 99 } = pick(items, ['number', 'ordinal']);
      return isOrdinal && every.to - every.from > every.text.length && n <= 31 ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  // `tuwing alas-nuwebe ng gabi` is every day.
  ['repeat', 'every (?=clock dayPart)', () => ({ unit: 'Day', n: 1 })],
  [
    'days',
    'weekday [hyphen until] weekday',
    (items) => ({ days: spanDays(pick(items, 'weekday').n, pick(items, 'weekday', 1).n), isSpan: true }),
  ],
];

const isLinggo = (item: Item | undefined): boolean => item?.text === 'linggo' && item.value.unit === 'Week';

const ASKED = /^(?:i|i[bdgklmnpst]\p{L}{3,}|mag\p{L}{3,}|\p{L}{2,}(?:[^a]in|[bghklnprstwy]an))$/u;

const COUNTED = /^(?:palapag|baitang|kabanata|pahina|pwesto|puwesto|anibersaryo|kaarawan|siglo|pagkakataon|beses)$/;

const isAlas = (item: Parameters<typeof pick>[0][number] | undefined): boolean =>
  item !== undefined && item.to - item.from > 4;

/** Verbs of ongoing or repeated actions double a syllable: kumakain, umuulan, dumarating, naglilinis. */
const GOING_ON = /^(?:(\p{L}?)um([aeiou])\1\2|dum([aeiou])r\3|nag(\p{L}?)([aeiou])\4\5|nang([aeiou])ng\6)\p{L}+$/u;

const englishFollowers = new Set(englishDefinition.followers?.split('|'));
const isAsking = (text: string): boolean =>
  /(?:an|in)$|^(?:i|mag|pa|um)|^\p{L}{1,2}um/u.test(text) || englishFollowers.has(text);

const isDoubtful = ({ items, start, end }: WordRange): boolean => {
  const [before, first] = [items[start - 1], items[start]];
  if (first?.kind === 'relativeDay') return before?.raw === 'ng';
  // `Mula Mayo 5 …`: since then.
  if (first?.kind === 'date') return before?.text === 'mula' && start === 1;
  if (first?.kind !== 'clock') return false;
  return (
    (before?.text === 'na' && /^\d/.test(first.text)) ||
    (before?.text === 'sa' && start === end && !first.value.isMarked) ||
    /^(?:mag$|pagka|maka)/.test(before?.text ?? '')
  );
};

export const filipino = defineLanguage({
  ...englishDefinition,
  code: 'fil',
  words,
  spellings: [latinLetters],
  spelled: ownWords,
  rules: [...rules, ...(englishDefinition.rules ?? [])],
  isDoubtful,
  copulas: `${englishDefinition.copulas}|ay|ang`,
  sundayIsWeek: 'linggo',
  describing: `${englishDefinition.describing}|balita|siya|siyang|sila|silang|niya|nila|lagi|palagi|laging|palaging|madalas|karaniwan|karaniwang|bukas ang|sarado`,
  // A statement has no verb of a task before its subject: `tahimik ang lawa`, the lake is quiet.
  isPredicate: (items) => {
    // `kailangan ng bata`: somebody else needs something.
    if (/^kailangan$/.test(items[0]?.text ?? '') && /^n(?:g|i|ina|iya|ila)$/.test(items[1]?.text ?? '')) return true;
    const isOurs = items.some(({ text }) => /^(?:ako|akong|kami|kaming|tayo|tayong|kong)$/.test(text));
    if (
      !isOurs &&
      items.some(({ kind, text }) => kind !== 'date' && (/^may(?:roon)?$/.test(text) || GOING_ON.test(text)))
    )
      return true;
    const subject = items.findIndex(({ text }) => /^(?:ang|yung)$/.test(text));
    return subject >= 0 && !items.slice(0, subject).some(({ kind, text }) => kind === 'other' && isAsking(text));
  },
  // `sumulat si Jan`: Jan wrote. Without a subject it is a task: `sumulat kay Jan`, write to Jan.
  pairedPast: [
    ...(englishDefinition.pairedPast ?? []),
    [/^\p{L}{0,2}um\p{L}{3,}(?<!h[ai]n)$/u, /^(?:si|sina|ang|yung|ako|siya|kami|sila|na)$/u],
  ],
  beforeAttributes: `${englishDefinition.beforeAttributes}|ang|mga|yung`,
  tasks: /^(?:i[bdgklmnpst]\p{L}{3,}|mag(?!a)\p{L}{3,}|\p{L}{2,}(?:[^a]in|[bghklnprstwy]an))$/u,
  subjects: `${englishDefinition.subjects}|ang|yung|ito|iyon|mga`,
  common: `${englishDefinition.common}|ang|yung|si|ko|mo|niya|namin|natin|nila|ako|kami|siya|ito|mga|sa|ng|at|ay|para|kay|ni|pa|rin|din|raw|ba|po`,
  originsAfter: 'na',
  negations: `${englishDefinition.negations}|ba|hindi|wala|walang|di|uulan|lalamig|iinit|babagyo|umuulan|maulan|huwag|wag`,
  forgetting: `${englishDefinition.forgetting}|palampasin|palalampasin|kalimutan|kalimutang|makalimutan|kakalimutan`,
  conditions: `${englishDefinition.conditions}|baka|kung|kapag|pag|paano|pano|dati|noon|sabi|ayon|salawikain|mga tala|tala|bakit|kailan|sino|ano|anong|ilan|ilang|saan|alin`,
  // Actions that have begun: nag-, na- and an infix.
  pastEndings: [
    ...(englishDefinition.pastEndings ?? []),
    /^(?:nag(?!(\p{L}?)([aeiou])\1\2)\p{L}{3,}|ini\p{L}{3,}|in[aeo]\p{L}{3,}|na(?!g|ng|m|t[ie]n)\p{L}{4,}|i?[bdghklmnprstwy]in[aeiou]\p{L}{2,})$/u,
  ],
  notPast: `${englishDefinition.notPast}|nanay|nanays|naman|napaka|nasa|linisin|linis|sinigang|tinola|tinapay|kinabukasan|ginang|ginoo|binata|minuto|minutong|dinala|initin|initan|sinehan|ninang|ninong|sinulid|ginataan|dinuguan|tinidor|kinilaw|sinangag|pinakbet|binatog|binagoongan|linggo|linggong|sinasadya`,
  // `ate` is an elder sister.
  past: `${englishDefinition.past?.replace('|ate|', '|')}|noong|namulat|namatay|namasyal|namili|namalengke|namitas|namigay|dumating|umalis|lumipat|lumabas|umabot|lumapag|tumakbo|umuwi|bumisita|sana|ipinanganak|isinilang|itinatag|nag|ilagay|ibuhos|pakuluan|budburan|hanguin ang|idagdag|haluin|ihalo|igisa|timplahan`,
  measures: `${englishDefinition.measures}|pulso|timbang|temperatura|presyon`,
  numbersBefore: `${englishDefinition.numbersBefore}|kabanata|pahina|juan|mateo|marcos|lucas|levitico|salmo|awit|genesis|kwarto|bersyon`,
  things: `${englishDefinition.things}|piso|tao|kilo|porsyento|pesos|piraso`,
});
