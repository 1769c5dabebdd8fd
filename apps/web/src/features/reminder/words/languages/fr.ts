import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick, spanDays, UNSUPPORTED } from '../grammar.ts';
import { hasKind } from '../kinds.ts';
import {
  countWords,
  defineLanguage,
  type Item,
  type Rule,
  type Value,
  type WordRange,
  type Words,
} from '../language.ts';
import { romanceRules } from './romance.ts';

const days = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const words: readonly Words[] = [
  ...countWords(
    'number',
    'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt',
    2,
  ),
  ['number', { n: 21 }, 'vingt et un|vingt et une'],
  ['number', { n: 30 }, 'trente'],
  ['number', { n: 40 }, 'quarante'],
  ['number', { n: 45 }, 'quarante cinq'],
  ['number', { n: 50 }, 'cinquante'],
  ['number', { n: 1, isArticle: true }, 'un|une'],
  ...countWords(
    'ordinal',
    'premier|première|premiers|premières|1er|1ère, deuxième|second|seconde, troisième, quatrième, cinquième, sixième',
    1,
  ),
  ['ordinal', { n: -1 }, 'dernier|dernière|derniers|dernières'],
  ['ordinal', {}, 'er|ère|e|ème|eme|nd|nde'],
  ...countWords('weekday', days.join(', ')),
  ...countWords('weekday', 'dim, lun, mar, mer|merc, jeu, ven|vend, sam', 0, { isWeak: true }),
  ...countWords('weekday', days.map((day) => `les ${day}s|${day}s`).join(', '), 0, { isHabit: true }),
  [
    'weekdays',
    { days: [1, 2, 3, 4, 5] },
    'lun ven|lundi vendredi|jour ouvrable|jours ouvrables|jour ouvré|jours ouvrés|jour de semaine|jours de semaine|jours de la semaine|en semaine|jour de travail',
  ],
  ['weekdays', { days: [6, 0], isHabit: true }, 'les week ends|les weekends'],
  ['weekdays', { days: [6, 0] }, 'week end|weekend|weekends|week ends|fin de semaine'],
  ...countWords(
    'month',
    'janvier|janv, février|févr|fév, mars, avril|avr, mai, juin, juillet|juil, août, septembre|sept, octobre|oct, novembre|nov, décembre|déc',
    1,
  ),
  ['relativeDay', { n: 0 }, "aujourd'hui|aujourdhui|auj"],
  ['relativeDay', { n: 1 }, 'demain|dm1|2main'],
  ['date', { day: 24, month: 12, isWeak: true }, 'veille de noël|la veille de noël'],
  ['date', { day: 25, month: 12, isWeak: true }, 'jour de noël|le jour de noël'],
  ['date', { day: 31, month: 12, isWeak: true }, 'saint sylvestre|réveillon du nouvel an'],
  ['date', { day: 1, month: 1, isWeak: true }, 'jour de l an|le jour de l an'],
  ['date', { day: 14, month: 2, isWeak: true }, 'saint valentin'],
  ['feast', {}, 'noël|pâques|pentecôte|réveillon'],
  ['relativeDay', { n: 2 }, 'après demain'],
  ['relativeDay', { n: 0, part: 'evening' }, 'ce soir'],
  ['relativeDay', { n: 0, part: 'afternoon' }, 'cet après midi|cette après midi|cet aprem|cette aprem|cet apm'],
  ['relativeDay', { n: 0, part: 'morning' }, 'ce matin'],
  ['relativeDay', { n: 0, part: 'noon' }, 'ce midi'],
  ['relativeDay', { n: 1, part: 'morning' }, 'dem matin'],
  ['relativeDay', { n: 1, part: 'evening' }, 'dem soir'],
  ['relativeDay', { n: 1, part: 'afternoon' }, 'dem aprem'],
  ['dayPart', { part: 'morning' }, 'matin|matins|du matin|du mat|au matin|le matin|dans la matinée|matinée|en matinée'],
  [
    'dayPart',
    { part: 'afternoon' },
    "après midi|après midis|de l'après midi|l'après midi|dans l'après midi|en après midi|aprèm|aprem|apm",
  ],
  ['dayPart', { part: 'evening' }, 'soir|soirs|du soir|au soir|le soir|en soirée|dans la soirée|soirée'],
  ['dayPart', { part: 'night' }, 'la nuit|nuits'],
  [
    'bygone',
    {},
    'bonne soirée|belle soirée|bonsoir|cette nuit|bonne nuit|bonne journée|à demain|à lundi|à mardi|à ce soir|bon week end|bon weekend|le lendemain|le lendemain matin',
  ],
  ['unit', { unit: 'Minute' }, 'minute|minutes|min|mn'],
  ['unit', { unit: 'Day' }, 'jour|jours'],
  ['unit', { unit: 'Week' }, 'semaine|semaines|sem'],
  ['unit', { unit: 'Month' }, 'mois'],
  ['unit', { unit: 'Year' }, 'an|ans|année|années'],
  ['duration', { n: 30, unit: 'Minute' }, 'une demi heure'],
  ['duration', { n: 15, unit: 'Minute' }, "un quart d'heure"],
  ['duration', { n: 45, unit: 'Minute' }, "trois quarts d'heure"],
  ['duration', { n: 90, unit: 'Minute' }, 'une heure et demie'],
  ['every', {}, 'tous les|toutes les|chaque|tout les|toute les|ts les|tts les|ttes les'],
  ['frequency', { unit: 'Day' }, 'quotidiennement|une fois par jour'],
  ['frequency', { unit: 'Day', isAdjective: true }, 'quotidien|quotidienne'],
  ['frequency', { unit: 'Day', part: 'night' }, 'chaque nuit'],
  ['frequency', { unit: 'Week', isAdjective: true }, 'hebdo|hebdomadaire'],
  ['frequency', { unit: 'Day' }, 'tlj'],
  ['frequency', { unit: 'Week' }, 'hebdomadairement|une fois par semaine'],
  ['frequency', { unit: 'Month' }, 'mensuellement|une fois par mois'],
  ['frequency', { unit: 'Month', n: 3 }, 'chaque trimestre|tous les trimestres'],
  ['frequency', { unit: 'Month', n: 6 }, 'tous les semestres'],
  ['frequency', { unit: 'Year', isMarked: true }, 'annuellement|une fois par an'],
  ['frequency', { unit: 'Day', n: 2 }, 'un jour sur deux|jour sur deux|un jour sur 2|jour sur 2'],
  ['frequency', { unit: 'Week', n: 2 }, 'une semaine sur deux'],
  ['frequency', { unit: 'Month', n: 2 }, 'un mois sur deux'],
  ['everySecond', {}, 'sur deux|sur 2'],
  ['bygone', { unit: 'Day' }, 'fois par jour'],
  ['bygone', { unit: 'Week' }, 'fois par semaine'],
  ['bygone', { unit: 'Month' }, 'fois par mois'],
  ['bygone', { unit: 'Year' }, 'fois par an'],
  ['bygone', {}, 'toutes les heures|bimensuel|bimestriel'],
  ['span', { n: 1, unit: 'Week' }, 'la semaine pro|semaine pro|la semaine proch|semaine proch'],
  ['next', {}, 'prochain|prochaine|prochains'],
  ['this', {}, 'ce|cette|ce prochain'],
  ['at', {}, 'à|a|vers|pour|dès|aux alentours de|aux environs de|autour de|à partir de'],
  ['on', {}, 'le|au|pour le|du|les'],
  ['oclock', {}, 'h|heure|heures'],
  ['noon', { hour: 12 }, 'midi'],
  ['noon', { hour: 12, isMarked: true }, 'à midi|vers midi'],
  ['noon', { hour: 24 }, 'minuit'],
  ['noon', { hour: 24, isMarked: true }, 'à minuit'],
  ['halfPast', {}, 'et demie|et demi'],
  ['quarter', { n: 15 }, 'et quart|quart|le quart|un quart'],
  ['to', {}, 'moins|avant'],
  ['past', {}, 'après'],
  ['in', {}, 'dans|d ici|dans environ|ds|d ici environ'],
  ['fromNow', {}, 'plus tard'],
  ['ahead', { n: 1, unit: 'Week' }, 'en huit'],
  [
    'exception',
    {},
    "pluie attendue|pluies attendues|neige attendue|orages attendus|pluie prévue|neige prévue|orages prévus|risque de pluie|risque d orage|risque d orages|je m'appelle|prix d'un|prix d'une|moitié prix|on verra|toujours pareil|il dit|elle dit|merci pour|merci d'être|merci d'avoir|tous pareils|il fera|qui vivra verra|nous verrons|qui sait|à consommer|personne ne|en cas de|en cas d|à moins que|à moins qu|ce serait bien|ça serait bien|annulé|annulée|annulés|annulées|reporté|reportée|au plus|tout au plus|plus besoin|peut être|il est déjà",
  ],
  ['exception', {}, 'sauf|excepté|hormis|à part'],
  [
    'vaguePart',
    {},
    "après le déjeuner|avant le déjeuner|après déjeuner|après le dîner|avant le dîner|après le travail|avant le travail|après l'école|avant l'école|après le repas|avant le repas|après les cours|au petit déjeuner|après le petit déjeuner|avant le petit déjeuner|avant le petit dej|après le petit dej|au petit dej|au déjeuner|au dîner|avant de dormir|avant le coucher|au coucher|après manger|avant de manger|dès l'aube|à l'aube|après le boulot|avant le boulot",
  ],
  ['before', {}, "avant|à l'avance|plus tôt"],
  ['until', {}, "jusqu'au|jusqu'à|jusque|jusqu'en"],
  ['times', {}, 'fois|x'],
  ['other', {}, "d'heures"],
  ['for', {}, 'pendant|durant'],
  ['other', {}, "changer d'heure|changer l'heure|essai gratuit|l'essai gratuit|note de frais|notes de frais"],
  ['other', {}, 'entre amis|entre copains|entre copines|entre nous|entre filles|entre collègues|entre voisins'],
  ['bygone', {}, 'fièvre du samedi|demain est un autre jour|demain nous appartient|heures du mans'],
  ['ofMonth', {}, 'du mois|de mois'],
  ['monthEnd', { unit: 'Month', n: 0 }, 'fin du mois|la fin du mois|fin de mois|la fin de mois|dernier jour du mois'],
  [
    'bygone',
    {},
    ['début', 'fin', 'milieu']
      .flatMap((part) => ['', 'de ', 'de la '].map((of) => `${part} ${of}semaine prochaine`))
      .join('|'),
  ],
  ['bygone', {}, 'fin du mois prochain|fin du mois dernier'],
  [
    'bygone',
    {},
    'entre|mardi gras|vendredi saint|jeudi saint|mercredi des cendres|hier|avant hier|il y a|depuis|dernièrement|la veille|en quinze|dans huit jours|dans 8 jours|dans quinze jours|dans 15 jours|semaine dernière|mois dernier|an dernier|année dernière|passé|passée|tout à l heure|naguère',
  ],
  ...countWords('bygone', days.map((day) => `${day} dernier|${day} passé`).join(', ')),
  ['article', {}, 'de|des|d|l|la|en|à la première heure'],
  ['comma', {}, 'au plus tard'],
  ['and', {}, 'et'],
];

