import { makeClock, makeClockBefore, pick, UNSUPPORTED } from '../grammar.ts';
import { countWords, defineLanguage, type Rule, type WordRange, type Words } from '../language.ts';

const ones = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const tens: readonly (readonly [number, string])[] = [
  [20, 'zwanzig'],
  [30, 'dreißig'],
  [40, 'vierzig'],
  [50, 'fünfzig'],
];
const compounds = tens.flatMap(([n, name]) =>
  ones.map((one, index): Words => ['number', { n: n + index }, index === 0 ? name : `${one}und${name}`]),
);

const ordinalStems =
  'erst, zweit, dritt, viert, fünft, sechst, siebt, acht, neunt, zehnt, elft, zwölft, dreizehnt, vierzehnt, fünfzehnt, sechzehnt, siebzehnt, achtzehnt, neunzehnt, zwanzigst';
const inflect = (stem: string): string => ['e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending).join('|');
const ordinalWords = ordinalStems.split(', ').map((stem, index): Words => ['ordinal', { n: index + 1 }, inflect(stem)]);

const ordinalCompounds = [...compounds.filter(([, { n = 0 }]) => n > 20 && n <= 31)].map(
  ([, value, name]): Words => ['ordinal', { n: value.n ?? 0 }, inflect(`${name}st`)],
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
      ['weekday', { n, days: [n], part }, list.map((name) => day + name).join('|')],
      ['weekday', { n, days: [n], part, isHabit: true }, list.map((name) => `${day}${name}s`).join('|')],
    ];
  }),
);

