import type { Item, Language } from './language.ts';
import { foldWord } from './tokens.ts';

/** The purpose of a sentence besides naming a time. */
type Mood = {
  /** It tells of the past, or of a wish: only a day that surely lies ahead is planned. */
  isPast: boolean;
  /** It tells what others do, or what is always so: only a day that is named, and does not come back, is planned. */
  isDescribing: boolean;
  /** It says how something is: a rule in it is no plan. */
  isStative: boolean;
  /** It plans nothing at all: a condition, an exception, a negation. */
  isNoPlan: boolean;
};

export const findMood = (items: readonly Item[], language: Language): Mood => {
  const { describing, conditions, negations, forgetting } = language;
  const isNumber = (item: Item | undefined) => item?.kind === 'n' || /^\d/.test(item?.text ?? '');
  // “No meeting tomorrow”, but not “no 5” and not “tomorrow 9 am blood test, no breakfast”.
  const isAside = (at: number) =>
    (items[at]?.text === 'no' && (isNumber(items[at + 1]) || items.slice(0, at).some(({ kind }) => kind === ','))) ||
    // “Don's party”
    (items[at]?.text === 'don' && items[at + 1]?.text !== 't');
  const has = (words: ReadonlySet<string>) =>
    items.some(({ kind, text }, at) => kind === '?' && words.has(text) && !isAside(at));
  return {
    isPast: isRecord(items, language) || items.some((_item, at) => isOfPast(items, at, language)),
    isDescribing:
      items.some(({ kind, text }) => describing.has(text) && !'WE'.includes(kind)) ||
      items.some(({ text }, at) => HERE.has(text) && (at === 0 || LOCAL.has(text))) ||
      isStatement(items, language),
    isStative: items.some(({ kind, raw }) => kind === '?' && language.copulas.has(raw)),
    isNoPlan:
      items.some(({ kind }) => kind === '!') ||
      (conditions.has(items[0]?.text ?? '') && !'EWDC'.includes(items[0]?.kind ?? '?')) ||
      (items[1]?.text === ':' && GENRES.has(items[0]?.text ?? '')) ||
      items.some(({ kind, text, raw }) => kind === '?' && (MAYBE.has(text) || language.conditionEndings?.test(raw))) ||
      // `22 degrees tomorrow`
      items.some(({ text }, at) => DEGREES.has(text) && isNumber(items[at - 1]) && items[at - 1] !== undefined) ||
      // “Do not forget the form on Friday” plans.
      ((has(negations) || language.lastNegation?.test(items.at(-1)?.raw ?? '') === true) && !has(forgetting)),
  };
};

/** `Haiku: Sunday, the cat asleep` */
const GENRES = new Set(
  [
    'review|haiku|poem|moral|story|dream|joke|idea|gedicht|moral|traum|witz|märchen|idee|haïku|poème|morale|rêve|histoire|blague',
    'poesia|sogno|storia|barzelletta|कविता|सपना|कहानी|കവിത|സ്വപ്നം|കഥ|tula|panaginip|kuwento|biro',
  ].flatMap((list) => list.split('|').map(foldWord)),
);

/** `Here school begins at 8:15`, `matao dito tuwing Linggo` */
const HERE = new Set(['here', 'hier', 'ici', 'qui', 'qua', 'यहां', 'यहाँ', 'ഇവിടെ', 'dito', 'rito'].map(foldWord));
/** They stand anywhere. */
const LOCAL = new Set(['यहां', 'यहाँ', 'ഇവിടെ', 'dito', 'rito'].map(foldWord));

const DEGREES = new Set(['degrees', 'grad', 'degrés', 'gradi', 'डिग्री', 'ഡിഗ്രി'].map(foldWord));

const MAYBE = new Set(
  [
    'maybe|perhaps|possibly|evtl|evt|eventualmente|éventuellement|probablement|wahrscheinlich|probabilmente|might|could|könnte|könnten|pourrait|pourrions|potremmo|potrebbe|suppose|vielleicht|eventuell|angenommen|supposons|forse|supponiamo|magari',
    'shayad|sayad|chilappo|chilappol|शायद|ഒരുപക്ഷേ|ഒരുപക്ഷെ|ചിലപ്പോൾ|ചിലപ്പോൾ|siguro|marahil|ipagpalagay',
  ].flatMap((list) => list.split('|').map(foldWord)),
);

/** `Pulse at 7 am 58`: a number beside the time and what was measured. */
const isRecord = (items: readonly Item[], { measures }: Language): boolean =>
  items.some(({ text }) => measures.has(text)) &&
  items.some(({ kind, text }) => ('n?'.includes(kind) && /^\d/.test(text)) || /^\d+\/\d+$/.test(text));

const isOfPast = (items: readonly Item[], at: number, language: Language): boolean => {
  const { kind, text, raw, isCapital } = items[at] as Item;
  if (kind === 'z') return true;
  if (kind !== '?') return false;
  const { past, pastEndings = [], pairedPast = [], notPast, hasCapitalNouns, wantedVerb } = language;
  if (wantedVerb?.test(items[at + 1]?.raw ?? '')) return false;
  // “Stand-up”, but “Stand gestern um acht vor der Tür”.
  if (past.has(raw) && !(hasCapitalNouns && isCapital && at > 0)) return true;
  if (notPast.has(text) || (hasCapitalNouns && isCapital)) return false;
  // `laro ng Ginebra`: a name.
  const isName = isCapital && at > 0;
  if (pairedPast.some(([verb, next]) => verb.test(raw) && next.test(items[at + 1]?.raw ?? ''))) return true;
  if (!isName && pastEndings.some((ending) => ending.test(raw)) && !isAttribute(items, at, language)) return true;
  return isParticiple(items, at, language);
};

