import { hasKind, isOneOf, matches } from './kinds.ts';
import type { Item, Language, Unit, WordRange } from './language.ts';
import type { Parts } from './meaning.ts';
import { makeWords } from './tokens.ts';

/** Whether the sentence states a fact, a habit or a rate with this time, so that it plans nothing. */
export const isFact = (parts: Parts, range: WordRange, language: Language): boolean =>
  isYearlyFact(parts, range, language) ||
  describesHabit(parts, range, language) ||
  isRate(parts, range, language) ||
  isFarAhead(parts) ||
  isLimit(range) ||
  isSpanOfDates(parts) ||
  isLengthUnread(parts, range) ||
  isRefused(range) ||
  isClosing(parts, range, language) ||
  isClosed(parts, range) ||
  isPrice(parts, range, language) ||
  isVacancy(parts, range, language) ||
  isDiscount(range) ||
  tellsTheTime(parts, range) ||
  isReadyIn(parts, range) ||
  isBroadcast(range) ||
  isSubject(range, language) ||
  isLastOne(parts, range) ||
  isDuration(parts, range, language) ||
  isDayOff(parts, range, language) ||
  isOfficeHours(parts, range) ||
  isCurrentHour(parts, range) ||
  isCheckIn(parts, range) ||
  isPace(parts, range) ||
  isBesideScore(range) ||
  isScore(range) ||
  isRemaining(parts, range, language) ||
  isReceipt(range) ||
  hasFactWord(parts, range, language) ||
  isLogEntry(range);

/** Whether one of the items is the verb of a task. */
export const hasTask = (items: readonly Item[], { tasks, hasCapitalNouns }: Language): boolean =>
  items.some(({ kind, raw, isCapital }) => kind === 'other' && tasks?.test(raw) && !(hasCapitalNouns && isCapital));

/** Words of facts about a day of the year: something is celebrated, ends or applies. */
const LASTING = makeWords(
  'exp|celebrated|celebrate|celebrates|observed|falls|ends|applies|lasts|valid|feiert|feiern|fällt|endet|gilt|gelten|gültig',
  'fête|fêtent|célèbre|célèbrent|tombe|termine|applique|valable|festeggia|festeggiano|celebra|cade|termina|vale|valido|valida',
  'मनाया|मनाते|मनाई|समाप्त|खत्म|ख़त्म|लागू|वैध|चलेगी|चलेगा|चलेंगे|दिवस|जयंती|diwas|divas|jayanti|ആഘോഷിക്കുന്നു|ആഘോഷിക്കും|അവസാനിക്കും|അവസാനിക്കുന്നു',
  'steigen|steigt|sinken|augmente|augmentent|baissent|aumenta|aumentano|rise|rises|increase|increases|tataas|बढ़ेंगे|बढ़ेगा|बढ़ेगी|fin|finissent|finiscono|finisce|തീരും|ipinagdiriwang|nagtatapos|magtatapos|matatapos|epektibo|solstice|equinox|sonnenwende|sommersonnenwende|solstizio|equinozio|équinoxe',
);
/** Matches the end of the name of a day of the year. */
const FEAST = /(?:feiertag|ദിനം|ദിനമാണ്|പിറവി|ജയന്തി|നാണ്)$/u;
/** Events that people attend: `the exam is on 5 December` is a plan. */
const EVENTS = makeWords(
  'exam|test|appointment|deadline|meeting|wedding|party|interview|flight|concert|due|prüfung|klausur|termin|hochzeit|abgabe',
  'abgabetermin|feier|gespräch|flug|konzert|examen|rdv|rendez|réunion|mariage|entretien|vol|échéance|esame|appuntamento',
  'riunione|matrimonio|scadenza|colloquio|volo|concerto|verifica|परीक्षा|मीटिंग|बैठक|शादी|इंटरव्यू|പരീക്ഷ|മീറ്റിംഗ്|കല്യാണം',
  'വിവാഹം|ഇന്റർവ്യൂ|kasal|pulong|eksam',
);