const rules: readonly Rule[] = [
  // 1 fois par mois
  [
    'frequency',
    'number bygone',
    ([count, times]) => (count?.value.n === 1 && times?.value.unit ? { unit: times.value.unit, isMarked: true } : null),
  ],
  // `je passe te prendre`: only with an accent it is the past.
  ['other', 'bygone', ([word]) => (/^passee?$/.test(word?.raw ?? '') ? {} : null)],
  // `à sept heures`, `vingt-sept`: the number, not the short name of September, which follows a day.
  [
    'number',
    'number month (?=[oclock month unit])',
    (items) => (isSeven(items[1]) && items[0]?.value.n === 20 ? { n: 27 } : null),
  ],
  [
    'number',
    'month',
    ([seven], { before, next }) =>
      isSeven(seven) &&
      !hasKind(before, 'number', 'ordinal') &&
      (hasKind(next, 'oclock', 'unit', 'halfPast', 'month') || before?.kind === 'at')
        ? { n: 7 }
        : null,
  ],
  // `appeler Sam` is a name.
  [
    'other',
    'weekday',
    ([day], { before }) =>
      day?.text === 'sam' && (before?.kind === 'at' || (day.value.isCapital && hasKind(before, 'other', 'article')))
        ? {}
        : null,
  ],
  ['on', 'at (?=weekday)', ([word]) => (word?.text === 'pour' ? {} : null)],
  // Dès 10h
  ['at', 'article (?=[digitalClock number])', ([word]) => (word?.raw === 'dès' ? {} : null)],
  // `jeu de société`, `mer du Nord` are nouns.
  [
    'other',
    'weekday (?=[article on])',
    ([day], { next }) => (/^(?:mer|jeu|mar)$/.test(day?.text ?? '') && /^d/.test(next?.text ?? '') ? {} : null),
  ],
  // Table pour 4
  [
    'other',
    'at number (?![oclock month unit clock digitalClock ordinal meridiem and hyphen])',
    ([marker, n]) => (marker?.text === 'pour' && n?.value.digits ? {} : null),
  ],
  // `la mer`, `un jeu`, `ce jeu` are nouns.
  [
    'other',
    '[article number this] weekday',
    ([, day]) => (day?.value.isWeak && /^(?:mer|jeu|mar)$/.test(day.text) ? {} : null),
  ],
  ...romanceRules('le'),
  // Dans deux heures et demie, dans une heure vingt
  [
    'ahead',
    'in number oclock [halfPast quarter number] (?!unit)',
    (items) => {
      const { n = HALF_HOUR } = items[3]?.value ?? {};
      return n > 0 && n < 60 ? { n: (pick(items, 'number').n ?? 0) * 60 + n, unit: 'Minute' } : null;
    },
  ],
  ['ahead', 'in number? number oclock', (items) => ({ n: pick(items, 'number').n ?? 0, unit: 'Hour' })],
  ['repeat', 'every [number] oclock', () => UNSUPPORTED],
  // À huit heures dix
  [
    'clock',
    'number oclock number (?![unit oclock month times])',
    (items, { before, next }) => {
      const [hour, minute] = [pick(items, 'number'), pick(items, 'number', 1)];
      const isSpelled =
        !minute.digits && (minute.n ?? 0) % 5 === 0 && (next?.kind !== 'other' || !/[sx]$/.test(next.text));
      return before?.kind === 'at' && !minute.isArticle && (isSpelled || minute.digits === 2)
        ? makeClock(hour.n, minute.n, { isMarked: true })
        : null;
    },
  ],
  ['clock', 'number oclock [halfPast]', (items) => makeClock(pick(items, 'number').n, 30, { isMarked: true })],
  ['clock', 'number oclock quarter', (items) => makeClock(pick(items, 'number').n, 15, { isMarked: true })],
  ['clock', 'number oclock to quarter', (items) => makeClockBefore(pick(items, 'number').n, 15)],
  ['clock', 'number oclock to number', (items) => makeClockBefore(pick(items, 'number').n, pick(items, 'number', 1).n)],
  [
    'clock',
    'noon quarter',
    (items) => (items[0]?.value.hour === 12 ? makeClock(12, 15, { isExact: true, isMarked: true }) : null),
  ],
  // 9h et quart, 18h moins le quart
  [
    'clock',
    'digitalClock [halfPast quarter]',
    (items) => readHourMark(items, items[1]?.kind === 'halfPast' ? HALF_HOUR : (pick(items, 'quarter').n ?? 0)),
  ],
  [
    'clock',
    'digitalClock to [article on]? [quarter number]',
    (items) => readHourMark(items, -(pick(items, ['quarter', 'number']).n ?? 0)),
  ],
  // `à 5` is no time of day; `5 heures` without other words of time may be a duration.
  [
    'clock',
    'at [number ordinal] (?![oclock number hyphen])',
    ([marker]) => (marker?.text === 'pour' ? null : AMBIGUOUS_CLOCK),
  ],
  [
    'clock',
    'number oclock',
    (items, { before, next }) => {
      const { n, isArticle } = pick(items, 'number');
      const isHour =
        before?.kind === 'at' ||
        items[1]?.text === 'h' ||
        hasKind(next, 'dayPart', 'relativeDay') ||
        hasKind(before, 'relativeDay', 'days', 'dayPart', 'date', 'weekday', 'next', 'article');
      // Trois heures pour ranger
      const isLength = items[1]?.text === 'heures' && next?.text === 'pour' && before?.kind !== 'at';
      return isHour && !isLength ? makeClock(isArticle ? 1 : n, 0, { isMarked: true }) : null;
    },
  ],
  // `mariner 24 heures` is a duration.
  [
    'duration',
    'number oclock',
    (items) => (items[1]?.text.startsWith('heure') ? { n: pick(items, 'number').n ?? 0, unit: 'Hour' } : null),
  ],
  [
    'days',
    'on weekday [on at] weekday',
    (items) =>
      items[0]?.text === 'du' ? { days: spanDays(items[1]?.value.n, items[3]?.value.n), isSpan: true } : null,
  ],
];