const words: readonly Words[] = [
  ...countWords(
    'number',
    'eins, zwei|zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn',
    1,
  ),
  ...compounds,
  ['number', { n: 1, isArticle: true }, 'ein|eine|einer|einem|einen|ner|nem|nen|ne'],
  ['number', { n: 1.5 }, 'anderthalb|eineinhalb'],
  ['number', { n: 2.5 }, 'zweieinhalb'],
  ['number', { n: 3.5 }, 'dreieinhalb'],
  ...ordinalWords,
  ...ordinalCompounds,
  ['ordinal', { n: -1 }, inflect('letzt')],
  ...countWords('weekday', days.join(', ')),
  ['weekday', { n: 6, days: [6] }, 'sonnabend'],
  ...countWords('weekday', 'so, mo, di, mi, do, fr, sa', 0, { isWeak: true }),
  ...countWords('weekday', days.map((day) => `${day}s|immer ${day}s|jeweils ${day}s|immer am ${day}`).join(', '), 0, {
    isHabit: true,
  }),
  ...countWords('weekday', '-, immer mo, immer di, immer mi, immer do, immer fr, immer sa', 0, { isHabit: true }),
  ['weekday', { n: 6, days: [6], isHabit: true }, 'sonnabends'],
  [
    'weekdays',
    { days: [6, 0], isHabit: true },
    'wochenends|an wochenenden|an den wochenenden|am wochenende immer|immer am wochenende',
  ],
  ['bygone', {}, `vorabend|${days.map((day) => `${day.replace(/woch$/, 'woche').replace(/tag$/, 'tage')}`).join('|')}`],
  ...dayParts,
  ...countWords('weekday', days.map((day) => `immer ${day}s`).join(', '), 0, { isHabit: true }),
  [
    'weekdays',
    { days: [1, 2, 3, 4, 5] },
    'werktag|werktags|werktagen|an werktagen|wochentags|wochentag|arbeitstag|arbeitstags|an arbeitstagen|unter der woche|mo fr|mo bis fr',
  ],
  ['weekdays', { days: [6, 0] }, 'wochenende'],
  ['bygone', {}, 'schönes wochenende|guten morgen|guten abend|gute nacht|guten tag|wochenenden|heute nacht|heute früh'],
  ...countWords(
    'month',
    'januar|jan|jänner, februar|feb, märz|mär, april|apr, mai, juni|jun, juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, dezember|dez',
    1,
  ),
  ['relativeDay', { n: 0 }, 'heute|heut'],
  ['relativeDay', { n: 1 }, 'morgen|mrgn|morgn'],
  ['relativeDay', { n: 2 }, 'übermorgen'],
  ['relativeDay', { n: 3 }, 'überübermorgen'],
  ['relativeDay', { n: 1, part: 'morning' }, 'morgen früh|morgen vormittag|morgen in der früh'],
  ['relativeDay', { n: 0, part: 'morning' }, 'heute morgen|heute vormittag'],
  [
    'dayPart',
    { part: 'morning' },
    'morgens|vormittags|vormittag|am vormittag|am morgen|früh|in der früh|frühmorgens|früh am morgen',
  ],
  ['dayPart', { part: 'noon' }, 'mittags|am mittag|mittag|zu mittag'],
  ['dayPart', { part: 'afternoon' }, 'nachmittags|nachmittag|am nachmittag'],
  ['dayPart', { part: 'evening' }, 'abends|abend|am abend'],
  ['dayPart', { part: 'night' }, 'nachts|nacht|in der nacht'],
  ['frequency', { unit: 'Day', part: 'morning' }, 'jeden morgen|jeden vormittag'],
  ['unit', { unit: 'Minute' }, 'minute|minuten|min'],
  ['unit', { unit: 'Hour' }, 'stunde|stunden|std'],
  ['unit', { unit: 'Day' }, 'tag|tage|tagen'],
  ['unit', { unit: 'Week' }, 'woche|wochen'],
  ['unit', { unit: 'Month' }, 'monat|monate|monaten|monats'],
  ['unit', { unit: 'Year' }, 'jahr|jahre|jahren|jahres'],
  [
    'duration',
    { n: 30, unit: 'Minute' },
    'einer halben std|ner halben std|einer halben stunde|eine halbe stunde|ner halben stunde',
  ],
  ['duration', { n: 15, unit: 'Minute' }, 'einer viertelstunde|eine viertelstunde|ner viertelstunde'],
  ['duration', { n: 45, unit: 'Minute' }, 'einer dreiviertelstunde|eine dreiviertelstunde|ner dreiviertelstunde'],
  ['duration', { n: 6, unit: 'Month' }, 'einem halben jahr'],
  [
    'every',
    {},
    'jd|jedn|jden|jeden|jede|jedes|jeder|jedem|jeden einzelnen|jede einzelne|alle|aller|jeweils am|jew . am|immer am',
  ],
  ['frequency', { unit: 'Day' }, 'täglich|tgl|tägl|tagtäglich|jeden tag'],
  ['frequency', { unit: 'Week' }, 'wöchentlich|allwöchentlich|einmal pro woche|einmal die woche|einmal in der woche'],
  ['frequency', { unit: 'Week', n: 2 }, 'vierzehntägig|zweiwöchentlich|zweiwöchig|im zweiwochentakt'],
  ['frequency', { unit: 'Month' }, 'monatlich|allmonatlich|einmal im monat|einmal pro monat'],
  ['frequency', { unit: 'Month', n: 3 }, 'vierteljährlich|quartalsweise|jedes quartal'],
  [
    'frequency',
    { unit: 'Month', n: 6 },
    'halbjährlich|jedes halbe jahr|alle halbe jahr|alle halben jahre|jedes halbjahr',
  ],
  ['frequency', { unit: 'Month', n: 3 }, 'alle viertel jahre|jedes vierteljahr|alle vierteljahre'],
  ['date', { day: 24, month: 12, isWeak: true }, 'heiligabend|heilig abend|weihnachtsabend'],
  ['date', { day: 31, month: 12, isWeak: true }, 'silvester|silvesterabend'],
  ['date', { day: 1, month: 1, isWeak: true }, 'neujahr'],
  ['feast', {}, 'weihnachten|ostern|pfingsten|ostersonntag|ostermontag|pfingstmontag|karfreitag'],
  ['frequency', { unit: 'Year' }, 'jährlich|alljährlich'],
  ['frequency', { unit: 'Day', isAdjective: true }, 'tägig'],
  ['frequency', { unit: 'Month' }, 'einmal monatlich'],
  ['frequency', { unit: 'Week' }, 'einmal wöchentlich'],
  ['frequency', { unit: 'Year', isMarked: true }, 'einmal jährlich|einmal im jahr|einmal pro jahr'],
  ['frequency', { unit: 'Day', part: 'evening' }, 'allabendlich'],
  ['frequency', { unit: 'Day', part: 'morning' }, 'allmorgendlich'],
  ['frequency', { unit: 'Day' }, 'einmal am tag|einmal täglich'],
  ['bygone', {}, 'zweimal|dreimal|stündlich|mal täglich|mal am tag|mal pro|mal die woche|mal in der woche|mal im'],
  ['next', {}, inflect('nächst')],
  ['this', {}, `${inflect('dies')}|${inflect('kommend')}`],
  [
    'bygone',
    {},
    `${inflect('übernächst')}|${inflect('vergangen')}|${inflect('vorig')}|${inflect('vorletzt')}|letzte woche|letzten monat|letztes jahr|letzte nacht|letztes wochenende|vorige woche`,
  ],
  ['at', {}, 'um|gegen|punkt|um punkt|um circa|um ca|zirka um|spätestens um|pünktlich um'],
  ['at', { isWeak: true }, 'ab'],
  ['on', {}, 'fällig|fällig am|am|an|zum|bis spätestens|spätestens am|ab dem|den'],
  ['oclock', {}, 'uhr'],
  ['noon', { hour: 24 }, 'mitternacht'],
  ['halfTo', {}, 'halb'],
  ['quarter', { n: 15 }, 'viertel'],
  ['threeQuarters', {}, 'dreiviertel|drei viertel'],
  ['past', {}, 'nach'],
  ['to', {}, 'vor'],
  ['in', {}, 'in|in etwa|in ca|in circa'],
  ['fromNow', {}, 'später|von jetzt an|ab jetzt'],
  [
    'exception',
    {},
    'regen erwartet|schnee erwartet|gewitter erwartet|regen vorhergesagt|schnee vorhergesagt|wird regen|wird gewitter|regen angesagt|schnee angesagt|wird es wärmer|wird es kälter|wird es kühler|wird es heiß|wird es kalt|wird es warm|wird es schön|wird es sonnig|wird es windig|wird es regnerisch|höchstens einmal|danke für|danke dass|danke, dass|danke , dass|schön, dass|schön dass|am nächsten morgen|am nächsten tag|am folgenden tag|am folgenden morgen|am tag darauf|er sagt|sie sagt|er meint|sie meint|täglich brot|es wird wärmer|es wird kälter|preis von einem|zum halben preis|mal sehen|schauen wir mal|wer weiß|wir werden sehen|mindestens haltbar|niemand|keiner|fällt aus|fallen aus|abgesagt|entfällt|entfallen|schon wieder|ist schon|stell dir vor|stellt euch vor|stellen sie sich vor|eines tages|im fernsehen|es ist schon|eine gute tat|bis dann',
  ],
  ['exception', {}, 'außer|ausser|ausgenommen|mit ausnahme'],
  ['before', {}, 'vorher|davor|zuvor|früher|im voraus'],
  ['until', {}, 'bis|bis zum|bis einschließlich|bis zu'],
  ['times', {}, 'mal|x'],
  ['for', {}, 'für|für die nächsten'],
  ['throughout', {}, 'lang|hindurch'],
  [
    'vaguePart',
    {},
    'nach der arbeit|vor der arbeit|nach der schule|vor der schule|nach dem essen|vor dem essen|nach dem mittagessen|vor dem mittagessen|nach dem frühstück|vor dem frühstück|nach dem abendessen|vor dem abendessen|vor dem schlafen|vor dem schlafengehen|vorm schlafen|vorm schlafengehen|vorm essen|nachm essen|beim frühstück|zum frühstück|zum mittagessen|zum abendessen|nach feierabend|nach dem unterricht|bei sonnenuntergang|in aller früh|in aller frühe|in aller herrgottsfrühe',
  ],
  ['ofMonth', {}, 'im monat|des monats|eines monats'],
  [
    'monthEnd',
    { unit: 'Month', n: 0 },
    'ende des monats|letzten tag des monats|letzter tag des monats|letzten tag im monat|monatsende|ende dieses monats|ende diesen monats',
  ],
  ['monthEnd', { unit: 'Month', n: 1 }, 'ende nächsten monats|ende des nächsten monats'],
  [
    'bygone',
    {},
    `${['nächster', 'der nächsten', 'dieser', 'der'].flatMap((week) => ['anfang', 'mitte', 'ende'].map((part) => `${part} ${week} woche`)).join('|')}|zwischen|gestern|vorgestern|seit|vorhin|damals|neulich|heute in acht tagen|in acht tagen|in 8 tagen|am tag zuvor|jeden tag ein bisschen|morgen kommt der weihnachtsmann|morgen ist ein anderer tag|morgen ist auch noch ein tag|von montag an|als kind|als kinder|um diese zeit|um die zeit|um dieselbe zeit`,
  ],
  ['article', {}, 'des|dem|im|zur'],
  ['and', {}, 'und|sowie|u'],
  ['comma', {}, 'jeweils'],
];