/** `Bastille Day is on 14 July`, `the tax year ends on 31 March`. */
const isYearlyFact = ({ date, clock, part, repeat, until }: Parts, range: WordRange, language: Language): boolean => {
  const { items, start, end } = range;
  if (!(date ?? until?.date)?.month || clock || part || repeat) return false;
  if (items.some(({ text }) => EVENTS.has(text))) return false;
  let before = start - 1;
  const isCopula = (at: number) => language.copulas.has(items[at]?.raw ?? '');
  while (before >= 0 && hasKind(items[before], 'at', 'on', 'article', 'comma') && !isCopula(before)) before -= 1;
  return (
    isCopula(before) ||
    items.some(({ text, raw }, at) => (at < start || at > end) && (LASTING.has(text) || FEAST.test(raw)))
  );
};

const SPEAKERS = makeWords('i|we|ich|wir|je|j|nous|io|mi|noi|ci|मैं|हम|ഞാൻ|ഞങ്ങൾ|ako|akong|kami|kaming|tayo');
const NEEDS = makeWords(
  'need|needs|must|should|want|have|let|muss|müssen|soll|sollen|will|wollen|möchte|dois|devons|faut|veux|voulons',
  'devo|dobbiamo|voglio|vogliamo|bisogna|ricordami|रखना|करना|വേണം|kailangan|dapat|gusto',
);

/** `Once a week I treat myself to cake`. With an hour it is a plan: `every Tuesday I have yoga at 7`. */
const describesHabit = ({ repeat, clock }: Parts, { items, start, end }: WordRange, language: Language): boolean =>
  repeat !== undefined &&
  !clock &&
  // The pronoun, but not the prefix of `i-renew`.
  items.some(
    ({ text }, at) =>
      (at < start || at > end) &&
      (SPEAKERS.has(text) || (at === 0 && !language.hasMonthFirst && /^(?:on|si)$/.test(text))) &&
      // In Italian it is an article.
      (text !== 'i' || language.hasMonthFirst) &&
      !(text === 'i' && items[at + 1]?.value.isGlued === true),
  ) &&
  !items.some(({ text }) => NEEDS.has(text));

const MONEY = makeWords(
  'euro|euros|dollar|dollars|bucks|pounds|quid|rupees|rs|pesos|piso|%|percent|prozent|प्रतिशत|ശതമാനം|porsyento|php|franken|francs|chf|€|$|£|₹|₱',
  'रुपये|रुपए|रुपया|रु|രൂപ',
);

/** `500 pesos a day`, unless there is the verb of a task, such as to pay. */
const isRate = ({ repeat, clock }: Parts, { items, start, end }: WordRange, language: Language): boolean => {
  if (!repeat || clock || repeat.day !== undefined || repeat.days) return false;
  const isMoney = items.some(({ text }, at) => (at < start || at > end) && MONEY.has(text));
  if (!isMoney) return false;
  return language.tasks ? !hasTask(items, language) : /^\d/.test(items[0]?.text ?? '');
};

/** `Tickets are 12 dollars after 6 pm`, unless there is the verb of a task. */
const isPrice = ({ clock, date, days, offset, repeat }: Parts, { items }: WordRange, language: Language): boolean => {
  if (!clock || date || days || offset || repeat) return false;
  const isMoney = items.some(
    ({ text }, at) => MONEY.has(text) && [items[at - 1], items[at + 1]].some((one) => isNumber(one)),
  );
  if (!isMoney) return false;
  if (language.tasks) return !hasTask(withoutWords(items, MEALS), language);
  if (language.wantedVerb && language.code === 'ml') return !items.some(({ raw }) => language.wantedVerb?.test(raw));
  return isNumber(items[0]) || items.some(({ raw }) => language.copulas.has(raw));
};
/** Nouns with the ending of a verb. */
const MEALS = makeWords('déjeuner|dîner|souper|goûter|essen|frühstücken');
const isNumber = (item: Item | undefined): boolean => item?.kind === 'number' || /^\d/.test(item?.text ?? '');

