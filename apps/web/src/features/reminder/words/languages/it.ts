import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick, spanDays } from '../grammar.ts';
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
  ones.map((one, index): Words => ['n', { n: n + index }, index === 1 || index === 8 ? stem + one : stem + end + one]),
);

const words: readonly Words[] = [
  ...countWords(
    'n',
    'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove',
    2,
  ),
  ...compounds,
  ['n', { n: 1, isArticle: true }, 'un|una|uno'],
  ['n', { n: 2 }, 'un paio di|un paio d'],
  ...countWords('o', 'primo|prima|1º|1°, secondo|seconda, terzo|terza, quarto|quarta, quinto, sesto', 1),
  ['o', { n: -1 }, 'ultimo|ultima'],
  ['o', {}, 'º|°|ª'],
  ...countWords('w', days.join(', ')),
  ...countWords('w', 'dom, lun, mar|mart, mer|merc, gio|giov, ven|vener, sab', 0, { isWeak: true }),
  ...countWords(
    'w',
    [
      'la domenica|le domeniche|di domenica',
      ...['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì'].map((day) => `i ${day}|di ${day}`),
      'i sabati|di sabato',
    ].join(', '),
    0,
    { isHabit: true },
  ),
  [
    's',
    { days: [1, 2, 3, 4, 5] },
    'lun ven|giorno feriale|giorni feriali|nei giorni feriali|giorno lavorativo|giorni lavorativi|feriale',
  ],
  ['s', { days: [6, 0], isHabit: true }, 'nei weekend|nei fine settimana|nei week end|i weekend|i fine settimana'],
  ['s', { days: [6, 0] }, 'fine settimana|weekend|week end|finesettimana'],
  ['w', { n: 0, days: [0], isHabit: true }, 'domeniche'],
  ['w', { n: 6, days: [6], isHabit: true }, 'sabati'],
  ...countWords(
    'm',
    'gennaio|gen|genn, febbraio|feb|febbr, marzo, aprile|apr, maggio|magg, giugno|giu, luglio|lug, agosto|ago, settembre|sett|set, ottobre|ott, novembre|nov, dicembre|dic',
    1,
  ),
  ['y', { n: 0 }, 'oggi'],
  ['y', { n: 1 }, 'domani|dom ani|domni|dmn|dmni'],
  ['D', { day: 24, month: 12, isWeak: true }, 'vigilia di natale|la vigilia di natale'],
  ['D', { day: 25, month: 12, isWeak: true }, 'giorno di natale|il giorno di natale'],
  ['D', { day: 31, month: 12, isWeak: true }, 'san silvestro'],
  ['D', { day: 1, month: 1, isWeak: true }, 'capodanno'],
  ['D', { day: 15, month: 8, isWeak: true }, 'ferragosto'],
  ['D', { day: 14, month: 2, isWeak: true }, 'san valentino'],
  ['F', {}, 'natale|pasqua|pasquetta|pentecoste'],
  ['y', { n: 2 }, 'dopodomani|dopo domani'],
  ['y', { n: 1, part: 'morning' }, 'domattina|domani mattina'],
  ['y', { n: 0, part: 'evening' }, 'stasera|questa sera'],
  ['y', { n: 0, part: 'morning' }, 'stamattina|stamani|questa mattina'],
  ['y', { n: 0, part: 'afternoon' }, 'questo pomeriggio|oggi pomeriggio'],
  [
    'p',
    { part: 'morning' },
    'mattina|mattine|mattino|di mattina|del mattino|della mattina|al mattino|la mattina|di mattino',
  ],
  ['p', { part: 'dawn' }, 'mattina presto|di mattina presto|mattino presto'],
  ['p', { part: 'afternoon' }, 'pomeriggio|pomeriggi|di pomeriggio|del pomeriggio|nel pomeriggio|il pomeriggio'],
  ['p', { part: 'evening' }, 'sera|sere|di sera|della sera|la sera|in serata|serata'],
  ['p', { part: 'night' }, 'di notte|notte|notti|della notte'],
  [
    'z',
    {},
    'buona sera|buona notte|stanotte|buona serata|buon pomeriggio|a domani|a lunedì|buon fine settimana|buona domenica|buon weekend|a stasera',
  ],
  ['u', { unit: 'Minute' }, 'minuto|minuti|min'],
  ['u', { unit: 'Hour' }, 'ora|ore'],
  ['u', { unit: 'Day' }, 'giorno|giorni|dì|gg'],
  ['u', { unit: 'Week' }, 'settimana|settimane'],
  ['u', { unit: 'Month' }, 'mese|mesi'],
  ['u', { unit: 'Year' }, 'anno|anni'],
  ['R', { n: 30, unit: 'Minute' }, "mezz'ora|mezzora|una mezz'ora"],
  ['R', { n: 15, unit: 'Minute' }, "un quarto d'ora"],
  ['R', { n: 45, unit: 'Minute' }, "tre quarti d'ora"],
  ['R', { n: 90, unit: 'Minute' }, "un'ora e mezza|un'ora e mezzo"],
  ['e', {}, 'ogni|tt i|tt gli|tt le|tutti i|tutti gli|tutte le|ciascun'],
  ['b', { unit: 'Day' }, 'quotidianamente|giornalmente|una volta al giorno'],
  ['b', { unit: 'Day', isAdjective: true }, 'quotidiano|quotidiana|giornaliero|giornaliera'],
  ['b', { unit: 'Week', isAdjective: true }, 'settimanale'],
  ['b', { unit: 'Week' }, 'settimanalmente|una volta alla settimana|una volta a settimana'],
  ['b', { unit: 'Month' }, 'mensilmente|una volta al mese'],
  ['b', { unit: 'Month', n: 3 }, 'ogni trimestre|trimestralmente'],
  ['b', { unit: 'Month', n: 6 }, 'ogni semestre'],
  ['b', { unit: 'Year', isMarked: true }, "annualmente|una volta all'anno|una volta l'anno"],
  ['b', { unit: 'Day', n: 2 }, 'un giorno sì e uno no|a giorni alterni|un giorno sì e un giorno no'],
  ['b', { unit: 'Week', n: 2 }, 'una settimana sì e una no|a settimane alterne'],
  ['2', {}, 'sì e uno no|su due|sì e una no'],
  ['z', {}, 'volte al giorno|volte alla settimana|volte a settimana|volte al mese|volte l anno|ogni ora|ogni tanto'],
  ['N', {}, 'prossimo|prossima'],
  ['T', {}, 'questo|questa|quest|il prossimo che viene'],
  [
    'a',
    {},
    "dal|alle|all'|all|h|alle ore|verso le|verso l|per le|entro le|intorno alle|a partire dalle|dalle|a|verso|entro",
  ],
  ['r', {}, 'non oltre|non oltre il|il|entro|il giorno|per il|entro il|entro il giorno|nel|al|l|per|di'],
  ['c', { hour: 12 }, 'mezzogiorno'],
  ['c', { hour: 24 }, 'mezzanotte'],
  ['H', {}, 'e mezza|e mezzo|e trenta'],
  ['Q', { n: 15 }, 'e un quarto|e quarto|un quarto'],
  ['4', {}, 'per|per i prossimi|per le prossime'],
  ['5', {}, 'e tre quarti'],
  ['<', {}, 'meno'],
  ['i', {}, 'tra|fra|tra circa|fra circa'],
  ['f', {}, 'da adesso|da ora'],
  [
    '!',
    {},
    'pioggia prevista|piogge previste|prevista pioggia|previste piogge|neve prevista|prevista neve|temporali previsti|previsti temporali|rischio pioggia|mi chiamo|prezzo di uno|prezzo di una|metà prezzo|si vedrà|farà caldo|farà freddo|farà più|vedremo|dice che|dicono che|grazie di|grazie per|al massimo|vediamo se|vediamo cosa|vediamo come|vediamo un po|poi vediamo|il giorno dopo|la mattina dopo|il mattino dopo|il giorno seguente|l indomani|tutti uguali|giorni uguali|chissà|chi lo sa|da consumarsi|nessuno|annullato|annullata|annullati|annullate|rimandato|rimandata|rinviato|rinviata|in caso di|a meno che|sono già|è già',
  ],
  ['!', {}, 'il giorno prima|il giorno dopo|la sera prima|la settimana prima|il giorno precedente'],
  ['!', {}, 'tranne|eccetto|salvo|escluso|esclusa|a parte'],
  ['B', {}, 'prima|in anticipo'],
  ['l', {}, "fino al|fino a|sino al|fino all'|fino alla|alle"],
  ['a', {}, 'alle'],
  [
    'P',
    {},
    "a pranzo|a cena|a colazione|dopo pranzo|prima di pranzo|dopo cena|prima di cena|dopo il lavoro|prima del lavoro|dopo la scuola|prima della scuola|dopo scuola|prima di dormire|dopo colazione|prima di colazione|prima di andare a letto|all'ora di pranzo|all'ora di cena|ora di pranzo|ora di cena|in pausa pranzo|dopo mangiato|all'alba|al tramonto|all'imbrunire",
  ],
  ['0', {}, "dopo le|prima delle|dopo l'|prima dell'"],
  ['#', {}, 'volte|volta|x'],
  ['?', {}, 'tra amici|fra amici|tra amiche|fra amiche|tra noi|fra noi|tra colleghi|fra colleghi'],
  ['z', {}, 'febbre del sabato|domani è un altro giorno'],
  ['~', {}, 'del mese'],
  [
    'G',
    { unit: 'Month', n: 0 },
    'fine mese|fine del mese|la fine del mese|ultimo giorno del mese|a fine mese|alla fine del mese',
  ],
  [
    'z',
    {},
    `${['oggi', 'domani', ...days].map((day) => `${day} a otto`).join('|')}|inizio settimana prossima|inizio della settimana prossima|inizio della prossima settimana|fine settimana prossima|fine della settimana prossima|fine della prossima settimana|metà settimana prossima|metà della prossima settimana|tra le|fra le|giovedì grasso|martedì grasso|mercoledì delle ceneri|venerdì santo|sabato santo|sabato del villaggio|ieri|ieri sera|altro ieri|altroieri|fa|scorso|scorsa|scorsi|da quando|tra otto giorni|tra 8 giorni|fra otto giorni|fra 8 giorni|tra quindici giorni|tra 15 giorni|fra quindici giorni|fra 15 giorni|passato|fine del mese prossimo|poco fa|dell anno scorso|a quest ora|alla stessa ora|${['piccol', 'bambin', 'ragazz'].flatMap((stem) => [...'oai'].map((end) => `da ${stem}${end}`)).join('|')}`,
  ],
  ['g', {}, 'di|del|della|dell|d|le|i|la|in|che'],
  [',', {}, 'al più tardi|p . v .|p . v|pv|c . m .'],
  ['&', {}, 'e|ed'],
  ['-', {}, 'al'],
];