const rules: readonly Rule[] = [
  // Alle 2 wo
  [
    'duration',
    'number [other]',
    ([n, word]) => (word?.text === 'wo' && n?.value.digits ? { n: n.value.n ?? 0, unit: 'Week' } : null),
  ],
  // 2-wöchentlich
  [
    'frequency',
    'number frequency',
    ([count, often]) => {
      const { unit, n, isGlued, isAdjective } = often?.value ?? {};
      if (!count?.value.n || !isGlued || !unit || n !== undefined) return null;
      // 14-tägig, but not `ein 3-tägiges Seminar`.
      if (isAdjective) return count.value.n === 14 ? { unit: 'Week', n: 2 } : null;
      return { unit, n: count.value.n };
    },
  ],
  // “so um 9” is about nine; “So um 9”, with a capital, is on a Sunday.
  ['at', 'weekday at', ([day]) => (day?.text === 'so' && !day.value.isCapital ? {} : null)],
  // Eine Woche lang
  ['count', 'duration throughout', (items) => pick(items, 'duration')],
  // `3 am Tag` is three a day, not three in the morning as in English.
  [
    'bygone',
    'number on (?=unit)',
    ([count, at], { before }) => (at?.text === 'am' && count?.value.digits && before?.kind !== 'at' ? {} : null),
  ],
  // `alle Tage`: only with a number it is a repeat.
  ['repeat', 'every unit', (items) => (items[0]?.text === 'alle' ? UNSUPPORTED : null)],
  // `Montag Morgen`: elsewhere, “morgen” means tomorrow.
  [
    'days',
    'weekday relativeDay (?![clock])',
    (items) =>
      items[1]?.text === 'morgen' && items[1]?.value.n === 1
        ? { days: items[0]?.value.days ?? [], part: 'morning', isHabit: items[0]?.value.isHabit ?? false }
        : null,
  ],
  // Fünf vor halb acht, fünf nach halb acht.
  [
    'clock',
    'number [to past] halfTo number',
    (items) => {
      const shift = items[1]?.kind === 'to' ? -(pick(items, 'number').n ?? 0) : (pick(items, 'number').n ?? 0);
      const hour = pick(items, 'number', 1).n ?? 0;
      return hour >= 1 && hour <= 12 && Math.abs(shift) < 15
        ? makeClock(hour === 1 ? 12 : hour - 1, 30 + shift, { isMarked: true })
        : null;
    },
  ],
  ['clock', 'halfTo number', (items) => makeClockBefore(pick(items, 'number').n, 30)],
  ['clock', 'quarter past number', (items) => makeClock(pick(items, 'number').n, 15, { isMarked: true })],
  ['clock', 'quarter to number', (items) => makeClockBefore(pick(items, 'number').n, 15)],
  ['clock', 'threeQuarters number', (items) => makeClockBefore(pick(items, 'number').n, 15)],
  [
    'clock',
    'number unit? past number (?!unit)',
    (items) =>
      isMinutes(pick(items, 'number').n)
        ? makeClock(pick(items, 'number', 1).n, pick(items, 'number').n, { isMarked: true })
        : null,
  ],
  [
    'clock',
    'number unit? to number (?!unit)',
    (items) =>
      isMinutes(pick(items, 'number').n) ? makeClockBefore(pick(items, 'number', 1).n, pick(items, 'number').n) : null,
  ],
  ['bygone', 'to article? duration', () => ({})],
  // Immer am 12. Miete zahlen
  [
    'repeat',
    'every ordinal (?![days ofMonth])',
    ([every, day]) =>
      /^(?:immer|jeweils)$/.test(every?.text ?? '') && day?.value.digits && day.value.n
        ? { unit: 'Month', n: 1, day: day.value.n }
        : null,
  ],
  // Bis zum 25. kündigen
  [
    'date',
    'ordinal (?![days weekday month unit ofMonth every])',
    ([day], { before, next }) =>
      before?.kind === 'until' && day?.value.digits && !(next?.isCapital && /^\p{L}/u.test(next.text))
        ? { day: day.value.n ?? 1 }
        : null,
  ],
  // Jeden Ersten Miete
  [
    'repeat',
    'every ordinal',
    ([every, day]) =>
      every?.text === 'jeden' && day?.text === 'ersten' && day.value.isCapital ? { unit: 'Month', n: 1, day: 1 } : null,
  ],
  // Miete jeden 1.
  [
    'repeat',
    'every ordinal (?=[comma end clock at dayPart other]|$)',
    // Not `alle 16` of Italian.
    ([every, day], { next }) =>
      /^jede/.test(every?.text ?? '') &&
      day?.value.digits &&
      day.value.n &&
      (next?.kind !== 'other' || day.value.n > 12)
        ? { unit: 'Month', n: 1, day: day.value.n }
        : null,
  ],
  [
    'clock',
    'number oclock (?=[^number]|$)',
    (items) => (pick(items, 'number').isArticle ? makeClock(1, 0, { isMarked: true }) : null),
  ],
];