const HALF_HOUR = 30;
const readHourMark = ([hour]: readonly Item[], minutes: number): Value | null => {
  const { numbers } = hour?.value ?? {};
  if (numbers?.form !== 'clock' || numbers.mark !== 'h' || numbers.minute > 0) return null;
  const full = numbers.hour + (minutes < 0 ? -1 : 0);
  return makeClock(full, (minutes + 60) % 60, { isMarked: true, isDigital: true });
};
const isSeven = (item: Item | undefined): boolean => item?.text === 'sept';

/** `en 10:30` */
const isDoubtful = ({ items, start }: WordRange): boolean =>
  items[start - 1]?.text === 'en' && items[start]?.kind === 'clock' && /^\d/.test(items[start]?.text ?? '');

export const french = defineLanguage({
  code: 'fr',
  words,
  rules,
  isDoubtful,
  hasHourMark: true,
  hasDayFirst: true,
  countsTo24: true,
  copulas: 'est|sont|sera',
  originsAfter: 'noir|noire',
  bareWeekdays: /./,
  describing:
    'apparemment|gratuitement|gratuite|ouvre|ouvrent|ferme|ferment|ouvert|ouverte|ouverts|ouvertes|fermé|fermée|fermés|fermées|toujours|souvent|parfois|habitude|normalement|généralement|moment|servi|servie|gratuit|dit|magasins|lève|même|mêmes|pleut|neige|il|elle|ils|elles|sonne|sonnent|germe',
  subjects:
    'le|la|les|l|un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|ça|c|ici|maman|papa|mamie|papi',
  nameAndVerb:
    /^\S+ (?:nage|va|fait|joue|travaille|court|lit|mange|dort|regarde|chante|prend|vient|rentre|sort|arrive|appelle|rend|apprend|étudie|écrit|boit|voit|met|tient|suit|donne|reçoit|revient|achète|vend|conduit|aime|adore|habite|vit|parle|dit|sait|peut|veut|porte|perd|gagne|finit|commence|oublie|crie|pleure|ronfle|prie|téléphone|nettoie|promène|cuisine|se|nous|me|lui|leur) |^\S+ (?!\S*(?:er|ir|re) |(?:avec|pour|chez|dans|sur|sans|puis|après|avant|vers|entre|et) )\S+ (?:les|sa|son|ses) $/,
  placesBefore: 'en|au|aux|à',
  measures: 'degrés|pouls|poids|tension|température|glycémie|fréquence',
  // Verbs, without nouns that have the same ending.
  tasks:
    /^\p{L}{2,}(?:er|ir|re)$(?<!(?:ture|naire|saire|toire|mbre|estre|erre|ère|^dossier|^papier|^cahier|^courrier|^plombier|^panier|^hier|^hiver|^soir|^lettre|^livre|^titre|^centre|^notre|^votre|^quatre|^entre|^contre|^autre|^sucre|^cadre)$)/u,
  planned: ['nous', /ons$/],
  plans: 'je|j|dois|doit|devons|faut|veux|rappelle|rappeler',
  negations: 'pas|ne|jamais|aucun|aucune|rien|ni|pleut|pleuvra|neige|neigera|ensoleillé',
  forgetting: 'oublier|oublie|oubliez|rater|manquer',
  common: 'est|sont|se|avec|et|dans|il|elle|nous|je|j|sur|par|qui|que|pas|au',
  conditions:
    'selon|idées|ceux|celui|celles|personne|imagine|imaginez|si|s|quand|quel|quelle|notes|résumé|citation|recette|paroles|proverbe|pourquoi|comment|qui|où|compte|extrait',
  // The imperfect and the conditional, and the plural of the past historic.
  pairedPast: [
    [/^je?$/, /^(?:pense|rêve|regrette)$/u],
    [/^(?:je?|tu|me|m|te|y)$/, /^(?!(?:\p{L}?f|v|s|\p{L}*conn|\p{L}*pl|t)ais$)\p{L}+ais$/u],
  ],
  firstParticiple: /(?:é|u|i|is|it)$/u,
  pastEndings: [/^\p{L}{2,}(?:ait|aient|rais|èrent|irent|urent)$/u],
  notPast:
    'engrais|marais|café|thé|clé|bébé|ciné|musée|lycée|entrée|dictée|randonnée|purée|merci|frais|vrais|fait|lait|sait|trait|extrait|retrait|portrait|parfait|forfait|souhait|satisfait|plait|naît|connaît|abstrait|attrait|bienfait|paient|essaient|serait|prévu|prévue|prévus|prévues|fixé|fixée|réservé|réservée|programmé|programmée|attendu|attendue|ouvert|ouverte|fermé|fermée',
  participles: /(?:é|és|ée|ées|i|is|(?<!ap|og|ph|om|er|im)(?:ie|ies)|it|ite|its|ert|erte|u|us|ue|ues|int|eint|eints)$/u,
  auxiliaries: 'ai|as|a|avons|avez|ont|suis|est|sommes|êtes|sont|avait|était',
  between: 'pas|déjà|bien|tout|été|enfin|encore|trop|beaucoup|mal|aussi|même|vite|longtemps|presque',
  past: 'réveillé|réveillée|dormi|couché|couchée|levé|levée|arrivé|parti|venu|sorti|dîné|étais|étions|avais|été|allé|vu|vue|mangé|acheté|lu|né|née|mort|morte|gagné|perdu|fini|commencé|reçu|payé|appelé|fondé|écrit|oublié|raté|passé|passée|fut|fit|eut|vint|prit|mit|alla|arriva|commença|tomba|courus|couru|mariés|vendu|revendu',
  namesBefore:
    'effet|nommé|vivement|long|grand|nouveau|meilleur|cuisson|durée|préparation|repos|monsieur|madame|enfin|quel|beau|m|mme|no|robinson|black|le|un|ce|adore|déteste|aime|est|saint|mardi|gras|cendres|quelque|rue|porte|rapport|depuis|joli|noir|saint|chaque|bonjour|bon',
  numbersBefore:
    'chapitre|page|commande|facture|référence|comme|salle|chambre|version|ligne|bus|quai|psaume|jean|luc|matthieu|marc|score|numéro|no|article|étage|niveau|étape|exercice|question|saison|épisode|tome|place|voie|format|vol|train',
  followers: 'chez|avec|pour|et|puis|avant|après|au|à|le|la|les|de|du|dans|rdv|appeler',
  things: 'euros|euro|personnes|pour cent|pourcent|degrés|kilos|kg|km|ans|mois|fois',
});