const rules: readonly Rule[] = [
  ...romanceRules('il'),
  // Da lunedì a giovedì
  [
    'W',
    '[?]w[ar]w',
    (items) =>
      items[0]?.text === 'da' && items[2]?.text === 'a'
        ? { days: spanDays(items[1]?.value.n, items[3]?.value.n), isSpan: true }
        : null,
  ],
  // `ore 6:30` is in 24 hours.
  [
    'C',
    'ut',
    ([hours, time]) => {
      const { numbers } = time?.value ?? {};
      return hours?.text === 'ore' && numbers?.form === 'clock'
        ? makeClock(numbers.hour, numbers.minute, { isMarked: true, isDigital: true, isExact: true })
        : null;
    },
  ],
  // `vinto in 3 set`: sets, not September.
  ['?', 'm(?![naCtq]|$)', ([month]) => (month?.text === 'set' && !month.value.isCapital ? {} : null)],
  // `alle 8 di lunedì` is one Monday, `di lunedì` every Monday.
  [
    'W',
    'w',
    ([day], { before }) =>
      day?.text === 'di' && day.value.isHabit && /^[nCtq]$/.test(before?.kind ?? '')
        ? { days: day.value.days ?? [], which: 'this' }
        : null,
  ],
  // Tra 1 ora e 20
  [
    'J',
    'iR&n(?![ukm#])',
    (items) => {
      const { n = 0, unit } = pick(items, 'R');
      const minute = pick(items, 'n');
      return unit === 'Hour' && minute.digits === 2 ? { n: n * 60 + (minute.n ?? 0), unit: 'Minute' } : null;
    },
  ],
  // Tra 2 sett.
  ['J', 'inm', (items) => (isWeek(items[2]) ? { n: pick(items, 'n').n ?? 0, unit: 'Week' } : null)],
  ['E', 'enm', (items) => (isWeek(items[2]) ? { n: pick(items, 'n').n ?? 0, unit: 'Week' } : null)],
  // `la prima domenica`: elsewhere, “prima” means before.
  ['o', 'B(?=w)', ([word]) => (word?.text === 'prima' ? { n: 1 } : null)],
  ['a', 'u(?=[ntq])', (items) => (items[0]?.text === 'ore' ? {} : null)],
  // `dopo le 18` has no certain hour.
  ['z', '0[nt]', () => ({})],
  ['C', 'anH', (items) => clockOf(items, 30)],
  ['C', 'anQ', (items) => clockOf(items, 15)],
  ['C', 'an5', (items) => clockOf(items, 45)],
  // Otto meno un quarto
  [
    'C',
    'n<Q',
    (items, { before }) =>
      before || pick(items, 'n').digits || pick(items, 'n').isArticle ? null : makeClockBefore(hourOf(items), 15),
  ],
  ['C', 'an<Q', (items) => makeClockBefore(hourOf(items), 15)],
  ['C', 'an<n', (items) => makeClockBefore(hourOf(items), pick(items, 'n', 1).n)],
  [
    'C',
    'an&n(?![u#])',
    (items, { next }) => {
      const { n = 0, digits } = pick(items, 'n', 1);
      return isMinutes(n) && (next?.kind !== '?' || (digits === 2 && n % 5 === 0) || !/[ei]$/.test(next.text))
        ? clockOf(items, n)
        : null;
    },
  ],
  [
    'C',
    'an(?![u#&nm<HQ5])',
    (items, { before, next }) => {
      const marker = items[0]?.text ?? '';
      const { n = 0, digits } = pick(items, 'n');
      // `ore 22` is a time of day, `ore 3 di viaggio` a duration.
      if (marker === 'ore' && digits && !before && (n > 12 || next?.kind !== 'g'))
        return makeClock(n, 0, { isMarked: true });
      const isShort = (items[0]?.to ?? 0) - (items[0]?.from ?? 0) === marker.length;
      if (isShort && ['a', 'verso', 'entro', 'dal'].includes(marker)) return { ...AMBIGUOUS_CLOCK, isWeak: true };
      return pick(items, 'n').isArticle && marker.startsWith('all') && (next?.kind !== '?' || items[1]?.text === 'una')
        ? makeClock(1, 0, { isMarked: true })
        : null;
    },
  ],
  ['z', 'Rz', () => ({})],
  // `tra Natale e il 6 gennaio`: between two days.
  ['z', 'i(?=\\?)', () => ({})],
  [
    'W',
    'aw[-r]w',
    (items) =>
      items[0]?.text === 'dal' ? { days: spanDays(items[1]?.value.n, items[3]?.value.n), isSpan: true } : null,
  ],
];

const isWeek = (month: Item | undefined): boolean => /^sett?$/.test(month?.text ?? '');
const hourOf = (items: Parameters<typeof pick>[0]): number => pick(items, 'n').n ?? 0;
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
