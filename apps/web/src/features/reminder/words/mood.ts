import { hasTask } from './facts.ts';
import { hasKind, isOneOf } from './kinds.ts';
import type { Item, Language } from './language.ts';
import { makeWords } from './tokens.ts';

/** How a sentence speaks of its times. */
export type Mood = {
  /** It tells of the past or of a wish: only days that must be in the future are plans. */
  isPast: boolean;
  /** It tells of others or of a habit: only days that do not repeat are plans. */
  isDescribing: boolean;
  /** It describes a state: repeats are no plans. */
  isStative: boolean;
  /** It is a condition, an exception or a negation: nothing is planned. */
  isNoPlan: boolean;
};

export const findMood = (items: readonly Item[], language: Language): Mood => {
  const { describing, conditions, negations, forgetting } = language;
  const isNumber = (item: Item | undefined) => item?.kind === 'number' || /^\d/.test(item?.text ?? '');
  // “No meeting tomorrow” is negated; “no 5” and “tomorrow 9 am blood test, no breakfast” are not.
  const isAside = (at: number) =>
    (items[at]?.text === 'no' &&
      (isNumber(items[at + 1]) || items.slice(0, at).some(({ kind }) => kind === 'comma'))) ||
    // The name in “Don's party”.
    (items[at]?.text === 'don' && items[at + 1]?.text !== 't');
  const has = (words: ReadonlySet<string>) =>
    items.some(({ kind, text }, at) => kind === 'other' && words.has(text) && !isAside(at));
  // “Q: what …”, “And if …”
  const start = items[1]?.text === ':' ? 2 : 0;
  const opening = start + (items[start]?.kind === 'and' || BUT.has(items[start]?.text ?? '') ? 1 : 0);
  const beginning = `${items[start]?.text} ${items[start + 1]?.text}`;
  return {
    isPast: isRecord(items, language) || items.some((_item, at) => isOfPast(items, at, language)),
    isDescribing:
      items.some(({ kind, text }) => describing.has(text) && !isOneOf(kind, 'days', 'repeat')) ||
      items.some(({ text }, at) => HERE.has(text) && (at === 0 || LOCAL.has(text))) ||
      isStatement(items, language),
    isStative: items.some(({ kind, raw }) => kind === 'other' && language.copulas.has(raw)),
    isNoPlan:
      items.some(({ kind }) => kind === 'exception') ||
      (conditions.has(items[opening]?.text ?? '') &&
        !hasKind(items[opening], 'repeat', 'days', 'date', 'clock') &&
        // The reflexive verb in `s'excuser`.
        !(items[opening]?.text === 's' && /r$/.test(items[opening + 1]?.raw ?? ''))) ||
      ROMANCE_QUESTION.test(beginning) ||
      (QUESTION.test(beginning) && !items.some(({ text }) => text === 'remind')) ||
      isAddressed(items, language) ||
      isThanks(items) ||
      isStamp(items, language) ||
      isPictured(items) ||
      SUN.has(items[items[0]?.kind === 'relativeDay' ? 1 : 0]?.text ?? '') ||
      (/^(?:lever|coucher)$/.test(items[0]?.text ?? '') && items.some(({ text }) => text === 'soleil')) ||
      (items[items[1]?.kind === 'number' ? 2 : 1]?.text === ':' && GENRES.has(items[0]?.text ?? '')) ||
      // `Sunday morning (poem)`
      items.some(({ text }, at) => /^[(,]$/.test(text) && GENRES.has(items[at + 1]?.text ?? '')) ||
      items.some(
        ({ kind, text, raw }) => kind === 'other' && (MAYBE.has(text) || language.conditionEndings?.test(raw)),
      ) ||
      // `22 degrees tomorrow`
      items.some(({ text }, at) => DEGREES.has(text) && isNumber(items[at - 1]) && items[at - 1] !== undefined) ||
      // “Do not forget the form on Friday” is a plan.
      ((has(negations) || language.lastNegation?.test(items.at(-1)?.raw ?? '') === true) && !has(forgetting)),
  };
};

const BUT = makeWords('but|aber|mais|ma|par|lekin|pero|tapos|पर|लेकिन|പക്ഷേ');

/** `is the pool open`, `kommst du`: without their mark. */
const QUESTION =
  /^(?:(?:is|are|am|was|were|does|did|can|could|would|will|shall|has) (?:i|you|we|he|she|they|it|there|the|my|your|anyone)|(?:do|have|should) (?:i|you|we|he|she|they)|\p{Ll}+st du|est ce)$/u;

/** `Sei libera domani`, `as-tu le temps`: without their mark. */
const ROMANCE_QUESTION =
  /^(?:(?:sei|siete) (?:liber[oaie]|pront[oaie]|a|in|gia)|(?:puoi|vuoi|vieni|venite|riesci|potete) \p{Ll}+|hai (?:tempo|voglia|gia)|(?:es|as|peux|veux|viens|vas|sais|penses) tu|tu (?:es|as|peux|veux|viens|sais))$/u;

const YOU = makeWords('you|tu|vous|voi|तुम|आप|तू|tum|aap|നീ|നിങ്ങൾ|nee|ningal|ikaw|kayo');
const OBLIGED = /^(?:need|must|should|have|dois|devez|devi|dovete|musst|sollst|dapat)$/;

/** Whether it is said to somebody else, as a question or an agreement: `tu viens vendredi`. `You need to …` is a plan. */
const isAddressed = (items: readonly Item[], language: Language): boolean => {
  const first = items[0]?.text ?? '';
  return (
    items[0]?.kind === 'other' &&
    (YOU.has(first) || (first === 'du' && language.hasCapitalNouns === true)) &&
    !items.some(({ text, raw }) => OBLIGED.test(text) || language.wantedVerb?.test(raw)) &&
    !hasTask(items.slice(1), language)
  );
};

const THANKS = makeWords(
  'thanks|cheers|sorry|danke|dank|entschuldige|entschuldigung|merci|désolé|désolée|pardon|grazie|scusa|scusate',
  'धन्यवाद|शुक्रिया|shukriya|dhanyavad|നന്ദി|nanni|salamat|pasensya',
);
const MANY = makeWords('many|so|very|vielen|herzlichen|besten|tausend|lieben|mille|un|maraming');
const GIVEN = /^(?:card|note|letter|gift|present|sage|dire|dis|कह|बोल|कार्ड|പറ|കാർഡ്)/;

/** Whether it thanks or excuses, for what is over: `vielen Dank für Sonntag`, `thank you for Friday`. */
const isThanks = (items: readonly Item[]): boolean =>
  [0, 1].some(
    (at) =>
      (at === 0 || MANY.has(items[0]?.text ?? '')) &&
      THANKS.has(items[at]?.text ?? '') &&
      !GIVEN.test(items[at + 1]?.text ?? '') &&
      // `Merci de rapporter l'échelle`, but `merci de m'avoir aidé`.
      !(items[at + 1]?.text === 'de' && /r$/.test(items[at + 2]?.text ?? '')),
  ) ||
  (items[0]?.text === 'thank' && /^(?:you|u)$/.test(items[1]?.text ?? '') && !GIVEN.test(items[2]?.text ?? ''));

const STAMPS = makeWords(
  'printed|updated|modified|edited|posted|published|uploaded|issued|created|sent|gedruckt|aktualisiert|geändert|bearbeitet',
  'gepostet|veröffentlicht|hochgeladen|ausgestellt|erstellt|gesendet|imprimé|modifié|posté|publié|envoyé|émis|créé|jour',
  'stampato|aggiornato|modificato|pubblicato|caricato|inviato|emesso|creato|update|edited|പുതുക്കിയത്',
);
const STAMP_REACH = 3;

/** Whether it says when a page was made: `Updated Monday, 10:15`, `Gedruckt am 18. November um 10:00`. */
const isStamp = (items: readonly Item[], { orders, tasks }: Language): boolean => {
  const at = items
    .slice(0, STAMP_REACH)
    .findIndex(({ kind, text }) => (kind === 'other' || text === 'jour') && STAMPS.has(text));
  const [first, before, next] = [items[0], items[at - 1], items[at + 1]];
  if (at < 0 || !next || next.kind === 'other' || next.kind === 'comma' || orders.has(before?.text ?? '')) return false;
  // `Mis à jour`, `na-update`; but `jour de paie vendredi`, `update on Friday`.
  if (items[at]?.text === 'jour') return first?.text === 'mis' || first?.text === 'mise';
  if (items[at]?.text === 'update') return before?.text === 'na';
  return (
    at === 0 ||
    (at === 1 && first?.kind === 'other' && !/^(?:get|have|be|to)$/.test(first.text) && !tasks?.test(first.raw))
  );
};

const SUN = makeWords('sunset|sunrise|sonnenuntergang|sonnenaufgang|tramonto|alba|सूर्यास्त|सूर्योदय');
const PICTURES = makeWords('photos|pictures|fotos|bilder|foto');
const PICTURED = makeWords('from|of|von|vom|de|du|di|del|della');
/** `Photos of last Sunday` plan nothing, `photos de classe mercredi` do. */
const isPictured = (items: readonly Item[]): boolean => {
  const next = items.find(({ kind, text }, at) => at > 0 && kind !== 'article' && !PICTURED.has(text));
  return PICTURES.has(items[0]?.text ?? '') && next !== undefined && next.kind !== 'other';
};

/** Kinds of texts that are not about the reader's day: `Haiku: Sunday, the cat asleep`. */
const GENRES = makeWords(
  'track|piste|traccia|titel|chapter|chapitre|kapitel|capitolo|episode|folge|épisode|episodio|headline|breaking|schlagzeile|eilmeldung|final|result|score|endstand|ergebnis|finale|risultato|résultat|pr|review|haiku|poem|song|novel|moral|story|dream|joke|idea|lied|chanson|canzone|romanzo|gedicht|moral|traum|witz|märchen|idee|haïku|poème|morale|rêve|histoire|blague',
  'poesia|sogno|storia|barzelletta|कविता|सपना|कहानी|കവിത|സ്വപ്നം|കഥ|tula|panaginip|kuwento|biro|kanta|kavita|kahani|गाना|गीत|പാട്ട്',
);

/** Words that begin a statement about a place: `Here school begins at 8:15`. */
const HERE = makeWords('here|hier|ici|qui|qua|यहां|यहाँ|ഇവിടെ|dito|rito');
/** Those that may be anywhere in the statement: `matao dito tuwing Linggo`. */
const LOCAL = makeWords('यहां|यहाँ|ഇവിടെ|dito|rito');

const DEGREES = makeWords('degrees|grad|degrés|gradi|डिग्री|ഡിഗ്രി');

const MAYBE = makeWords(
  'maybe|perhaps|possibly|evtl|evt|eventualmente|éventuellement|probablement|wahrscheinlich|probabilmente|might|could|könnte|könnten|pourrait|pourrions|potremmo|potrebbe|suppose|rather|lieber|plutôt|meglio|vielleicht|eventuell|angenommen|supposons|forse|supponiamo|magari',
  'shayad|sayad|chilappo|chilappol|शायद|ഒരുപക്ഷേ|ഒരുപക്ഷെ|ചിലപ്പോൾ|ചിലപ്പോൾ|siguro|marahil|ipagpalagay',
);

/** Whether it records a measurement: `Pulse at 7 am 58`. */
const isRecord = (items: readonly Item[], { measures }: Language): boolean =>
  // `128/82`
  items.some(({ kind, text }) => kind === 'other' && /^\d{2,3}\/\d{2,3}$/.test(text)) ||
  (items.some(({ text }) => measures.has(text)) &&
    items.some(({ kind, text }) => (isOneOf(kind, 'number', 'other') && /^\d/.test(text)) || /^\d+\/\d+$/.test(text)));

const isOfPast = (items: readonly Item[], at: number, language: Language): boolean => {
  const { kind, text, raw, isCapital } = items[at] as Item;
  if (kind === 'bygone') return true;
  if (kind !== 'other') return false;
  const { past, pastEndings = [], pairedPast = [], notPast, hasCapitalNouns, wantedVerb } = language;
  if (wantedVerb?.test(items[at + 1]?.raw ?? '')) return false;
  // “We've got the surveyor tomorrow”
  if (text === 'got' && /^(?:ve|have|has)$/.test(items[at - 1]?.text ?? '')) return false;
  // The noun “Stand-up”, but the verb in “Stand gestern um acht vor der Tür”.
  if (past.has(raw) && !(hasCapitalNouns && isCapital && at > 0)) return true;
  if (notPast.has(text) || (hasCapitalNouns && isCapital)) return false;
  // The name in `laro ng Ginebra`.
  const isName = isCapital && at > 0;
  if (pairedPast.some(([verb, next]) => verb.test(raw) && next.test(items[at + 1]?.raw ?? ''))) return true;
  if (!isName && pastEndings.some((ending) => ending.test(raw)) && !isAttribute(items, at, language)) return true;
  return isParticiple(items, at, language);
};

/** Whether a participle is an attribute (`return the borrowed drill`) or part of a task (`get the car washed`). */
const isAttribute = (items: readonly Item[], at: number, { beforeAttributes, orders, hasCapitalNouns }: Language) =>
  beforeAttributes.has(items[at - 1]?.text ?? '') ||
  items.slice(0, at).some(({ text }) => orders.has(text)) ||
  // An attribute in “Gekaufte Karten”, a verb in “landete Apollo 11”.
  (hasCapitalNouns === true && items[at + 1]?.isCapital === true && PARTICIPLE.test(items[at]?.raw ?? ''));

const PARTICIPLE = /ge|^(?:be|ver|er|ent|zer|über)|iert/u;

/** Masculine, but for nouns. */
const OPENED = /^(?!(?:marché|congé|mercato|bucato|gelato)$)\p{L}+[éo]$/u;

const AUXILIARY_REACH = 3;

/** Whether it is a participle of the past: with its auxiliary (`a pris`, `hat … gekauft`), or at the end of the sentence. */
const isParticiple = (items: readonly Item[], at: number, language: Language): boolean => {
  const { participles, firstParticiple, lastParticiple, auxiliaries, between } = language;
  const { raw } = items[at] as Item;
  const isLast = !items[at + 1] || items[at + 1]?.kind === 'comma';
  if (isLast && lastParticiple?.test(raw)) return true;
  if (at === 0 && firstParticiple?.test(raw) && isObject(items[1], items[2])) return true;
  // “Sabato vinto 3 a 1”
  const isOpened =
    at > 0 && items.slice(0, at).every(({ kind }) => isOneOf(kind, 'days', 'dayPart')) && OPENED.test(raw);
  const [next, last] = [items[at + 1], items[at + 2]];
  if (isOpened && firstParticiple?.test(raw) && (next?.kind === 'number' || isObject(next, last))) return true;
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

/** Whether an object follows: in `Croisé Paul` and `payé le loyer`, but not in `marché samedi`. */
const isObject = (next: Item | undefined, last: Item | undefined): boolean =>
  (next?.kind === 'other' && next.isCapital === true) ||
  (hasKind(next, 'article', 'on') && last?.kind === 'other' && !/^d[ei]?$/.test(next?.text ?? ''));

const SHOWS = makeWords(
  'film|movie|show|concert|match|konzert|vorstellung|spectacle|concerto|spettacolo|partita',
  'फिल्म|फ़िल्म|मैच|शो|കളി|സിനിമ|മത്സരം|sine|palabas|konsiyerto',
);
const STARTING = makeWords(
  'starts|begins|beginnt|startet|fängt|commence|débute|comincia|inizia|शुरू|തുടങ്ങും|ആരംഭിക്കും|magsisimula',
);

/** `The film starts at 20:40` is a plan: people note the shows that they go to. */
const isShow = (items: readonly Item[]): boolean =>
  [SHOWS, STARTING].every((words) => items.some(({ text }) => words.has(text)));

/** Words before a noun. */
const DETERMINERS =
  /^(?:the|an?|my|our|your|d(?:er|ie|as)|(?:m|d|s)?eine?|unsere?|il|l[aeo]|les|une?|uno|m(?:on|a|es)|mi[oa]|notre|nostr[oa])$/;

/** A noun, also without a capital: `papa geburtstag`. */
const BIRTHDAYS = /^(?:b ?day|birthday|geburtstag|geb|anniversaire|anniv|compleanno)$/;

/** The end of the clause with the last time: what follows is said of it, as in `… every Sunday at 7, and I hate it`. */
const findClauseEnd = (items: readonly Item[]): number => {
  const last = items.findLastIndex(({ kind }) =>
    isOneOf(kind, 'repeat', 'clock', 'days', 'date', 'relativeDay', 'ahead', 'span'),
  );
  const end = items.findIndex(({ kind }, at) => last >= 0 && at > last && (kind === 'comma' || kind === 'and'));
  return end < 0 ? items.length : end;
};

/** Whether it states a habit of its subject: `The museum opens`, `दुकान खुलती है`. */
const isStatement = (items: readonly Item[], language: Language): boolean => {
  if (isShow(items)) return false;
  const { subjects, plans, notStatements, lastStatement } = language;
  const isVerb = (item: Item | undefined, ending: RegExp) =>
    item?.kind === 'other' &&
    ending.test(item.raw) &&
    !notStatements.has(item.text) &&
    !(language.hasCapitalNouns && item.isCapital);
  const words = items.filter(({ kind }) => kind !== 'comma');
  if (lastStatement && isVerb(words.at(-1), lastStatement)) return true;
  if (language.isPredicate?.(items)) return true;
  // “Anna schwimmt”
  const verb = items.findIndex((item, at) => at > 0 && (item.kind !== 'other' || !item.isCapital));
  const isNamed = items[0]?.isCapital && verb > 0 && isVerb(items[verb], /./);
  const around = items.slice(Math.max(0, verb - 1), verb + 2);
  const sayAround = around.map(({ kind, raw }) => (isOneOf(kind, 'other', 'article', 'on') ? raw : '')).join(' ');
  if (isNamed && language.nameAndVerb?.test(`${sayAround} `.trimStart())) return true;
  const isInverted = (item: Item, next: Item | undefined) =>
    isVerb(item, /./) && language.verbAndSubject?.test(`${item.raw} ${next?.raw}`);
  if (items.some((item, at) => isInverted(item, items[at + 1]))) return true;
  // “Nan rings me every Sunday”
  const isDoneToUs = isVerb(items[1], /[^su]s$/) && /^(?:me|us|him|them)$/.test(items[2]?.text ?? '');
  if (language.hasMonthFirst && isDoneToUs && items[0]?.kind === 'other') return true;
  // “Peter and Paul jog”
  const isPair = items[0]?.isCapital && items[2]?.isCapital && items[1]?.kind === 'and' && items[2].kind === 'other';
  if (isPair && !language.hasCapitalNouns && !plans.has(items[2]?.text ?? '') && isVerb(items[3], /^\p{Ll}/u))
    return true;
  // A note about a task begins with the task, not with a subject and a verb.
  const isAbout =
    items[1]?.kind === 'other' &&
    !BIRTHDAYS.test(items[1].text) &&
    hasKind(items[0], 'other', 'article', 'on', 'number', 'this', 'at') &&
    subjects.has(items[0]?.text ?? '');
  const isPlaced =
    language.placesBefore.has(items[0]?.text ?? '') && items[1]?.isCapital === true && items[2]?.kind === 'other';
  const [planner, planned] = language.planned ?? [];
  const isPlanning = items
    .slice(0, findClauseEnd(items))
    .some(({ text }, at) => plans.has(text) || (text === planner && planned?.test(items[at + 1]?.raw ?? '')));
  // “The pill at 10 every night” has no verb.
  const hasVerb =
    !DETERMINERS.test(items[0]?.text ?? '') ||
    !items.some(({ kind }) => kind === 'repeat') ||
    items.some(({ kind, raw }, at) => at > 1 && (kind === 'other' || language.copulas.has(raw)));
  return ((isAbout && hasVerb) || isPlaced) && !isPlanning;
};