const VACANT = makeWords(
  'vacant|frei|verfügbar|libre|disponible|libero|libera|disponibile|bakante|खाली|उपलब्ध|ഒഴിവ്|ഒഴിവുണ്ട്|soldes|saldi|sale|schlussverkauf|सेल|സെയിൽ',
);

const SALES = makeWords('sale|sales|ausverkauf|schlussverkauf|rabatt|soldes|promo|saldi|sconti|सेल|സെയിൽ');

const FREE = makeWords('ubos|gratis|umsonst|kostenlos|gratuit|gratuite|gratuits|मुफ्त|മുഫ്ത്|സൗജന്യം|സൗജന്യമാണ്|libre|libreng');

/** `Wohnung frei ab 1. Januar`, `the sale starts on 2 January` */
const isVacancy = ({ date, days, span, clock }: Parts, { items }: WordRange, language: Language): boolean =>
  !clock &&
  ((date !== undefined && items.some(({ text }) => VACANT.has(text))) ||
    (days !== undefined && [SALES, LASTING].every((words) => items.some(({ text }) => words.has(text)))) ||
    (Boolean(days ?? span) && items.some(({ text }) => FREE.has(text)))) &&
  !hasTask(withoutWords(items, VACANT), language);

const DISCOUNT = makeWords(
  'off|discount|rabatt|nachlass|remise|réduction|sconto|छूट|കിഴിവ്|ഡിസ്കൗണ്ട്|डिस्काउंट|diskwento|bawas|tawad',
);

/** `20% off on Sundays`: the amount is the first word beside those of the time. */
const isDiscount = ({ items, start, end }: WordRange): boolean => {
  const others = items.filter(
    ({ kind }, at) => (at < start || at > end) && !isOneOf(kind, 'at', 'on', 'article', 'comma'),
  );
  return isNumber(others[0]) && others.some(({ text }) => DISCOUNT.has(text));
};

const withoutWords = (items: readonly Item[], words: ReadonlySet<string>): Item[] =>
  items.filter(({ text }) => !words.has(text));

const HINDI_IS = /^(?:है|हैं|हैं|hain?)$/u;

/** `अभी सवा सात बजे हैं`: the time that it is now. */
const tellsTheTime = (parts: Parts, { items, start, end }: WordRange): boolean =>
  isClockAlone(parts) &&
  start <= 1 &&
  (!items[end + 2] || hasKind(items[end + 2], 'end', 'comma', 'and')) &&
  HINDI_IS.test(items[end + 1]?.raw ?? '');

/** `Tous les jours se ressemblent`: the time is the subject. */
const isSubject = ({ items, start, end }: WordRange, language: Language): boolean =>
  isDayDoing(items, start, end, language) ||
  (start === 0 &&
    items[start]?.kind === 'repeat' &&
    ((items[start]?.value.days === undefined &&
      start === end &&
      ARTICLES.has(items[end + 1]?.text ?? '') &&
      items.length > end + 3 &&
      !hasTask(items, language)) ||
      isReflexive(items, end, language.tasks) ||
      (start === end && items[start]?.value.days === undefined && DOING.has(items[end + 1]?.text ?? ''))));
/** `Ce lundi me tue`: the day is the subject. */
const isDayDoing = (items: readonly Item[], start: number, end: number, language: Language): boolean =>
  start === 0 &&
  start === end &&
  items[start]?.value.which === 'this' &&
  /^(?:me|te|nous|mi|ti|ci)$/.test(items[end + 1]?.raw ?? '') &&
  !hasTask(items, language);
