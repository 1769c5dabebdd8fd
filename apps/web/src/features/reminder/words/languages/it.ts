import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick, spanDays } from '../grammar.ts';
import { hasKind } from '../kinds.ts';
import { countWords, defineLanguage, type Item, type Rule, type Words } from '../language.ts';
import { romanceRules } from './romance.ts';

const days = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const ones = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const tens = [
  [20, 'vent', 'i'],
  [30, 'trent', 'a'],
  [40, 'quarant', 'a'],
  [50, 'cinquant', 'a'],
] as const;
const compounds = tens.flatMap(([n, stem, end]) =>
  ones.map(
    (one, index): Words => ['number', { n: n + index }, index === 1 || index === 8 ? stem + one : stem + end + one],
  ),
);

const words: readonly Words[] = [
  ...countWords(
    'number',
    'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove',
    2,
  ),
  ...compounds,
  ['number', { n: 1, isArticle: true }, 'un|una|uno'],
  ['number', { n: 2 }, 'un paio di|un paio d'],
  ...countWords('ordinal', 'primo|prima|1º|1°, secondo|seconda, terzo|terza, quarto|quarta, quinto, sesto', 1),
  ['ordinal', { n: -1 }, 'ultimo|ultima'],
  ['ordinal', {}, 'º|°|ª'],
  ...countWords('weekday', days.join(', ')),
  ...countWords('weekday', 'dom, lun, mar|mart, mer|merc, gio|giov, ven|vener, sab', 0, { isWeak: true }),
  ...countWords(
    'weekday',
    [
      'la domenica|le domeniche|di domenica',
      ...['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì'].map((day) => `i ${day}|di ${day}`),
      'i sabati|di sabato',
    ].join(', '),
    0,
    { isHabit: true },
  ),
  [
    'weekdays',
    { days: [1, 2, 3, 4, 5] },
    'lun ven|giorno feriale|giorni feriali|nei giorni feriali|giorno lavorativo|giorni lavorativi|feriale',
  ],
  [
    'weekdays',
    { days: [6, 0], isHabit: true },
    'nei weekend|nei fine settimana|nei week end|i weekend|i fine settimana',
  ],
  ['weekdays', { days: [6, 0] }, 'fine settimana|weekend|week end|finesettimana'],
  ['weekday', { n: 0, days: [0], isHabit: true }, 'domeniche'],
  ['weekday', { n: 6, days: [6], isHabit: true }, 'sabati'],
  ...countWords(
    'month',
    'gennaio|gen|genn, febbraio|feb|febbr, marzo, aprile|apr, maggio|magg, giugno|giu, luglio|lug, agosto|ago, settembre|sett|set, ottobre|ott, novembre|nov, dicembre|dic',
    1,
  ),
  ['relativeDay', { n: 0 }, 'oggi'],
  ['relativeDay', { n: 1 }, 'domani|dom ani|domni|dmn|dmni'],
  ['date', { day: 24, month: 12, isWeak: true }, 'vigilia di natale|la vigilia di natale'],
  ['date', { day: 25, month: 12, isWeak: true }, 'giorno di natale|il giorno di natale'],
  ['date', { day: 31, month: 12, isWeak: true }, 'san silvestro'],
  ['date', { day: 1, month: 1, isWeak: true }, 'capodanno'],
  ['date', { day: 15, month: 8, isWeak: true }, 'ferragosto'],
  ['date', { day: 14, month: 2, isWeak: true }, 'san valentino'],
  ['feast', {}, 'natale|pasqua|pasquetta|pentecoste'],
  ['relativeDay', { n: 2 }, 'dopodomani|dopo domani'],
  ['relativeDay', { n: 1, part: 'morning' }, 'domattina|domani mattina'],
  ['relativeDay', { n: 0, part: 'evening' }, 'stasera|questa sera'],
  ['relativeDay', { n: 0, part: 'morning' }, 'stamattina|stamani|questa mattina'],
  ['relativeDay', { n: 0, part: 'afternoon' }, 'questo pomeriggio|oggi pomeriggio'],
  [
    'dayPart',
    { part: 'morning' },
    'mattina|mattine|mattino|di mattina|del mattino|della mattina|al mattino|la mattina|di mattino',
  ],
  ['dayPart', { part: 'dawn' }, 'mattina presto|di mattina presto|mattino presto'],
  ['dayPart', { part: 'afternoon' }, 'pomeriggio|pomeriggi|di pomeriggio|del pomeriggio|nel pomeriggio|il pomeriggio'],
  ['dayPart', { part: 'evening' }, 'sera|sere|di sera|della sera|la sera|in serata|serata'],
  ['dayPart', { part: 'night' }, 'di notte|notte|notti|della notte'],
  [
    'bygone',
    {},
    'buona sera|buona notte|stanotte|buona serata|buon pomeriggio|a domani|a lunedì|buon fine settimana|buona domenica|buon weekend|a stasera',
  ],
  ['unit', { unit: 'Minute' }, 'minuto|minuti|min'],
  ['unit', { unit: 'Hour' }, 'ora|ore'],
  ['unit', { unit: 'Day' }, 'giorno|giorni|dì|gg'],
  ['unit', { unit: 'Week' }, 'settimana|settimane'],
  ['unit', { unit: 'Month' }, 'mese|mesi'],
  ['unit', { unit: 'Year' }, 'anno|anni'],
  ['duration', { n: 30, unit: 'Minute' }, "mezz'ora|mezzora|una mezz'ora"],
  ['duration', { n: 15, unit: 'Minute' }, "un quarto d'ora"],
  ['duration', { n: 45, unit: 'Minute' }, "tre quarti d'ora"],
  ['duration', { n: 90, unit: 'Minute' }, "un'ora e mezza|un'ora e mezzo"],
  ['every', {}, 'ogni|tt i|tt gli|tt le|tutti i|tutti gli|tutte le|ciascun'],
  ['frequency', { unit: 'Day' }, 'quotidianamente|giornalmente|una volta al giorno'],
  ['frequency', { unit: 'Day', isAdjective: true }, 'quotidiano|quotidiana|giornaliero|giornaliera'],
  ['frequency', { unit: 'Week', isAdjective: true }, 'settimanale'],
  ['frequency', { unit: 'Week' }, 'settimanalmente|una volta alla settimana|una volta a settimana'],
  ['frequency', { unit: 'Month' }, 'mensilmente|una volta al mese'],
  ['frequency', { unit: 'Month', n: 3 }, 'ogni trimestre|trimestralmente'],
  ['frequency', { unit: 'Month', n: 6 }, 'ogni semestre'],
  ['frequency', { unit: 'Year', isMarked: true }, "annualmente|una volta all'anno|una volta l'anno"],
  ['frequency', { unit: 'Day', n: 2 }, 'un giorno sì e uno no|a giorni alterni|un giorno sì e un giorno no'],
  ['frequency', { unit: 'Week', n: 2 }, 'una settimana sì e una no|a settimane alterne'],
  ['everySecond', {}, 'sì e uno no|su due|sì e una no'],
  [
    'bygone',
    {},
    'volte al giorno|volte alla settimana|volte a settimana|volte al mese|volte l anno|ogni ora|ogni tanto',
  ],
  ['next', {}, 'prossimo|prossima'],
  ['this', {}, 'questo|questa|quest|il prossimo che viene'],
  [
    'at',
    {},
    "dal|alle|all'|all|h|alle ore|verso le|verso l|per le|entro le|intorno alle|a partire dalle|dalle|a|verso|entro",
  ],
  ['on', {}, 'non oltre|non oltre il|il|entro|il giorno|per il|entro il|entro il giorno|nel|al|l|per|di'],
  ['noon', { hour: 12 }, 'mezzogiorno'],
  ['noon', { hour: 24 }, 'mezzanotte'],
  ['halfPast', {}, 'e mezza|e mezzo|e trenta'],
  ['quarter', { n: 15 }, 'e un quarto|e quarto|un quarto'],
  ['for', {}, 'per|per i prossimi|per le prossime'],
  ['threeQuartersMore', {}, 'e tre quarti'],
  ['to', {}, 'meno'],
  ['in', {}, 'tra|fra|tra circa|fra circa'],
  ['fromNow', {}, 'da adesso|da ora'],
  [
    'exception',
    {},
    'pioggia prevista|piogge previste|prevista pioggia|previste piogge|neve prevista|prevista neve|temporali previsti|previsti temporali|rischio pioggia|mi chiamo|prezzo di uno|prezzo di una|metà prezzo|si vedrà|farà caldo|farà freddo|farà più|vedremo|dice che|dicono che|grazie di|grazie per|al massimo|vediamo se|vediamo cosa|vediamo come|vediamo un po|poi vediamo|il giorno dopo|la mattina dopo|il mattino dopo|il giorno seguente|l indomani|tutti uguali|giorni uguali|chissà|chi lo sa|da consumarsi|nessuno|annullato|annullata|annullati|annullate|rimandato|rimandata|rinviato|rinviata|in caso di|a meno che|sono già|è già',
  ],
  ['exception', {}, 'il giorno prima|il giorno dopo|la sera prima|la settimana prima|il giorno precedente'],
  ['exception', {}, 'tranne|eccetto|salvo|escluso|esclusa|a parte'],
  ['before', {}, 'prima|in anticipo'],
  ['until', {}, "fino al|fino a|sino al|fino all'|fino alla|alle"],
  ['at', {}, 'alle'],
  [
    'vaguePart',
    {},
    "a pranzo|a cena|a colazione|dopo pranzo|prima di pranzo|dopo cena|prima di cena|dopo il lavoro|prima del lavoro|dopo la scuola|prima della scuola|dopo scuola|prima di dormire|dopo colazione|prima di colazione|prima di andare a letto|all'ora di pranzo|all'ora di cena|ora di pranzo|ora di cena|in pausa pranzo|dopo mangiato|all'alba|al tramonto|all'imbrunire",
  ],
  ['beforeHour', {}, "dopo le|prima delle|dopo l'|prima dell'"],
  ['times', {}, 'volte|volta|x'],
  ['other', {}, 'tra amici|fra amici|tra amiche|fra amiche|tra noi|fra noi|tra colleghi|fra colleghi'],
  ['bygone', {}, 'febbre del sabato|domani è un altro giorno'],
  ['ofMonth', {}, 'del mese'],
  [
    'monthEnd',
    { unit: 'Month', n: 0 },
    'fine mese|fine del mese|la fine del mese|ultimo giorno del mese|a fine mese|alla fine del mese',
  ],
  [
    'bygone',
    {},
    `${['oggi', 'domani', ...days].map((day) => `${day} a otto`).join('|')}|inizio settimana prossima|inizio della settimana prossima|inizio della prossima settimana|fine settimana prossima|fine della settimana prossima|fine della prossima settimana|metà settimana prossima|metà della prossima settimana|tra le|fra le|giovedì grasso|martedì grasso|mercoledì delle ceneri|venerdì santo|sabato santo|sabato del villaggio|ieri|ieri sera|altro ieri|altroieri|fa|scorso|scorsa|scorsi|da quando|tra otto giorni|tra 8 giorni|fra otto giorni|fra 8 giorni|tra quindici giorni|tra 15 giorni|fra quindici giorni|fra 15 giorni|passato|fine del mese prossimo|poco fa|dell anno scorso|a quest ora|alla stessa ora|${['piccol', 'bambin', 'ragazz'].flatMap((stem) => [...'oai'].map((end) => `da ${stem}${end}`)).join('|')}`,
  ],
  ['article', {}, 'di|del|della|dell|d|le|i|la|in|che'],
  ['comma', {}, 'al più tardi|p . v .|p . v|pv|c . m .'],
  ['and', {}, 'e|ed'],
  ['hyphen', {}, 'al'],
];

