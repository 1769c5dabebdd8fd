import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick, spanDays, UNSUPPORTED } from '../grammar.ts';
import { countWords, defineLanguage, type Item, type Rule, type Words } from '../language.ts';
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
    'n',
    'una|uno, dos, tres, kuwatro|kwatro|cuatro, singko|cinco|sinko, sais|seis, siyete|syete, otso, nuwebe|nwebe|nuebe|nueve|nuybe|nuybi, diyes|dyes, onse, dose',
    1,
  ),
  ...countWords(
    'n',
    'isa|isang, dalawa|dalawang, tatlo|tatlong, apat|apat na, lima|limang, anim|anim na, pito|pitong, walo|walong, siyam|siyam na, sampu|sampung, labing isa|labing isang, labindalawa|labindalawang',
    1,
  ),
  ['n', { n: 15 }, 'kinse|labinlima|labinlimang|quinse'],
  ['n', { n: 20 }, 'beinte|bente|dalawampu|dalawampung'],
  ['n', { n: 25 }, 'beinte singko|bente singko'],
  ['n', { n: 30 }, 'trenta|treinta|tatlumpu|tatlumpung'],
  ['n', { n: 45 }, 'kuwarenta y singko|kwarenta y singko'],
  ['n', { n: 1, isArticle: true }, 'isang'],
  ...countWords(
    'o',
    'una|unang|ikaisa|ika isa, ikalawa|ikalawang|pangalawa|pangalawang, ikatlo|ikatlong|pangatlo|pangatlong, ikaapat|ikaapat na|ika apat|ika apat na|pang apat na',
    1,
  ),
  ['n', { n: 1 }, 'una'],
  ['o', { n: -1 }, 'huli|huling'],
  ...countWords(
    'w',
    'linggo, lunes, martes, miyerkules|miyerkoles|myerkules|merkules, huwebes|hwebes, biyernes|byernes, sabado',
  ),
  ...countWords(
    'w',
    'araw ng linggo, lunes lunes, martes martes, miyerkules miyerkules, huwebes huwebes, biyernes biyernes, sabado sabado',
    0,
    { isHabit: true },
  ),
  ['w', { n: 0, days: [0] }, 'araw ng linggo'],
  ['s', { days: [1, 2, 3, 4, 5] }, 'lunes biyernes|araw ng trabaho|araw ng pasok|araw na may pasok|weekday|weekdays'],
  ['s', { days: [6, 0] }, 'katapusan ng linggo|weekend'],
  ...countWords(
    'm',
    'enero|ene, pebrero|peb, marso, abril|abr, mayo, hunyo|hun, hulyo|hul, agosto, setyembre|set, oktubre|okt, nobyembre|nob, disyembre|dis',
    1,
  ),
  ['y', { n: 0 }, 'ngayon|ngayong araw|mamaya|mamayang|mmya|mmaya|mamya|ngayong'],
  ['y', { n: 1 }, 'bukas|bkas'],
  ['y', { n: 2 }, 'makalawa|sa makalawa|samakalawa|sa isang bukas|kamakalawa ng bukas'],
  ['y', { n: 0, part: 'evening' }, 'mamayang gabi|mamaya gabi|mmya gabi|mmyang gabi|ngayong gabi'],
  ['y', { n: 0, part: 'afternoon' }, 'mamayang hapon|ngayong hapon'],
  ['y', { n: 0, part: 'noon' }, 'mamayang tanghali|ngayong tanghali'],
  ['y', { n: 0, part: 'morning' }, 'ngayong umaga|mamayang umaga'],
  ['p', { part: 'morning' }, 'umaga|ng umaga|sa umaga|nang umaga'],
  ['p', { part: 'dawn' }, 'madaling araw|ng madaling araw'],
  ['p', { part: 'noon' }, 'tanghali|ng tanghali|sa tanghali|nang tanghali'],
  ['p', { part: 'afternoon' }, 'hapon|ng hapon|sa hapon|nang hapon'],
  ['p', { part: 'night' }, 'gabi|ng gabi|sa gabi|nang gabi'],
  ['c', { hour: 24 }, 'hatinggabi|hating gabi|ng hatinggabi'],
  ['z', {}, 'magandang umaga|magandang hapon|magandang gabi|magandang tanghali|kagabi|kaninang umaga|kanina|kaninang'],
  ['u', { unit: 'Minute' }, 'minuto|minutong|na minuto'],
  ['u', { unit: 'Hour' }, 'oras|na oras'],
  ['u', { unit: 'Day' }, 'araw|na araw'],
  ['u', { unit: 'Month' }, 'buwan|na buwan'],
  ['u', { unit: 'Year' }, 'taon|na taon'],
  ['u', { unit: 'Week' }, 'na linggo'],
  ['R', { n: 30, unit: 'Minute' }, 'kalahating oras'],
  ['R', { n: 90, unit: 'Minute' }, "isa't kalahating oras|isang oras at kalahati"],
  [
    'e',
    {},
    'tuwing|kada|bawat|tuwing ika|tuwing a|kada ika|kada a|isang beses kada|isang beses bawat|minsan kada|bawat ika|taun taon tuwing|taon taon tuwing',
  ],
  ['b', { unit: 'Day' }, 'araw araw|araw-araw|bawat araw'],
  [
    'b',
    { unit: 'Week' },
    'linggo linggo|lingguhan|minsan sa isang linggo|isang beses sa isang linggo|isang beses kada linggo',
  ],
  [
    'b',
    { unit: 'Month' },
    'buwan buwan|buwanan|minsan sa isang buwan|isang beses sa isang buwan|isang beses kada buwan',
  ],
  ['b', { unit: 'Month', day: 1 }, 'tuwing unang araw ng buwan|kada unang araw ng buwan'],
  ['b', { unit: 'Year' }, 'taon taon|taun taon|taunan'],
  [
    'b',
    { unit: 'Year', isMarked: true },
    'minsan sa isang taon|isang beses sa isang taon|isang beses kada taon|isang beses isang taon',
  ],
  ['b', { unit: 'Day', part: 'night' }, 'gabi gabi'],
  ['b', { unit: 'Day', part: 'morning' }, 'umaga umaga|tuwing umaga'],
  ['b', { unit: 'Day', n: 2 }, 'tuwing makalawang araw|tuwing makalawa|kada makalawa|salitan ang araw'],
  ['z', {}, 'beses sa isang araw|beses isang araw|beses sa isang linggo|beses kada|oras oras|kada oras|bawat oras'],
  ['N', {}, 'susunod na|sa susunod na'],
  ['T', {}, 'darating na|sa darating na|ngayong|itong|sa darating'],
  ['a', {}, 'alas|ala|a las|nang alas|ng alas|ng mga alas|mga alas|ng|nang|ng ika|ika|bandang alas|bandang|mga'],
  ['r', {}, 'sa|nitong|tuwing araw ng|sa araw ng|ngayong|sa ika|sa a|hanggang sa'],
  [
    'b',
    { unit: 'Week', days: [1, 2, 3, 4, 5] },
    'tuwing araw ng trabaho|tuwing araw ng pasok|tuwing araw na may pasok',
  ],
  ['?', {}, 'simbang gabi|pag ibig'],
  ['H', {}, 'y medya|medya|imedya|y media'],
  ['Q', { n: 15 }, 'y kinse|kuwarto|y kuwarto|kwarto'],
  ['<', {}, 'menos'],
  ['2', {}, 'para alas|para las|bago mag alas|bago alas|para ala'],
  ['i', {}, 'pagkalipas ng|makalipas ang|pagkatapos ng|sa loob ng|pagkaraan ng|makaraan ang|in'],
  ['6', {}, 'kita tayo|magkita tayo|magkikita tayo'],
  ['f', {}, 'mula ngayon|ang makalipas|mula sa ngayon|from now'],
  [
    '!',
    {},
    'nangako|bahala na|tingnan natin|buy one|pare pareho|na naman|gising na|nakansela|na cancel|pareho lang|sarado|walang|kanselado|kinansela|gusto ko ang|gustong gusto|ang ganda|ang gandang|ang saya|ang sayang|ang init|ang lamig|ang sarap|ang bilis|ang tagal|ang hirap|ang dami|ang laki|balang araw|kita kits|bukas uli|bukas ulit|salamat sa|ang bukas ng|bukas palad|bukas loob|day off ko|holiday bukas|bukas holiday|mainit bukas|malamig bukas|maulan bukas',
  ],
  ['!', {}, 'maliban sa|maliban|liban sa'],
  ...countWords('!', 'o linggo, o lunes, o martes, o miyerkules, o huwebes, o biyernes, o sabado'),
  [
    'P',
    {},
    'pagkatapos kumain|pagkatapos kong kumain|bago kumain|pagkatapos ng trabaho|bago matulog|pagkatapos ng klase|bago ang klase|pagkatapos mananghalian|pagkatapos ng tanghalian|bago mananghalian|pagkatapos ng hapunan|bago maghapunan|pagkatapos maghapunan|pagkatapos ng almusal|bago mag almusal|after lunch|after work|bago magtanghali|bago tanghali|pagkatapos magtanghali',
  ],
  ['B', {}, 'bago|na mas maaga|nang mas maaga|na maaga'],
  ['l', {}, 'hanggang|hanggang sa|hanggang sa ika'],
  ['#', {}, 'beses|na beses'],
  ['z', {}, 'walang bukas|mesa para sa'],
  ...countWords(
    'z',
    'simula linggo, simula lunes, simula martes, simula miyerkules, simula huwebes, simula biyernes, simula sabado',
  ),
  ...countWords('z', '-, buong lunes, buong martes, buong miyerkules, buong huwebes, buong biyernes, buong sabado'),
  ['<', {}, 'simula'],
  ['D', { day: 24, month: 12, isWeak: true }, 'bisperas ng pasko'],
  ['D', { day: 25, month: 12, isWeak: true }, 'araw ng pasko'],
  ['D', { day: 31, month: 12, isWeak: true }, 'bisperas ng bagong taon'],
  ['D', { day: 1, month: 1, isWeak: true }, 'bagong taon'],
  ['F', {}, 'pasko|mahal na araw'],
  ...countWords('z', 'mula linggo, mula lunes, mula martes, mula miyerkules, mula huwebes, mula biyernes, mula sabado'),
  ['~', {}, 'ng buwan|sa buwan'],
  ['4', {}, 'sa loob'],
  ['G', { unit: 'Month', n: 0 }, 'katapusan ng buwan|dulo ng buwan|huling araw ng buwan|katapusan'],
  [
    'z',
    {},
    'pagitan|may|mayroon|mula pa|simula pa|bukas ang|bukas na|bukas pa|bukas kami|bukas sila|kahapon|noong|nung|nakaraang|nakaraan|buong linggo|buong araw|buong umaga|buong gabi|nakalipas|na nakalipas|kamakalawa|kamakailan|mula noong|simula noong|nagdaang|noon',
  ],
  ['g', {}, 'na|ang|ng buwan ng|ika'],
  ['&', {}, "at|'t|saka"],
  ['A', { half: 12 }, 'nn'],
];