const ARTICLES = makeWords('the|der|die|das|le|la|les|il|lo|gli|एक');
/** Verbs whose subject may be a repeat: `once a day keeps the blues away`. */
const DOING = makeWords(
  'keeps|makes|helps|does|brings|counts|suffit|ha|porta|porte|apporte|bringt|hat|hält|hilft|macht|zählt|aide|fait|garde|compte|aiuta|fa|tiene|conta',
);
const isReflexive = (items: readonly Item[], end: number, tasks: RegExp | undefined): boolean =>
  /^(?:se|s|si)$/.test(items[end + 1]?.raw ?? '') &&
  !/(?:rsi|r)$/.test(items[end + 2]?.raw ?? '') &&
  !tasks?.test(items[end + 2]?.raw ?? '');

const SEASON = makeWords('season|staffel|saison|stagione|सीजन|सीज़न|സീസൺ');

/** `Season 2 starts on Friday` */
const isBroadcast = ({ items }: WordRange): boolean =>
  items.some(
    ({ text }, at) =>
      SEASON.has(text) && [items[at - 1], items[at + 1]].some((beside) => hasKind(beside, 'number', 'ordinal')),
  );

const READY = makeWords('ready|done|fertig|prêt|prête|prêts|pronto|pronta|pronti|तैयार|തയ്യാർ|luto|handa');

/** `Serves 4, ready in 30 minutes` */
const isReadyIn = ({ ahead }: Parts, { items, start, end }: WordRange): boolean =>
  ahead !== undefined &&
  ([items[start - 1], items[end + 1]].some((beside) => READY.has(beside?.text ?? '')) ||
    // `2 tableta sa loob ng 5 araw`
    (start > 1 && items.length === end + 1 && isNumber(items[0]) && items[1]?.kind === 'other'));

const FAR_YEARS = 2;
const RARE_YEARS = 15;

/** `expires in 3 years`, `the comet comes every 76 years` */
const isFarAhead = ({ ahead, repeat }: Parts): boolean =>
  (ahead?.unit === 'Year' && (ahead.n ?? 0) >= FAR_YEARS) || (repeat?.unit === 'Year' && (repeat.n ?? 1) > RARE_YEARS);

const LIMITS = makeWords(
  'max|maximum|maximal|höchstens|massimo|maximale|अधिकतम|ज़्यादा|പരമാവധി|hihigit|minimum|mindestens|minimo|massima|minima|at most',
);

/** `at most 4 tablets in 24 hours` */
const isLimit = ({ items }: WordRange): boolean =>
  items.some(({ text }) => LIMITS.has(text)) && items.some(({ kind, text }) => kind === 'number' || /^\d/.test(text));

/** `6 July to 14 August` */
const isSpanOfDates = ({ date, days, until, repeat }: Parts): boolean =>
  !repeat && until?.date !== undefined && Boolean(date ?? days);

const DAYS: readonly (Unit | undefined)[] = ['Day', 'Week', 'Month', 'Year'];

/** `10 Tage lang jeden Tag`: the length of the repeat was not understood. */
const isLengthUnread = ({ repeat, count }: Parts, { items, start, end }: WordRange): boolean =>
  repeat !== undefined &&
  !count &&
  items.some(
    ({ kind, value }, at) =>
      (at < start || at > end) &&
      DAYS.includes(value.unit) &&
      (kind === 'duration' || (kind === 'unit' && 'number' === items[at - 1]?.kind)),
  );

const NO = makeWords('no|nein|nicht|non|नहीं|അല്ല|വേണ്ട|hindi');

/** `Monday no, she is away` */
const isRefused = ({ items, end }: WordRange): boolean => {
  const last = items[end + 2];
  return NO.has(items[end + 1]?.text ?? '') && (!last || last.kind === 'comma');
};

const SHUTS = /^(?:macht|machen)$/;
const SHUT = /^(?:zu|auf|dicht)$/;

const CLOSING = makeWords(
  'adakkum|thurakkum|chiudiamo|apriamo|fermons|ouvrons|closes|shuts|schließt|schliesst|ferme|ferment|chiude|chiudono|बंद|അടയ്ക്കും|അടക്കും|തുറക്കും|nagsasara|magsasara',
);

