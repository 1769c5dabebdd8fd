import { makeClock, makeClockBefore, pick, UNSUPPORTED } from '../grammar.ts';
import { countWords, defineLanguage, type Rule, type Words } from '../language.ts';

const ones = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const tens: readonly (readonly [number, string])[] = [
  [20, 'zwanzig'],
  [30, 'dreißig'],
  [40, 'vierzig'],
  [50, 'fünfzig'],
];
const compounds = tens.flatMap(([n, name]) =>
  ones.map((one, index): Words => ['n', { n: n + index }, index === 0 ? name : `${one}und${name}`]),
);

const ordinalStems =
  'erst, zweit, dritt, viert, fünft, sechst, siebt, acht, neunt, zehnt, elft, zwölft, dreizehnt, vierzehnt, fünfzehnt, sechzehnt, siebzehnt, achtzehnt, neunzehnt, zwanzigst';
const inflect = (stem: string): string => ['e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending).join('|');
const ordinalWords = ordinalStems.split(', ').map((stem, index): Words => ['o', { n: index + 1 }, inflect(stem)]);

const ordinalCompounds = [...compounds.filter(([, { n = 0 }]) => n > 20 && n <= 31)].map(
  ([, value, name]): Words => ['o', { n: value.n ?? 0 }, inflect(`${name}st`)],
);

const days = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const parts = [
  ['morgen|früh|vormittag', 'morning'],
  ['mittag', 'noon'],
  ['nachmittag', 'afternoon'],
  ['abend', 'evening'],
  ['nacht', 'night'],
] as const;
const dayParts = [...days.map((day, n) => [day, n] as const), ['sonnabend', 6] as const].flatMap(([day, n]) =>
  parts.flatMap(([names, part]): Words[] => {
    const list = names.split('|');
    return [
      ['w', { n, days: [n], part }, list.map((name) => day + name).join('|')],
      ['w', { n, days: [n], part, isHabit: true }, list.map((name) => `${day}${name}s`).join('|')],
    ];
  }),
);

const words: readonly Words[] = [
  ...countWords(
    'n',
    'eins, zwei|zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn',
    1,
  ),
  ...compounds,
  ['n', { n: 1, isArticle: true }, 'ein|eine|einer|einem|einen|ner|nem|nen|ne'],
  ['n', { n: 1.5 }, 'anderthalb|eineinhalb'],
  ['n', { n: 2.5 }, 'zweieinhalb'],
  ['n', { n: 3.5 }, 'dreieinhalb'],
  ...ordinalWords,
  ...ordinalCompounds,
  ['o', { n: -1 }, inflect('letzt')],
  ...countWords('w', days.join(', ')),
  ['w', { n: 6, days: [6] }, 'sonnabend'],
  ...countWords('w', 'so, mo, di, mi, do, fr, sa', 0, { isWeak: true }),
  ...countWords('w', days.map((day) => `${day}s|immer ${day}s|jeweils ${day}s|immer am ${day}`).join(', '), 0, {
    isHabit: true,
  }),
  ...countWords('w', '-, immer mo, immer di, immer mi, immer do, immer fr, immer sa', 0, { isHabit: true }),
  ['w', { n: 6, days: [6], isHabit: true }, 'sonnabends'],
  [
    's',
    { days: [6, 0], isHabit: true },
    'wochenends|an wochenenden|an den wochenenden|am wochenende immer|immer am wochenende',
  ],
  ['z', {}, `vorabend|${days.map((day) => `${day.replace(/woch$/, 'woche').replace(/tag$/, 'tage')}`).join('|')}`],
  ...dayParts,
  ...countWords('w', days.map((day) => `immer ${day}s`).join(', '), 0, { isHabit: true }),
  [
    's',
    { days: [1, 2, 3, 4, 5] },
    'werktag|werktags|werktagen|an werktagen|wochentags|wochentag|arbeitstag|arbeitstags|an arbeitstagen|unter der woche|mo fr|mo bis fr',
  ],
  ['s', { days: [6, 0] }, 'wochenende'],
  ['z', {}, 'schönes wochenende|guten morgen|guten abend|gute nacht|guten tag|wochenenden|heute nacht|heute früh'],
  ...countWords(
    'm',
    'januar|jan|jänner, februar|feb, märz|mär, april|apr, mai, juni|jun, juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, dezember|dez',
    1,
  ),
  ['y', { n: 0 }, 'heute|heut'],
  ['y', { n: 1 }, 'morgen|mrgn|morgn'],
  ['y', { n: 2 }, 'übermorgen'],
  ['y', { n: 3 }, 'überübermorgen'],
  ['y', { n: 1, part: 'morning' }, 'morgen früh|morgen vormittag|morgen in der früh'],
  ['y', { n: 0, part: 'morning' }, 'heute morgen|heute vormittag'],
  [
    'p',
    { part: 'morning' },
    'morgens|vormittags|vormittag|am vormittag|am morgen|früh|in der früh|frühmorgens|früh am morgen',
  ],
  ['p', { part: 'noon' }, 'mittags|am mittag|mittag|zu mittag'],
  ['p', { part: 'afternoon' }, 'nachmittags|nachmittag|am nachmittag'],
  ['p', { part: 'evening' }, 'abends|abend|am abend'],
  ['p', { part: 'night' }, 'nachts|nacht|in der nacht'],
  ['b', { unit: 'Day', part: 'morning' }, 'jeden morgen|jeden vormittag'],
  ['u', { unit: 'Minute' }, 'minute|minuten|min'],
  ['u', { unit: 'Hour' }, 'stunde|stunden|std'],
  ['u', { unit: 'Day' }, 'tag|tage|tagen'],
  ['u', { unit: 'Week' }, 'woche|wochen'],
  ['u', { unit: 'Month' }, 'monat|monate|monaten|monats'],
  ['u', { unit: 'Year' }, 'jahr|jahre|jahren|jahres'],
  [
    'R',
    { n: 30, unit: 'Minute' },
    'einer halben std|ner halben std|einer halben stunde|eine halbe stunde|ner halben stunde',
  ],
  ['R', { n: 15, unit: 'Minute' }, 'einer viertelstunde|eine viertelstunde|ner viertelstunde'],
  ['R', { n: 45, unit: 'Minute' }, 'einer dreiviertelstunde|eine dreiviertelstunde|ner dreiviertelstunde'],
  ['R', { n: 6, unit: 'Month' }, 'einem halben jahr'],
  [
    'e',
    {},
    'jd|jedn|jden|jeden|jede|jedes|jeder|jedem|jeden einzelnen|jede einzelne|alle|aller|jeweils am|jew . am|immer am',
  ],
  ['b', { unit: 'Day' }, 'täglich|tgl|tägl|tagtäglich|jeden tag'],
  ['b', { unit: 'Week' }, 'wöchentlich|allwöchentlich|einmal pro woche|einmal die woche|einmal in der woche'],
  ['b', { unit: 'Week', n: 2 }, 'vierzehntägig|zweiwöchentlich|zweiwöchig|im zweiwochentakt'],
  ['b', { unit: 'Month' }, 'monatlich|allmonatlich|einmal im monat|einmal pro monat'],
  ['b', { unit: 'Month', n: 3 }, 'vierteljährlich|quartalsweise|jedes quartal'],
  ['b', { unit: 'Month', n: 6 }, 'halbjährlich|jedes halbe jahr|alle halbe jahr|alle halben jahre|jedes halbjahr'],
  ['b', { unit: 'Month', n: 3 }, 'alle viertel jahre|jedes vierteljahr|alle vierteljahre'],
  ['D', { day: 24, month: 12, isWeak: true }, 'heiligabend|heilig abend|weihnachtsabend'],
  ['D', { day: 31, month: 12, isWeak: true }, 'silvester|silvesterabend'],
  ['D', { day: 1, month: 1, isWeak: true }, 'neujahr'],
  ['F', {}, 'weihnachten|ostern|pfingsten|ostersonntag|ostermontag|pfingstmontag|karfreitag'],
  ['b', { unit: 'Year' }, 'jährlich|alljährlich'],
  ['b', { unit: 'Day', isAdjective: true }, 'tägig'],
  ['b', { unit: 'Month' }, 'einmal monatlich'],
  ['b', { unit: 'Week' }, 'einmal wöchentlich'],
  ['b', { unit: 'Year', isMarked: true }, 'einmal jährlich|einmal im jahr|einmal pro jahr'],
  ['b', { unit: 'Day', part: 'evening' }, 'allabendlich'],
  ['b', { unit: 'Day', part: 'morning' }, 'allmorgendlich'],
  ['b', { unit: 'Day' }, 'einmal am tag|einmal täglich'],
  ['z', {}, 'zweimal|dreimal|stündlich|mal täglich|mal am tag|mal pro|mal die woche|mal in der woche|mal im'],
  ['N', {}, inflect('nächst')],
  ['T', {}, `${inflect('dies')}|${inflect('kommend')}`],
  [
    'z',
    {},
    `${inflect('übernächst')}|${inflect('vergangen')}|${inflect('vorig')}|${inflect('vorletzt')}|letzte woche|letzten monat|letztes jahr|letzte nacht|letztes wochenende|vorige woche`,
  ],
  ['a', {}, 'um|gegen|punkt|um punkt|um circa|um ca|zirka um|spätestens um|pünktlich um'],
  ['a', { isWeak: true }, 'ab'],
  ['r', {}, 'fällig|fällig am|am|an|zum|bis spätestens|spätestens am|ab dem|den'],
  ['k', {}, 'uhr'],
  ['c', { hour: 24 }, 'mitternacht'],
  ['h', {}, 'halb'],
  ['Q', { n: 15 }, 'viertel'],
  ['3', {}, 'dreiviertel|drei viertel'],
  ['>', {}, 'nach'],
  ['<', {}, 'vor'],
  ['i', {}, 'in|in etwa|in ca|in circa'],
  ['f', {}, 'später|von jetzt an|ab jetzt'],
  [
    '!',
    {},
    'regen erwartet|schnee erwartet|gewitter erwartet|regen vorhergesagt|schnee vorhergesagt|wird regen|wird gewitter|regen angesagt|schnee angesagt|wird es wärmer|wird es kälter|wird es kühler|wird es heiß|wird es kalt|wird es warm|wird es schön|wird es sonnig|wird es windig|wird es regnerisch|höchstens einmal|danke für|danke dass|danke, dass|danke , dass|schön, dass|schön dass|am nächsten morgen|am nächsten tag|am folgenden tag|am folgenden morgen|am tag darauf|er sagt|sie sagt|er meint|sie meint|täglich brot|es wird wärmer|es wird kälter|preis von einem|zum halben preis|mal sehen|schauen wir mal|wer weiß|wir werden sehen|mindestens haltbar|niemand|keiner|fällt aus|fallen aus|abgesagt|entfällt|entfallen|schon wieder|ist schon|stell dir vor|stellt euch vor|stellen sie sich vor|eines tages|im fernsehen|es ist schon|eine gute tat|bis dann',
  ],
  ['!', {}, 'außer|ausser|ausgenommen|mit ausnahme'],
  ['B', {}, 'vorher|davor|zuvor|früher|im voraus'],
  ['l', {}, 'bis|bis zum|bis einschließlich|bis zu'],
  ['#', {}, 'mal|x'],
  ['4', {}, 'für|für die nächsten'],
  ['0', {}, 'lang|hindurch'],
  [
    'P',
    {},
    'nach der arbeit|vor der arbeit|nach der schule|vor der schule|nach dem essen|vor dem essen|nach dem mittagessen|vor dem mittagessen|nach dem frühstück|vor dem frühstück|nach dem abendessen|vor dem abendessen|vor dem schlafen|vor dem schlafengehen|vorm schlafen|vorm schlafengehen|vorm essen|nachm essen|beim frühstück|zum frühstück|zum mittagessen|zum abendessen|nach feierabend|nach dem unterricht|bei sonnenuntergang|in aller früh|in aller frühe|in aller herrgottsfrühe',
  ],
  ['~', {}, 'im monat|des monats|eines monats'],
  [
    'G',
    { unit: 'Month', n: 0 },
    'ende des monats|letzten tag des monats|letzter tag des monats|letzten tag im monat|monatsende|ende dieses monats|ende diesen monats',
  ],
  ['G', { unit: 'Month', n: 1 }, 'ende nächsten monats|ende des nächsten monats'],
  [
    'z',
    {},
    `${['nächster', 'der nächsten', 'dieser', 'der'].flatMap((week) => ['anfang', 'mitte', 'ende'].map((part) => `${part} ${week} woche`)).join('|')}|zwischen|gestern|vorgestern|seit|vorhin|damals|neulich|heute in acht tagen|in acht tagen|in 8 tagen|am tag zuvor|jeden tag ein bisschen|morgen kommt der weihnachtsmann|morgen ist ein anderer tag|morgen ist auch noch ein tag|von montag an|als kind|als kinder|um diese zeit|um die zeit|um dieselbe zeit`,
  ],
  ['g', {}, 'des|dem|im|zur'],
  ['&', {}, 'und|sowie|u'],
  [',', {}, 'jeweils'],
];

const rules: readonly Rule[] = [
  // Alle 2 wo
  ['R', 'n[?]', ([n, word]) => (word?.text === 'wo' && n?.value.digits ? { n: n.value.n ?? 0, unit: 'Week' } : null)],
  // 2-wöchentlich
  [
    'b',
    'nb',
    ([count, often]) => {
      const { unit, n, isGlued, isAdjective } = often?.value ?? {};
      if (!count?.value.n || !isGlued || !unit || n !== undefined) return null;
      // 14-tägig, but not `ein 3-tägiges Seminar`.
      if (isAdjective) return count.value.n === 14 ? { unit: 'Week', n: 2 } : null;
      return { unit, n: count.value.n };
    },
  ],
  // “so um 9” is about nine; “So um 9”, with a capital, is on a Sunday.
  ['a', 'wa', ([day]) => (day?.text === 'so' && !day.value.isCapital ? {} : null)],
  // Eine Woche lang
  ['K', 'R0', (items) => pick(items, 'R')],
  // `3 am Tag` is three a day, not three in the morning as in English.
  [
    'z',
    'nr(?=u)',
    ([count, at], { before }) => (at?.text === 'am' && count?.value.digits && before?.kind !== 'a' ? {} : null),
  ],
  // `alle Tage`: only with a number it is a repeat.
  ['E', 'eu', (items) => (items[0]?.text === 'alle' ? UNSUPPORTED : null)],
  // `Montag Morgen`: elsewhere, “morgen” means tomorrow.
  [
    'W',
    'wy(?![C])',
    (items) =>
      items[1]?.text === 'morgen' && items[1]?.value.n === 1
        ? { days: items[0]?.value.days ?? [], part: 'morning', isHabit: items[0]?.value.isHabit ?? false }
        : null,
  ],
  // Fünf vor halb acht, fünf nach halb acht.
  [
    'C',
    'n[<>]hn',
    (items) => {
      const shift = items[1]?.kind === '<' ? -(pick(items, 'n').n ?? 0) : (pick(items, 'n').n ?? 0);
      const hour = pick(items, 'n', 1).n ?? 0;
      return hour >= 1 && hour <= 12 && Math.abs(shift) < 15
        ? makeClock(hour === 1 ? 12 : hour - 1, 30 + shift, { isMarked: true })
        : null;
    },
  ],
  ['C', 'hn', (items) => makeClockBefore(pick(items, 'n').n, 30)],
  ['C', 'Q>n', (items) => makeClock(pick(items, 'n').n, 15, { isMarked: true })],
  ['C', 'Q<n', (items) => makeClockBefore(pick(items, 'n').n, 15)],
  ['C', '3n', (items) => makeClockBefore(pick(items, 'n').n, 15)],
  [
    'C',
    'nu?>n(?!u)',
    (items) =>
      isMinutes(pick(items, 'n').n) ? makeClock(pick(items, 'n', 1).n, pick(items, 'n').n, { isMarked: true }) : null,
  ],
  [
    'C',
    'nu?<n(?!u)',
    (items) => (isMinutes(pick(items, 'n').n) ? makeClockBefore(pick(items, 'n', 1).n, pick(items, 'n').n) : null),
  ],
  ['z', '<g?R', () => ({})],
  // Immer am 12. Miete zahlen
  [
    'E',
    'eo(?![W~])',
    ([every, day]) =>
      /^(?:immer|jeweils)$/.test(every?.text ?? '') && day?.value.digits && day.value.n
        ? { unit: 'Month', n: 1, day: day.value.n }
        : null,
  ],
  // Bis zum 25. kündigen
  [
    'D',
    'o(?![Wwmu~e])',
    ([day], { before, next }) =>
      before?.kind === 'l' && day?.value.digits && !(next?.isCapital && /^\p{L}/u.test(next.text))
        ? { day: day.value.n ?? 1 }
        : null,
  ],
  // Jeden Ersten Miete
  [
    'E',
    'eo',
    ([every, day]) =>
      every?.text === 'jeden' && day?.text === 'ersten' && day.value.isCapital ? { unit: 'Month', n: 1, day: 1 } : null,
  ],
  // Miete jeden 1.
  [
    'E',
    'eo(?=[,|Cap?]|$)',
    // Not `alle 16` of Italian.
    ([every, day], { next }) =>
      /^jede/.test(every?.text ?? '') && day?.value.digits && day.value.n && (next?.kind !== '?' || day.value.n > 12)
        ? { unit: 'Month', n: 1, day: day.value.n }
        : null,
  ],
  ['C', 'nk(?=[^n]|$)', (items) => (pick(items, 'n').isArticle ? makeClock(1, 0, { isMarked: true }) : null)],
];

const isMinutes = (n = 0): boolean => n % 5 === 0 && n > 0 && n < 30;

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Adds the spellings without umlauts: `frueh` for `früh`. */
const spellUmlauts = (phrases: string): string =>
  [phrases, ...phrases.split('|').filter((phrase) => /[äöü]/.test(phrase))]
    .map((phrase, index) => (index ? phrase.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : phrase))
    .join('|');

export const german = defineLanguage({
  code: 'de',
  words: words.map(([kind, value, phrases]): Words => [kind, value, spellUmlauts(phrases)]),
  rules,
  hasDottedOrdinals: true,
  hasDottedPairs: true,
  hasDayFirst: true,
  countsTo24: true,
  hasLateHourMark: true,
  copulas: 'ist|sind',
  describing:
    'angeblich|anscheinend|er|man|gibt|gratis|kostenlos|offen|öffnet|öffnen|schließt|schließen|immer|meistens|oft|manchmal|normalerweise|gewöhnlich|üblicherweise|zurzeit|derzeit|momentan|moment|geöffnet|geschlossen|geschäfte|frei|derselbe|dieselbe|dasselbe|dieselben|danach|bekanntlich|schlägt|läutet|keimt|reift',
  hasCapitalNouns: true,
  subjects:
    'der|die|das|ein|eine|mein|meine|dein|deine|sein|seine|ihr|ihre|unser|unsere|sie|es|man|hier|dort|alle|viele|manche|jeder|mama|papa|oma|opa',
  nameAndVerb: /^\S+ \p{Ll}{3,}t /u,
  verbAndSubject:
    /^(?:\p{Ll}{3,}t|wird|werden|sind) (?:der|die|das|mein|meine|unser|unsere|jemand|man|er|sie|es|ein|eine)$/u,
  // Feelings that repeat are no plan.
  pairedPast: [[/^(?:denke|vermisse|träume|hasse|fühle)$/u, /^/u]],
  tasks:
    /^(?!(?:denen|ihnen|jenen|[mdsk]?einen|ihren|unseren|neben|eben|oben|unten|innen|außen|hinten|gegen|wegen|zwischen)$)\p{Ll}{2,}(?:en|ern|eln)$|^(?:fertig|muss|müssen|raus|zurück)$/u,
  measures: 'grad|puls|gewicht|blutdruck|temperatur|blutzucker|herzfrequenz|fieber|kilometerstand',
  notStatements:
    'musst|sollst|fährt|kommt|beginnt|startet|geht|endet|läuft|landet|findet|steht|trifft|fliegt|ankommt|nicht|erst|jetzt|statt|dort|fast|selbst|sonst|sofort|zuerst|zuletzt|insgesamt|laut|ansteht|hat',
  plans: 'ich|wir|muss|müssen|soll|sollen|wollen|möchte|erinnere|denk',
  negations:
    'nicht|nie|niemals|kein|keine|keinen|keiner|keinem|nichts|regnet|regnen|schneit|schneien|sonnig|bewölkt|wetterbericht',
  forgetting: 'vergessen|vergiss|verpassen|verschlafen',
  common: 'ist|sind|mit|und|zu|von|in|es|wir|ich|bei|auf|für|nicht',
  conditions:
    'laut|ideen|ob|wenn|falls|sobald|notizen|protokoll|zusammenfassung|welch|zitat|liedtext|sprichwort|rückblick|warum|wann|wie|was|wer|wo',
  // Weak verbs; strong ones are listed.
  pastEndings: [
    /^(?!\p{Ll}*(?:karte|miete|leute|werte|torte|sorte|tante|akte|punkte|produkte|kontakte|projekte|orte|texte|warte|geräte|pakete|zitate|monate|elemente|dokumente|medikamente|[^h]ette|otte|beichte|hüfte|hälfte|kräfte|säfte|geschäfte|früchte|dichte|gerichte|gewichte|märkte|objekte)n?$)\p{Ll}+(?:[^aeiouäöüs]te|ete|eten|ierte|ierten|(?:[bgkm]|(?<!e|[^n]an)n|au|eh|oh|üh)ten)$/u,
  ],
  notPast:
    'ernten|bestellt|verabredet|vereinbart|vergessen|heute|bitte|möchte|sollte|könnte|müsste|dürfte|leute|karte|liste|beste|letzte|leichte|gute|alte|rote|echte|kalte|laute|späte|bunte|nächste|warte|arbeite|halte|miete|biete|leite|schalte|richte|achte|beachte|berichte|erste|zweite|dritte|vierte|fünfte|sechste|achte|zehnte|kneten|beten|bieten|mieten|anbieten|vermieten|geplant|gebucht|gesucht|gebeten|gegen|gefragt|gehen|geben|genießen|gestalten|gewinnen|gehören|geraten|gefallen|genehmigen|gießen|ausgeben|abgeben|aufgeben|angeben|eingeben|zurückgeben|weitergeben|vorgeben|nachgeben|bekanntgeben|ausgehen|angehen|umgehen|hingehen|losgehen|weggehen|zurückgehen|mitgehen|nachgehen|vorgehen|aufgehen|eingehen|einkaufen|spazierengehen|schlafengehen|zugeben|hergeben|ausgeht|losgeht|gelten|gebraucht|getrennt',
  lastParticiple:
    /^(?:ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|nieder|statt|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen|über|kennen|hoch|frei|fern|kaputt|vorbei|hinein|herein|runter|raus|rein|spazieren|stehen|hinzu|heraus|hinaus|herunter|dazu|bereit|teil|voran|vorher|empor|wahr|tot|schief|übrig|liegen|sitzen|heim|davon|entgegen)?ge\p{Ll}{2,19}(?:t|en)$|^\p{Ll}{3,19}iert$|^(?:be|ver|er|ent|zer)\p{Ll}{3,19}[^s]t$/u,
  participles:
    /^(?:ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|nieder|statt|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen|über|kennen|hoch|frei|fern|kaputt|vorbei|hinein|herein|runter|raus|rein|spazieren|stehen|hinzu|heraus|hinaus|herunter|dazu|bereit|teil|voran|vorher|empor|wahr|tot|schief|übrig|liegen|sitzen|heim|davon|entgegen)?ge\p{Ll}{2,19}(?:t|en)$|^\p{Ll}{3,19}iert$|^(?:be|ent|er|ver|zer|über|unter)\p{Ll}{3,19}(?:t|en)$/u,
  auxiliaries: 'hat|habe|haben|hatte|hatten|hast|habt|seid|ist|sind|bin|bist|war|waren|wurde|wurden|worden',
  past: 'hasste|hassten|wär|wärs|hätt|verpasst|wars|war|waren|warst|hatte|hatten|ging|gingen|kam|kamen|wurde|wurden|gab|gaben|sah|sahen|fuhr|fuhren|traf|trafen|begann|starb|schloss|gewann|verlor|schrieb|rief|lag|lagen|hieß|blieb|blieben|aß|saß|saßen|schlief|schliefen|stand|standen|fand|fanden|nahm|nahmen|sprach|trank|lief|liefen|fiel|fielen|flog|zog|zogen|hielt|trug|brach|bekam|ließ|wusste|musste|mussten|konnte|konnten|wollte|wollten|durfte|brachte|dachte|kannte|nannte|war|wäre|wären|wärst|hätte|hätten|hättest|hättet|würde|würdest|sei|endete|dauerte|kostete|reiste|passte|gewesen|geboren|stattgefunden|trat|traten|betrat|betraten|starben|schlossen|gewannen|verloren|schrieben|riefen|aßen|sprachen|tranken|flogen|hielten|trugen|brachen|bekamen|ließen|wussten|durften|brachten|dachten|kannten|lasen|las|half|halfen|warf|warfen|sang|sangen|schwamm|schwammen|stieg|stiegen|schien|schienen|entstand|erschien|wuchs|schlug|lud|hob|bot|log|sank|sanken|versank|ertrank|verschwand|verschwanden|sprang|sprangen|bog|griff|griffen|floh|flohen|fror|goss|grub|hing|hingen|klang|kroch|litt|mied|pfiff|riss|ritt|rang|schnitt|schob|schoss|schrie|schrien|schwieg|schwor|stahl|stach|stieß|stritt|tat|taten|verließ|verließen|verzieh|wich|wies|wog|zwang|zerbrach|erhielt|erhielten|erfand|entdeckte|gelang|geschah|unterschrieb|übernahm|eroberte|vergaß|vergaßen|rannte|rannten|brannte|sandte|fing|fingen|empfing|besaß|befahl|bat|baten|band|biss|blies|briet|drang|lieh|maß|pries|schuf|schmolz|spie|trieb|wusch|wand',
  namesBefore:
    'black|neue|beste|schwarzer|endlich|gottseidank|schöner|schönen|toller|robinson|frau|herr|familie|liebe|lieben|hasse|hassen|heißt|mag|seit|ist|es|kein|keinen|mein|dein|sein|ihr|unser|rosen|blauer|grüner|autobahn|s|u|rosenmontag|kreuzworträtsel|der|die|das|jener|welcher|ruhetag',
  numbersBefore:
    'kapitel|endstand|spielstand|halbzeit|bestellnummer|rechnungsnummer|auftragsnummer|kundennummer|aktenzeichen|az|bestellung|rechnung|auftrag|wie|seite|zimmer|raum|version|linie|bus|gleis|tor|psalm|johannes|lukas|matthäus|markus|stand|ergebnis|verhältnis|nummer|nr|artikel|paragraph|absatz|klasse|stufe|haus|hausnummer|etage|stock|tisch|regal|platz|folge|staffel|teil|band|aufgabe|übung|frage|bild|tabelle|größe|format|mose|römer',
  followers:
    'zum|zur|mit|bei|beim|ins|in|im|den|die|das|der|anrufen|und|dann|oder|treffen|holen|abholen|aufstehen|einkaufen|essen|gehen|kommt|ist|beginnt|los|da|wecken|mama|papa|ich|wir|bitte|weil|wenn|nach|vom|von|auf|an|losfahren|kaufen|bringen|schicken|bezahlen',
  things:
    'euro|cent|prozent|grad|kilo|kg|g|gramm|km|kilometer|meter|m|cm|liter|l|ml|leute|personen|punkte|stück|stücke|gäste|kinder|eier|tassen|jahre|monate|wochen|tage|plätze|ecken|dollar|franken|mal|uhren|bücher|seiten|karten|zimmer|autos|häuser|freunde|prozentpunkte|stellen|teile|teilnehmer|millionen|milliarden|tausend|hundert',
});