const isMinutes = (n = 0): boolean => n % 5 === 0 && n > 0 && n < 30;

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Adds the spellings without umlauts: `frueh` for `früh`. */
const spellUmlauts = (phrases: string): string =>
  [phrases, ...phrases.split('|').filter((phrase) => /[äöü]/.test(phrase))]
    .map((phrase, index) => (index ? phrase.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : phrase))
    .join('|');

/** Verbs with which “nach” is no time: `nach dem Kuchen sehen`. */
const SEEKING = /^(?:(?:nach)?(?:sehen|schauen|fragen|gucken)|suchen|seh|schau|frag)$/;

const isDoubtful = ({ items, start, end }: WordRange): boolean => {
  const [before, first, next] = [items[start - 1], items[start], items[end + 1]];
  return (
    // `über morgen`
    (before?.text === 'uber' && first?.kind === 'relativeDay') ||
    // `Jeder Sonntag` is a subject, `jeden Sonntag` a time.
    /^(?:jeder|dieser|nachster)$/.test(first?.text ?? '') ||
    // `Sonntag nach der Messe`, but not `freitags nach Köln`
    (/^(?:nach|vor)$/.test(next?.text ?? '') &&
      /^(?:der|dem|den)$/.test(items[end + 2]?.text ?? '') &&
      !SEEKING.test(items.at(-1)?.text ?? ''))
  );
};

export const german = defineLanguage({
  code: 'de',
  words: words.map(([kind, value, phrases]): Words => [kind, value, spellUmlauts(phrases)]),
  rules,
  isDoubtful,
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