/** `The shop closes at 6 on Saturday` */
const isClosing = ({ clock }: Parts, { items }: WordRange, { tasks }: Language): boolean =>
  clock !== undefined &&
  ((items.some(({ raw }) => SHUTS.test(raw)) && SHUT.test(items.at(-1)?.raw ?? '')) ||
    // `दरवाज़ा बंद करना` is a task: to close the door.
    items.some(
      ({ text }, at) =>
        (CLOSING.has(text) || (text === 'we' && /^(?:close|open|shut)$/.test(items[at + 1]?.text ?? ''))) &&
        !tasks?.test(items[at + 1]?.raw ?? ''),
    ));

const CLOSED = makeWords('closed|geschlossen|fermé|chiuso|chiusa|sarado|बंद|അടച്ചിടും|അടയ്ക്കും|അടക്കും|അവധി');

/** `सोमवार को बंद`: closed on Monday. */
const isClosed = ({ ahead }: Parts, { items, start, end }: WordRange): boolean =>
  // `45 मिनट बाद कुकर बंद` is a task: turn off the cooker.
  ahead === undefined &&
  [items[0], items[start - 1], items[end + 1], items.at(-1)].some((item) => CLOSED.has(item?.text ?? ''));

/** `The last bus goes at 23:40` */
const isLastOne = (parts: Parts, { items, start, end }: WordRange): boolean =>
  parts.clock !== undefined &&
  (!isDayNamed(parts) || parts.repeat !== undefined) &&
  items.some(
    ({ kind, text, value }, at) => at < start && at < end && ((kind === 'ordinal' && value.n === -1) || LAST.has(text)),
  );
const LAST = makeWords('letzte|letzter|dernier|dernière|ultimo|ultima|आख़िरी|अंतिम|അവസാന|huling');

const isDayNamed = ({ date, days, offset, span, ahead }: Parts): boolean =>
  Boolean(date ?? days ?? offset ?? span ?? ahead);
const isClockAlone = ({ clock, ...others }: Parts): boolean => clock !== undefined && Object.keys(others).length === 0;

const WAKING_HOUR = 7;

/** `Trajet 3 h 10`, `cuire 8 heures`: an hour of the night, without `à` and a day, is a duration. */
const isDuration = (parts: Parts, { items, start }: WordRange, { hasHourMark }: Language): boolean =>
  (hasHourMark === true && isClockAlone(parts) && items.slice(0, start).some(({ text }) => LENGTHS.has(text))) ||
  // `laisser reposer 8h`
  (hasHourMark === true &&
    isClockAlone(parts) &&
    /^\d/.test(items[start]?.text ?? '') &&
    items.slice(0, start).some(({ text }) => LASTING_VERBS.has(text))) ||
  isNightHour(parts, items, start, hasHourMark);
const LASTING_VERBS = makeWords('laisser|cuire|mijoter|mariner|reposer|infuser|tremper');
const LENGTHS = makeWords('durée|trajet|vol|temps|flugzeit|fahrzeit|dauer|duration|durata|tempo|volo|flight|time');

const RISING = makeWords('réveil|lever|sveglia|wecker');
const isNightHour = (parts: Parts, items: readonly Item[], start: number, hasHourMark: boolean | undefined): boolean =>
  hasHourMark === true &&
  isClockAlone(parts) &&
  items[start - 1]?.kind !== 'at' &&
  start > 0 &&
  !RISING.has(items[start - 1]?.text ?? '') &&
  (parts.clock?.hour ?? 0) < WAKING_HOUR;

const DAYS_OFF = makeWords('feiertag|frei|schulfrei|férié|congé|congés|ferie|festa|छुट्टी|अवकाश|holiday');