const rules: readonly Rule[] = [
  ...romanceRules('il'),
  // Da lunedì a giovedì
  [
    'days',
    '[other] weekday [at on] weekday',
    (items) =>
      items[0]?.text === 'da' && items[2]?.text === 'a'
        ? { days: spanDays(items[1]?.value.n, items[3]?.value.n), isSpan: true }
        : null,
  ],
  // `ore 6:30` is in 24 hours.
  [
    'clock',
    'unit digitalClock',
    ([hours, time]) => {
      const { numbers } = time?.value ?? {};
      return hours?.text === 'ore' && numbers?.form === 'clock'
        ? makeClock(numbers.hour, numbers.minute, { isMarked: true, isDigital: true, isExact: true })
        : null;
    },
  ],
  // `vinto in 3 set`: sets, not September.
  [
    'other',
    'month (?![number at clock digitalClock pair]|$)',
    ([month]) => (month?.text === 'set' && !month.value.isCapital ? {} : null),
  ],
  // `alle 8 di lunedì` is one Monday, `di lunedì` every Monday.
  [
    'days',
    'weekday',
    ([day], { before }) =>
      day?.text === 'di' && day.value.isHabit && hasKind(before, 'number', 'clock', 'digitalClock', 'pair')
        ? { days: day.value.days ?? [], which: 'this' }
        : null,
  ],
  // Tra 1 ora e 20
  [
    'ahead',
    'in duration and number (?![unit oclock month times])',
    (items) => {
      const { n = 0, unit } = pick(items, 'duration');
      const minute = pick(items, 'number');
      return unit === 'Hour' && minute.digits === 2 ? { n: n * 60 + (minute.n ?? 0), unit: 'Minute' } : null;
    },
  ],
  // Tra 2 sett.
  [
    'ahead',
    'in number month',
    (items) => (isWeek(items[2]) ? { n: pick(items, 'number').n ?? 0, unit: 'Week' } : null),
  ],
  [
    'repeat',
    'every number month',
    (items) => (isWeek(items[2]) ? { n: pick(items, 'number').n ?? 0, unit: 'Week' } : null),
  ],
  // `la prima domenica`: elsewhere, “prima” means before.
  ['ordinal', 'before (?=weekday)', ([word]) => (word?.text === 'prima' ? { n: 1 } : null)],
  ['at', 'unit (?=[number digitalClock pair])', (items) => (items[0]?.text === 'ore' ? {} : null)],
  // `dopo le 18` has no certain hour.
  ['bygone', 'beforeHour [number digitalClock]', () => ({})],
  ['clock', 'at number halfPast', (items) => clockOf(items, 30)],
  ['clock', 'at number quarter', (items) => clockOf(items, 15)],
  ['clock', 'at number threeQuartersMore', (items) => clockOf(items, 45)],
  // Otto meno un quarto
  [
    'clock',
    'number to quarter',
    (items, { before }) =>
      before || pick(items, 'number').digits || pick(items, 'number').isArticle
        ? null
        : makeClockBefore(hourOf(items), 15),
  ],
  ['clock', 'at number to quarter', (items) => makeClockBefore(hourOf(items), 15)],
  ['clock', 'at number to number', (items) => makeClockBefore(hourOf(items), pick(items, 'number', 1).n)],
  [
    'clock',
    'at number and number (?![unit times])',
    (items, { next }) => {
      const { n = 0, digits } = pick(items, 'number', 1);
      return isMinutes(n) && (next?.kind !== 'other' || (digits === 2 && n % 5 === 0) || !/[ei]$/.test(next.text))
        ? clockOf(items, n)
        : null;
    },
  ],
  [
    'clock',
    'at number (?![unit times and number month to halfPast quarter threeQuartersMore])',
    (items, { before, next }) => {
      const marker = items[0]?.text ?? '';
      const { n = 0, digits } = pick(items, 'number');
      // `ore 22` is a time of day, `ore 3 di viaggio` a duration.
      if (marker === 'ore' && digits && !before && (n > 12 || next?.kind !== 'article'))
        return makeClock(n, 0, { isMarked: true });
      const isShort = (items[0]?.to ?? 0) - (items[0]?.from ?? 0) === marker.length;
      if (isShort && ['a', 'verso', 'entro', 'dal'].includes(marker)) return { ...AMBIGUOUS_CLOCK, isWeak: true };
      return pick(items, 'number').isArticle &&
        marker.startsWith('all') &&
        (next?.kind !== 'other' || items[1]?.text === 'una')
        ? makeClock(1, 0, { isMarked: true })
        : null;
    },
  ],
  ['bygone', 'duration bygone', () => ({})],
  // `tra Natale e il 6 gennaio`: between two days.
  ['bygone', 'in (?=other)', () => ({})],
  [
    'days',
    'at weekday [hyphen on] weekday',
    (items) =>
      items[0]?.text === 'dal' ? { days: spanDays(items[1]?.value.n, items[3]?.value.n), isSpan: true } : null,
  ],
];