const words: readonly Words[] = [...englishWords, ...ownWords];

const rules: readonly Rule[] = [
  // `after 45 mins patayin`: before the verb of a task it is counted from now; in English it may be from a recipe.
  ['J', '>R', (items, { before, next }) => (!before && ASKED.test(next?.raw ?? '') ? pick(items, 'R') : null)],
  // `magsulat ng isang pahina`: “ng” before an object, not before an hour.
  [
    '?',
    'an(?=\\?)',
    ([of, count]) => (of?.text === 'ng' && !count?.value.digits && of.to - of.from === 'ng'.length ? {} : null),
  ],
  // `bayad sa 27`, `sa 30 ng tanghali`: a number above 12 is no hour.
  [
    'D',
    'rn(?=[C|,p?]|a(?!m)|$)',
    ([on, day], { before, next, language }) =>
      (next?.kind !== '?' || (!before && !language.things.has(next.text))) &&
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
    'D',
    'w,?gn(?!~)',
    (items) => {
      const { n = 0 } = pick(items, 'n');
      const isOrdinal = items.at(-2)?.text === 'ika' && n >= 1 && n <= 31;
      return isOrdinal ? { day: n, days: items[0]?.value.days ?? [] } : null;
    },
  ],
  // Tuwing ikalawang Lunes ng buwan ng 7pm
  [
    '~',
    'g(?!m)',
    ([of], { before }) => (before?.kind === 'w' && of !== undefined && of.to - of.from > 'ng buwan'.length ? {} : null),
  ],
  ['r', 'z(?=w)', ([word]) => (word?.text === 'mesa' ? {} : null)],
  // `upuan 8 at 9`: seats 8 and 9.
  [
    'z',
    'n&(?=n(?!A))',
    ([count, and], { before }) => (and?.text === 'at' && count?.value.digits && before?.kind === '?' ? {} : null),
  ],
  // Kita tayo bukas!
  ['!', '6y(?=\\||$)', () => ({})],
  ['a', '&(?=[Ct])', () => ({})],
  // English “at”: `on Monday at 10`.
  [
    'a',
    '&(?=n)',
    ([word], { before, next }) =>
      word?.text === 'at' && /^[wWyEDpsu]$/.test(before?.kind ?? '') && next?.value.digits && (next.value.n ?? 99) <= 12
        ? {}
        : null,
  ],
  // `bago mag-12`: before 12, without a certain hour.
  ['B', 'B[?](?=n)', (items) => (items[1]?.text === 'mag' ? {} : null)],
  // `sa linggo 4pm`, `tuwing linggo 6pm`: with an hour, “linggo” is Sunday, not week.
  [
    'W',
    'ru(?![~gN])',
    ([at, week], { before }) =>
      before?.kind !== '#' && before?.text !== 'minsan' && at?.text === 'sa' && isLinggo(week) ? { days: [0] } : null,
  ],
  [
    'W',
    'u(?=[ag,]{0,2}(?:[Ctp]|nA))',
    ([week], { before, next }) => {
      const isComing = before?.kind === 'T' && /^(?:sa|darating)$/.test(before.text);
      const isApart = !/^[nTNeoRrx]$/.test(before?.kind ?? '?') && !(before && next?.kind === 'p');
      return isLinggo(week) && (isComing || isApart) ? { days: [0] } : null;
    },
  ],
  // Kada buwan tuwing a-28, linggo-linggo tuwing linggo
  [
    'E',
    'eue[no]',
    (items) => {
      const { n = 0 } = pick(items, 'no');
      return pick(items, 'u').unit === 'Month' && n >= 1 && n <= 31 ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  [
    'E',
    'beu',
    ([often, , week]) => (often?.value.unit === 'Week' && isLinggo(week) ? { unit: 'Week', n: 1, days: [0] } : null),
  ],
  [
    'E',
    'eu(?=[ag,]{0,2}(?:[Ctp]|n[Ap]))',
    ([every, week]) => {
      if (!isLinggo(week)) return null;
      return /^(?:tuwing|every)$/.test(every?.text ?? '') ? { unit: 'Week', n: 1, days: [0] } : UNSUPPORTED;
    },
  ],
  // `taon-taon may 9`: May, not “there is”.
  [
    'm',
    'z(?=n)',
    ([word], { before }) => (word?.text === 'may' && 'be'.includes(before?.kind ?? '?') ? { n: 5 } : null),
  ],
  // `may` as “there is”.
  ['?', 'z(?![nRDo])', ([word]) => (/^may(?:roon)?$/.test(word?.text ?? '') ? {} : null)],
  // `sa isang linggo`: in a week if it begins the sentence, elsewhere per week.
  [
    'J',
    'rn[uw]',
    (items, { before }) =>
      !before && items[0]?.text === 'sa' && items[2]?.value.unit === 'Week'
        ? { n: pick(items, 'n').n ?? 1, unit: 'Week' }
        : null,
  ],
  // Sa susunod na buwan ika-10
  [
    'D',
    '[ga][no]',
    ([on, day], { before }) =>
      on?.text === 'ika' && before?.kind === 'V' && (day?.value.n ?? 99) <= 31 ? { day: day?.value.n ?? 1 } : null,
  ],
  // Sa ika-22 ng buwan
  [
    'D',
    'r[no]~',
    ([at, day]) =>
      at?.text === 'sa' && at.to - at.from > 'sa'.length && (day?.value.n ?? 99) <= 31
        ? { day: day?.value.n ?? 1 }
        : null,
  ],
  // Disyembre a-uno
  [
    'D',
    'mnn(?![ukA])',
    ([month, on, day]) =>
      on?.text === 'a' && (day?.value.n ?? 99) <= 31 ? { day: day?.value.n ?? 1, month: month?.value.n ?? 1 } : null,
  ],
  // Kada araw tuwing 3pm
  ['a', 'e(?=[Ct]|nA)', (_items, { before }) => (before?.kind === 'u' || before?.kind === 'b' ? {} : null)],
  // Sa ika-28, sa a-uno.
  [
    'D',
    'r[no](?=[C|,p?]|a(?!m)|$)',
    (items, { next }) => {
      const isOrdinal = /^sa$/.test(items[0]?.text ?? '') && (items[0]?.to ?? 0) - (items[0]?.from ?? 0) > 'sa'.length;
      const { n = 0 } = pick(items, 'no');
      // `sa ika-3 palapag` is a floor.
      return isOrdinal && n >= 1 && n <= 31 && !COUNTED.test(next?.text ?? '') ? { day: n } : null;
    },
  ],
  [
    'E',
    'be[no](?![uk])',
    (items) => (pick(items, 'b').unit === 'Month' ? { unit: 'Month', n: 1, day: pick(items, 'no').n ?? 1 } : null),
  ],
  [
    'D',
    '[no][ag]{1,2}m',
    (items) =>
      (pick(items, 'no').n ?? 99) <= 31 ? { day: pick(items, 'no').n ?? 1, month: pick(items, 'm').n ?? 1 } : null,
  ],
  // Tuwing ika-10 ng buwan ng tanghali
  [
    'E',
    'e[no]g(?=[pC])',
    (items) =>
      (items[2]?.to ?? 0) - (items[2]?.from ?? 0) > 'ng'.length && (pick(items, 'no').n ?? 99) <= 31
        ? { unit: 'Month', n: 1, day: pick(items, 'no').n ?? 1 }
        : null,
  ],
  [
    'C',
    'an<[nQ]',
    (items) => (items[2]?.text === 'menos' ? makeClockBefore(items[1]?.value.n, items[3]?.value.n) : null),
  ],
  ['C', 'anH', (items) => makeClock(pick(items, 'n').n, 30, { isMarked: true })],
  ['C', 'anQ', (items) => makeClock(pick(items, 'n').n, 15, { isMarked: true })],
  ['C', 'n2n', (items) => makeClockBefore(pick(items, 'n', 1).n, pick(items, 'n').n)],
  ['C', '<n2n', (items) => makeClockBefore(pick(items, 'n', 1).n, pick(items, 'n').n)],
  // “Ng 5” and “mga 5” say an hour only with a part of the day or am and pm; “alas 5” always does.
  [
    'C',
    'a[no](?![HQAn-])',
    (items, { next }) => {
      const marker = items[0]?.text ?? '';
      const isSure = items[0]?.text === 'alas' || marker === 'ala' || next?.kind === 'p' || isAlas(items[0]);
      const { n, isArticle } = pick(items, 'no');
      return isSure && !isArticle ? makeClock(n, 0, { isMarked: true }) : AMBIGUOUS_CLOCK;
    },
  ],
  [
    'C',
    'n(?=p)',
    (items, { before, next }) =>
      // `7 araw, 7 gabi` are seven days and nights.
      (before?.kind !== ',' || /^(?:ng|sa|nang)$/.test(next?.text ?? '')) &&
      pick(items, 'n').digits &&
      (pick(items, 'n').n ?? 99) <= 12
        ? makeClock(pick(items, 'n').n, 0, { isMarked: true })
        : null,
  ],
  [
    'E',
    'e[no]~',
    (items) => ((pick(items, 'no').n ?? 99) <= 31 ? { unit: 'Month', n: 1, day: pick(items, 'no').n ?? 1 } : null),
  ],
  // Tuwing a-15 bayad sa bahay
  [
    'E',
    'e[no](?=[?])',
    ([every, day], { next }) => {
      const isOrdinal = every !== undefined && every.to - every.from > every.text.length;
      const n = day?.value.n ?? 99;
      return isOrdinal && n <= 31 && !COUNTED.test(next?.text ?? '') ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  // A-kinse, a-3 ng umaga
  [
    'D',
    'n[no](?![ukA#mn])',
    ([on, day], { before, next }) => {
      const n = day?.value.n ?? 99;
      const isDate = on?.text === 'a' && n <= 31 && !day?.value.isArticle && !COUNTED.test(next?.text ?? '');
      // Not `a 30` of Italian.
      const isApart = !day?.value.digits || next?.kind !== '?' || before?.kind === 'V';
      return isDate && isApart && (!before || /^[Vr~,]$/.test(before.kind)) ? { day: n } : null;
    },
  ],
  // Alas-nuwebe trenta
  [
    'C',
    'ann(?![u#km])',
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
    'W',
    'z[l-]w',
    ([from, , to]) =>
      /^s?i?mula$/.test(from?.text ?? '') && from?.value.n !== undefined
        ? { days: spanDays(from.value.n, to?.value.n), isSpan: true }
        : null,
  ],
  // Biyernes bayaran ang kuryente
  [
    'W',
    'w(?=[?])',
    ([day], { before, next }) =>
      !before && /^(?:mag|\p{L}).{3,}(?:[^a]in|an)$|^i[bdgklmpst]\p{L}{4,}$/u.test(next?.raw ?? '')
        ? { days: day?.value.days ?? [], which: 'this' }
        : null,
  ],
  // Bukas na bayaran
  [
    'y',
    'z(?=[?])',
    ([day], { next }) =>
      day?.text === 'bukas' && day.to - day.from === 'bukas na'.length && ASKED.test(next?.raw ?? '') ? { n: 1 } : null,
  ],
  // Sabado't linggo
  ['&', '[?](?=[wu])', ([and], { before }) => (and?.text === 't' && before?.kind === 'w' ? {} : null)],
  ['W', 'w&W', (items) => ({ days: items.flatMap(({ value }) => value.days ?? []) })],
  // Isang beses sa dalawang linggo
  ['E', 'n#r?R', (items) => (pick(items, 'n').n === 1 ? pick(items, 'R') : null)],
  // Sabado at linggo
  [
    'W',
    'w(?:[,&]{1,2}w)*[,&]{1,2}u(?!~)',
    (items) => (isLinggo(items.at(-1)) ? { days: [...items.flatMap(({ value }) => value.days ?? []), 0] } : null),
  ],
  // `ikalawang linggo ng buwan` is ambiguous: a week or a Sunday.
  ['!', 'ou~', ([, week]) => (isLinggo(week) ? {} : null)],
  // Tuwing a-15, kada ika-5
  [
    'E',
    'e[no](?=[,|Cap]|$)',
    (items) => {
      const [every] = items;
      const isOrdinal = /^(?:tuwing|kada|bawat)$/.test(every?.text ?? '') && every !== undefined;
      const { n = 99 } = pick(items, 'no');
      return isOrdinal && every.to - every.from > every.text.length && n <= 31 ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  // `tuwing alas-nuwebe ng gabi` is every day.
  ['E', 'e(?=Cp)', () => ({ unit: 'Day', n: 1 })],
  ['W', 'w[-l]w', (items) => ({ days: spanDays(pick(items, 'w').n, pick(items, 'w', 1).n), isSpan: true })],
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

export const filipino = defineLanguage({
  ...englishDefinition,
  code: 'fil',
  words,
  spellings: [latinLetters],
  spelled: ownWords,
  rules: [...rules, ...(englishDefinition.rules ?? [])],
  copulas: `${englishDefinition.copulas}|ay|ang`,
  sundayIsWeek: 'linggo',
  describing: `${englishDefinition.describing}|balita|siya|siyang|sila|silang|niya|nila|lagi|palagi|laging|palaging|madalas|karaniwan|karaniwang|bukas ang|sarado`,
  // A statement has no verb of a task before its subject: `tahimik ang lawa`, the lake is quiet.
  isPredicate: (items) => {
    // `kailangan ng bata`: somebody else needs something.
    if (/^kailangan$/.test(items[0]?.text ?? '') && /^n(?:g|i|ina|iya|ila)$/.test(items[1]?.text ?? '')) return true;
    const isOurs = items.some(({ text }) => /^(?:ako|akong|kami|kaming|tayo|tayong|kong)$/.test(text));
    if (!isOurs && items.some(({ kind, text }) => kind !== 'D' && (/^may(?:roon)?$/.test(text) || GOING_ON.test(text))))
      return true;
    const subject = items.findIndex(({ text }) => /^(?:ang|yung)$/.test(text));
    return subject >= 0 && !items.slice(0, subject).some(({ kind, text }) => kind === '?' && isAsking(text));
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