/** `return the borrowed drill`, `get the car washed`: what something is like, not what happened. */
const isAttribute = (items: readonly Item[], at: number, { beforeAttributes, orders, hasCapitalNouns }: Language) =>
  beforeAttributes.has(items[at - 1]?.text ?? '') ||
  items.slice(0, at).some(({ text }) => orders.has(text)) ||
  // “Gekaufte Karten”, but “landete Apollo 11”.
  (hasCapitalNouns === true && items[at + 1]?.isCapital === true && PARTICIPLE.test(items[at]?.raw ?? ''));

const PARTICIPLE = /ge|^(?:be|ver|er|ent|zer|über)|iert/u;

const AUXILIARY_REACH = 3;

/** `a pris`, `è arrivato`, `hat … gekauft`: a participle with its auxiliary, or at the end of the sentence. */
const isParticiple = (items: readonly Item[], at: number, language: Language): boolean => {
  const { participles, firstParticiple, lastParticiple, auxiliaries, between } = language;
  const { raw } = items[at] as Item;
  const isLast = !items[at + 1] || items[at + 1]?.kind === ',';
  if (isLast && lastParticiple?.test(raw)) return true;
  if (at === 0 && firstParticiple?.test(raw) && isObject(items[1], items[2])) return true;
  if (!participles?.test(raw)) return false;
  const isAuxiliary = (item: Item | undefined) => item !== undefined && auxiliaries.has(item.raw);
  if (between.size === 0) return items.some(isAuxiliary);
  for (let back = 1; back <= AUXILIARY_REACH; back += 1) {
    const item = items[at - back];
    if (isAuxiliary(item)) return true;
    if (!item || !between.has(item.text)) return false;
  }
  return false;
};

/** `Croisé Paul`, `payé le loyer`; but `marché samedi`. */
const isObject = (next: Item | undefined, last: Item | undefined): boolean =>
  (next?.kind === '?' && next.isCapital === true) ||
  ('gr'.includes(next?.kind ?? '?') && last?.kind === '?' && !/^d[ei]?$/.test(next?.text ?? ''));

const SHOWS = new Set(
  [
    'film|movie|show|concert|match|konzert|vorstellung|spectacle|concerto|spettacolo|partita',
    'फिल्म|फ़िल्म|मैच|शो|കളി|സിനിമ|മത്സരം|sine|palabas|konsiyerto',
  ].flatMap((list) => list.split('|').map(foldWord)),
);
const STARTING = new Set(
  ['starts|begins|beginnt|startet|fängt|commence|débute|comincia|inizia|शुरू|തുടങ്ങും|ആരംഭിക്കും|magsisimula'].flatMap(
    (list) => list.split('|').map(foldWord),
  ),
);

/** `The film starts at 20:40`: who writes it down goes there. */
const isShow = (items: readonly Item[]): boolean =>
  [SHOWS, STARTING].every((words) => items.some(({ text }) => words.has(text)));

/** `The museum opens`, `दुकान खुलती है`: a subject with its verb, in the words of what is always so. */
const isStatement = (items: readonly Item[], language: Language): boolean => {
  if (isShow(items)) return false;
  const { subjects, plans, notStatements, lastStatement } = language;
  const isVerb = (item: Item | undefined, ending: RegExp) =>
    item?.kind === '?' &&
    ending.test(item.raw) &&
    !notStatements.has(item.text) &&
    !(language.hasCapitalNouns && item.isCapital);
  const words = items.filter(({ kind }) => kind !== ',');
  if (lastStatement && isVerb(words.at(-1), lastStatement)) return true;
  if (language.isPredicate?.(items)) return true;
  // “Anna schwimmt”
  const verb = items.findIndex((item, at) => at > 0 && (item.kind !== '?' || !item.isCapital));
  const isNamed = items[0]?.isCapital && verb > 0 && isVerb(items[verb], /./);
  const around = items.slice(Math.max(0, verb - 1), verb + 2);
  const sayAround = around.map(({ kind, raw }) => ('?gr'.includes(kind) ? raw : '')).join(' ');
  if (isNamed && language.nameAndVerb?.test(`${sayAround} `.trimStart())) return true;
  const isInverted = (item: Item, next: Item | undefined) =>
    isVerb(item, /./) && language.verbAndSubject?.test(`${item.raw} ${next?.raw}`);
  if (items.some((item, at) => isInverted(item, items[at + 1]))) return true;
  // “Peter and Paul jog”
  const isPair = items[0]?.isCapital && items[2]?.isCapital && items[1]?.kind === '&' && items[2].kind === '?';
  if (isPair && !language.hasCapitalNouns && !plans.has(items[2]?.text ?? '') && isVerb(items[3], /^\p{Ll}/u))
    return true;
  // A note about something to do begins with what is to be done.
  const isAbout =
    items[1]?.kind === '?' && '?grnTa'.includes(items[0]?.kind ?? ',') && subjects.has(items[0]?.text ?? '');
  const isPlaced =
    language.placesBefore.has(items[0]?.text ?? '') && items[1]?.isCapital === true && items[2]?.kind === '?';
  const [planner, planned] = language.planned ?? [];
  const isPlanning = items.some(
    ({ text }, at) => plans.has(text) || (text === planner && planned?.test(items[at + 1]?.raw ?? '')),
  );
  return (isAbout || isPlaced) && !isPlanning;
};