const isWeek = (month: Item | undefined): boolean => /^sett?$/.test(month?.text ?? '');
const hourOf = (items: Parameters<typeof pick>[0]): number => pick(items, 'number').n ?? 0;
const clockOf = (items: Parameters<typeof pick>[0], minute: number) =>
  makeClock(hourOf(items), minute, { isMarked: true });
const isMinutes = (n = 0): boolean => n >= 5 && n < 60;

export const italian = defineLanguage({
  code: 'it',
  words,
  rules,
  commaClocks: /^(?:alle|dalle|ore|h)$/,
  hasDayFirst: true,
  countsTo24: true,
  hasLateHourMark: true,
  copulas: 'è|sono|sarà',
  originsAfter: 'nero|nera',
  bareWeekdays: /./,
  describing:
    'apparentemente|pare|c|apre|aprono|chiude|chiudono|aperto|aperta|aperti|aperte|chiuso|chiusa|chiusi|chiuse|sempre|spesso|volte|solito|normalmente|genere|periodo|servita|servito|gratis|dice|negozi|alza|stesso|stessa|stessi|stesse|telegiornale|piove|nevica|lui|lei|loro|ritardo|batte|suona|scocca|rintocca|germina',
  subjects:
    'il|lo|la|i|gli|le|l|un|uno|una|mio|mia|miei|mie|tuo|tua|suo|sua|nostro|nostra|questo|questa|quello|quella|qui|qua|mamma|papà|nonna|nonno',
  nameAndVerb:
    /^\S+ (?:nuota|va|fa|gioca|lavora|corre|legge|mangia|dorme|canta|prende|viene|torna|esce|arriva|studia|scrive|beve|vede|mette|suona|insegna|compra|vende|cammina|ama|ha|vive|abita|parla|dice|sa|può|vuole|perde|vince|finisce|comincia|piange|russa|prega|telefona|pulisce|guarda|balla|si|ci|mi|gli) |^\S+ (?!\S*(?:are|ere|ire) |(?:con|per|da|di|in|su|a|e|dopo|prima|poi) )\S+ (?:i|gli|il|lo|suo|sua|suoi) $/,
  placesBefore: 'in|a',
  measures: 'gradi|battito|battiti|polso|peso|pressione|temperatura|glicemia|febbre',
  plans: 'io|noi|devo|dobbiamo|voglio|vogliamo|bisogna|ricorda|ricordami|ricordarmi',
  negations: 'non|mai|nessun|nessuna|niente|nulla|né|piove|pioverà|nevica|nevicherà|soleggiato',
  forgetting: 'dimenticare|dimenticarsi|dimenticarmi|dimentica|scordare|perdere|mancare',
  common: 'è|sono|con|e|che|di|per|noi|io|su|da|non|al|alla|nel',
  conditions:
    'secondo|idee|immagina|immaginate|meteo|se|quando|che|appunti|verbale|riassunto|citazione|testo|proverbio|perché|come|chi|dove|cosa',
  // The imperfect, the past historic and the conditional.
  pairedPast: [[/^ti$/, /^(?:penso|amo|sogno)$/]],
  firstParticiple: /(?:ato|uto|ito|tto|sto|speso|perso|preso)$/u,
  pastEndings: [
    /^\p{L}{2,}(?:av[oa]|avamo|avate|avano|ev[oa]|evamo|evate|evano|iva|ivamo|ivano)$/u,
    /^\p{L}{2,}(?:arono|erono|irono|ammo|emmo|immo|resti|reste|remmo|rebbe|rebbero|rei|(?:[^r\s]|[^aei\s]r)ò)$/u,
  ],
  notPast:
    'arresti|foreste|bravo|brava|bravi|lava|lavo|lavi|lavano|cava|scava|scavo|ottavo|ottava|aggrava|grava|leva|levo|levi|alleva|eleva|rileva|solleva|preleva|prelevo|prelevi|devo|devi|bevo|bevi|ricevo|ricevi|scrivo|scrivi|arriva|arrivo|arrivi|attiva|viva|deriva|oliva|riva|saliva|comitiva|iniziativa|alternativa|esclusiva|definitiva|operativa|sportiva|estiva|medioevo|nave|neve|chiave|avevi|prelievo|rilievo|allievo|allieva|sollievo|sei|vorrei|può|ciò|perciò|previsto|prevista|previsti|fissato|fissata|prenotato|prenotata|programmato|programmata|aperto|aperta|chiuso|chiusa',
  participles: /(?:at|ut|it|s|tt|st|rt|nt|lt)[oaie]$/u,
  auxiliaries: 'ho|hai|ha|abbiamo|avete|hanno|è|sono|siamo|siete|era|erano|fu',
  between: 'già|appena|sempre|mai|stato|stata|stati|state|anche|poi|ancora|molto|tanto|solo|proprio|quasi',
  past: 'svegliato|svegliata|sveglio|dormito|alzato|alzata|arrivato|andato|andata|tornato|tornata|uscito|partito|cenato|era|erano|ero|eravamo|stato|stata|nato|nata|morto|morta|mangiato|comprato|venduto|vinto|perso|finito|iniziato|pagato|chiamato|fosse|fossi|fossero|avesse|avessi|fu|furono|finì|partì|sentì|morì|uscì|disse|fece|venne|prese|vide|mise|nacque|visse|scrisse|rimase|vorrei|smise|promise|permise|decise|chiese|rispose|scelse|tolse|scese|accese|spense|giunse|vinse|pianse|mosse|lesse|cadde|tenne|volle|seppe|ebbe|stette|diede|smisero|presero|dissero|fecero|vennero',
  namesBefore:
    'effetto|cottura|durata|preparazione|riposo|signor|signora|finalmente|nuovo|bella|bel|robinson|black|il|un|odio|adoro|amo|è|venerdì|santo|grasso|via|porta|dalla|dal|da|san|buon|buona|ogni|piazza|cielo',
  numbersBefore:
    'capitolo|pagina|ordine|fattura|n|come|sala|camera|stanza|versione|linea|autobus|binario|salmo|giovanni|luca|matteo|marco|punteggio|numero|articolo|piano|livello|stagione|episodio|volume|posto|esercizio|domanda|formato|volo',
  followers:
    'dal|dalla|con|per|e|poi|prima|dopo|al|alla|a|in|chiamare|da|di|devo|andare|prendere|il|la|riunione|appuntamento|cena|pranzo|treno|ritirare',
  things:
    'euro|persone|per cento|percento|gradi|chili|kg|km|anni|mesi|volte|metri|amiche|ragazze|squadre|famiglie|aziende|signore|sorelle|donne|scuole|città|regole|domande|stelle|mila',
});