/** `Morgen ist Feiertag`, `कल छुट्टी है` */
const isDayOff = ({ clock, repeat }: Parts, { items }: WordRange, language: Language): boolean =>
  !clock &&
  !repeat &&
  items.some(({ text, raw }) => language.copulas.has(raw) || COPULAS.has(text)) &&
  items.some(({ text }) => DAYS_OFF.has(text)) &&
  !hasTask(withoutWords(items, DAYS_OFF), language) &&
  !items.some(({ raw }) => /(?:[aei]re|rsi)$/.test(raw));
const COPULAS = makeWords('hab|habe|haben|suis|sommes|c|sono|siamo|है|हैं|hai');

const HOURS = makeWords('hours|times');
const OFFICES = makeWords('office|opening|visiting|business|happy|working|open|clinic|consulting');

/** `office hours Tue 2-4 pm` */
const isOfficeHours = ({ clock }: Parts, { items }: WordRange): boolean =>
  clock !== undefined && items.some(({ text }, at) => HOURS.has(text) && OFFICES.has(items[at - 1]?.text ?? ''));

const NOW_ALREADY = makeWords('already|schon|déjà|già');

/** `Schon 9 Uhr` is the time that it is now; `le 20h de TF1` and `the 3pm slump` are names. */
const isCurrentHour = (parts: Parts, { items, start, end }: WordRange): boolean =>
  (parts.days !== undefined &&
    Object.keys(parts).length === 1 &&
    NOW_ALREADY.has(items[start - 1]?.text ?? '') &&
    end + 1 === items.length) ||
  (isClockAlone(parts) &&
    (NOW_ALREADY.has(items[start - 1]?.text ?? '') ||
      (HOUR_ARTICLES.has(items[start - 1]?.text ?? '') && /^\d/.test(items[start]?.text ?? ''))));
const HOUR_ARTICLES = makeWords('the|der|die|das|le|la|il|ang|yung');

const CHECKS = /^(?:in|out|इन|आउट|ഇൻ|ഔട്ട്)$/u;

/** `Check-out by 11`, without a day. */
const isCheckIn = (parts: Parts, { items }: WordRange): boolean =>
  isClockAlone(parts) &&
  items.some(
    ({ text }, at) =>
      /^check(?:in|out)$/.test(text) ||
      (CHECK.has(text) && CHECKS.test(items[at + 1]?.raw ?? items[at + 1]?.text ?? '')),
  );
const CHECK = makeWords('check|चेक|ചെക്ക്');

const DISTANCES = makeWords(
  'km|kilometer|kilometers|kilometre|kilometres|kilomètres|chilometri|miles|meilen|किमी|किलोमीटर',
);

/** `12 km in 2 hours` */
const isPace = (parts: Parts, { items, start }: WordRange): boolean =>
  (parts.ahead !== undefined && DISTANCES.has(items[start - 1]?.text ?? '') && isNumber(items[start - 2])) ||
  // `10 km 52:10`
  (isClockAlone(parts) &&
    !parts.clock?.isMarked &&
    items.some(({ text }, at) => (text === 'k' || DISTANCES.has(text)) && isNumber(items[at - 1])));

/** `Receipt 17/11/2026 14:32 card 12.40`: a whole date in digits, and after it an amount. */
const isReceipt = ({ items, start, end }: WordRange): boolean =>
  items.slice(start, end + 1).some(({ kind, text }) => kind === 'date' && WHOLE_DATE.test(text)) &&
  items.slice(end + 1).some(({ text }) => AMOUNT.test(text));
const WHOLE_DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const AMOUNT = /^\d+[.,]\d{2}$/;

const ONLY = makeWords('only|nur|plus|seulement|solo|soltanto|बस|केवल|सिर्फ');

/** `Only 3 seats left for Friday`, `3 upuan na lang para sa Biyernes` */
const isRemaining = ({ clock }: Parts, { items }: WordRange, language: Language): boolean =>
  !clock &&
  ((ONLY.has(items[0]?.text ?? '') && items.slice(1, 3).some(isNumber)) ||
    (isNumber(items[0]) && items.some(({ text }) => text === 'lang'))) &&
  !hasTask(items, language);

/** `Leeds 3, Hull 2 on Saturday`: two names, each with its number, and nothing else. */
const isScore = ({ items, start, end }: WordRange): boolean => {
  const others = items.filter(
    ({ kind }, at) => (at < start || at > end) && !isOneOf(kind, 'at', 'on', 'article', 'next', 'end'),
  );
  const names = others.filter(({ kind }) => kind === 'other');
  return matches(others, '^other{1,2} number [comma hyphen]? other{1,2} number$') && names.every(isName);
};
/** With a capital letter, in scripts that have them. */
const isName = ({ isCapital, text }: Item): boolean => isCapital === true || !/[a-z]/.test(text);

/** `4:1 on Sunday` */
const isBesideScore = ({ items }: WordRange): boolean => items.some(({ text }) => /^(?!1:1$)\d{1,2}:\d$/.test(text));

const NOTED = makeWords(
  'again|wieder|schon|encore|di|nuovo|फिर|വീണ്ടും|na|naman|pala|kg|kilo|kilos|किलो|കിലോ|degrees|grad|degrés|gradi|डिग्री|ഡിഗ്രി|degree',
  'rain|rainy|snow|wind|windy|storm|stormy|fog|foggy|sunshine|regen|regnerisch|schnee|windig|gewitter|nebel|sturm|pluie|neige|vent|orage|orages|brouillard|pioggia|neve|vento|temporali|temporale|nebbia|heavy|strong|starker|fort|forts|forte|forti',
);

/** `81.2 kg on Monday`, `Monday again`: the sentence has no other words. */
const isLogEntry = ({ items, start, end }: WordRange): boolean => {
  const others = items.filter(
    ({ kind }, at) => (at < start || at > end) && !isOneOf(kind, 'comma', 'hyphen', 'end', 'at', 'on', 'article'),
  );
  return others.some(({ text }) => NOTED.has(text)) && others.every((item) => isNumber(item) || NOTED.has(item.text));
};

/** Words with which a sentence with these parts states a fact. `unlessTask`: not beside the verb of a task. */
type FactWord = { words: ReadonlySet<string>; fits: (parts: Parts) => boolean; unlessTask?: boolean };

const factWords: readonly FactWord[] = [
  // `It can be returned within 30 days`
  {
    words: makeWords(
      'erreichen|erreichbar|reachable|can|kann|können|peut|peuvent|possible|può|possono|सकते|सकता|सकती|puwede|puwedeng|pwede|pwedeng',
    ),
    fits: ({ ahead }) => ahead !== undefined,
  },
  // `Doors open at 7`, without a day
  { words: makeWords('doors|einlass|ouverture|apertura|खुलेंगे|खुलेगा|खुलेगी|check in'), fits: isClockAlone },
  // `Museum täglich 10-17 Uhr`
  {
    words: makeWords('museum|musée|museo|büro|bureau|praxis|bibliothek|bibliothèque|biblioteca|shop|laden|संग्रहालय'),
    fits: ({ clock, repeat }) => repeat !== undefined && clock?.isSpan === true,
    unlessTask: true,
  },
  // `Öffnungszeiten: Sa 10-14 Uhr`
  {
    words: makeWords(
      'öffnungszeiten|öffnungszeit|sprechzeiten|sprechstunde|sprechstunden|bürozeiten|horaires|horaire|permanence|orari|orario|timings|timing',
    ),
    fits: ({ clock }) => clock !== undefined,
  },
];

const hasFactWord = (parts: Parts, { items }: WordRange, language: Language): boolean =>
  factWords.some(
    ({ words, fits, unlessTask }) =>
      fits(parts) && items.some(({ text }) => words.has(text)) && !(unlessTask && hasTask(items, language)),
  );
