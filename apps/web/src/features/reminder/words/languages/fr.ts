import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick, spanDays, UNSUPPORTED } from '../grammar.ts';
import { countWords, defineLanguage, type Item, type Rule, type Value, type Words } from '../language.ts';
import { romanceRules } from './romance.ts';

const days = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const words: readonly Words[] = [
  ...countWords(
    'n',
    'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt',
    2,
  ),
  ['n', { n: 21 }, 'vingt et un|vingt et une'],
  ['n', { n: 30 }, 'trente'],
  ['n', { n: 40 }, 'quarante'],
  ['n', { n: 45 }, 'quarante cinq'],
  ['n', { n: 50 }, 'cinquante'],
  ['n', { n: 1, isArticle: true }, 'un|une'],
  ...countWords(
    'o',
    'premier|première|premiers|premières|1er|1ère, deuxième|second|seconde, troisième, quatrième, cinquième, sixième',
    1,
  ),
  ['o', { n: -1 }, 'dernier|dernière|derniers|dernières'],
  ['o', {}, 'er|ère|e|ème|eme|nd|nde'],
  ...countWords('w', days.join(', ')),
  ...countWords('w', 'dim, lun, mar, mer|merc, jeu, ven|vend, sam', 0, { isWeak: true }),
  ...countWords('w', days.map((day) => `les ${day}s|${day}s`).join(', '), 0, { isHabit: true }),
  [
    's',
    { days: [1, 2, 3, 4, 5] },
    'lun ven|lundi vendredi|jour ouvrable|jours ouvrables|jour ouvré|jours ouvrés|jour de semaine|jours de semaine|jours de la semaine|en semaine|jour de travail',
  ],
  ['s', { days: [6, 0], isHabit: true }, 'les week ends|les weekends'],
  ['s', { days: [6, 0] }, 'week end|weekend|weekends|week ends|fin de semaine'],
  ...countWords(
    'm',
    'janvier|janv, février|févr|fév, mars, avril|avr, mai, juin, juillet|juil, août, septembre|sept, octobre|oct, novembre|nov, décembre|déc',
    1,
  ),
  ['y', { n: 0 }, "aujourd'hui|aujourdhui|auj"],
  ['y', { n: 1 }, 'demain|dm1|2main'],
  ['D', { day: 24, month: 12, isWeak: true }, 'veille de noël|la veille de noël'],
  ['D', { day: 25, month: 12, isWeak: true }, 'jour de noël|le jour de noël'],
  ['D', { day: 31, month: 12, isWeak: true }, 'saint sylvestre|réveillon du nouvel an'],
  ['D', { day: 1, month: 1, isWeak: true }, 'jour de l an|le jour de l an'],
  ['D', { day: 14, month: 2, isWeak: true }, 'saint valentin'],
  ['F', {}, 'noël|pâques|pentecôte|réveillon'],
  ['y', { n: 2 }, 'après demain'],
  ['y', { n: 0, part: 'evening' }, 'ce soir'],
  ['y', { n: 0, part: 'afternoon' }, 'cet après midi|cette après midi|cet aprem|cette aprem|cet apm'],
  ['y', { n: 0, part: 'morning' }, 'ce matin'],
  ['y', { n: 0, part: 'noon' }, 'ce midi'],
  ['y', { n: 1, part: 'morning' }, 'dem matin'],
  ['y', { n: 1, part: 'evening' }, 'dem soir'],
  ['y', { n: 1, part: 'afternoon' }, 'dem aprem'],
  ['p', { part: 'morning' }, 'matin|matins|du matin|du mat|au matin|le matin|dans la matinée|matinée|en matinée'],
  [
    'p',
    { part: 'afternoon' },
    "après midi|après midis|de l'après midi|l'après midi|dans l'après midi|en après midi|aprèm|aprem|apm",
  ],
  ['p', { part: 'evening' }, 'soir|soirs|du soir|au soir|le soir|en soirée|dans la soirée|soirée'],
  ['p', { part: 'night' }, 'la nuit|nuits'],
  [
    'z',
    {},
    'bonne soirée|belle soirée|bonsoir|cette nuit|bonne nuit|bonne journée|à demain|à lundi|à mardi|à ce soir|bon week end|bon weekend|le lendemain|le lendemain matin',
  ],
  ['u', { unit: 'Minute' }, 'minute|minutes|min|mn'],
  ['u', { unit: 'Day' }, 'jour|jours'],
  ['u', { unit: 'Week' }, 'semaine|semaines|sem'],
  ['u', { unit: 'Month' }, 'mois'],
  ['u', { unit: 'Year' }, 'an|ans|année|années'],
  ['R', { n: 30, unit: 'Minute' }, 'une demi heure'],
  ['R', { n: 15, unit: 'Minute' }, "un quart d'heure"],
  ['R', { n: 45, unit: 'Minute' }, "trois quarts d'heure"],
  ['R', { n: 90, unit: 'Minute' }, 'une heure et demie'],
  ['e', {}, 'tous les|toutes les|chaque|tout les|toute les|ts les|tts les|ttes les'],
  ['b', { unit: 'Day' }, 'quotidiennement|une fois par jour'],
  ['b', { unit: 'Day', isAdjective: true }, 'quotidien|quotidienne'],
  ['b', { unit: 'Day', part: 'night' }, 'chaque nuit'],
  ['b', { unit: 'Week', isAdjective: true }, 'hebdo|hebdomadaire'],
  ['b', { unit: 'Day' }, 'tlj'],
  ['b', { unit: 'Week' }, 'hebdomadairement|une fois par semaine'],
  ['b', { unit: 'Month' }, 'mensuellement|une fois par mois'],
  ['b', { unit: 'Month', n: 3 }, 'chaque trimestre|tous les trimestres'],
  ['b', { unit: 'Month', n: 6 }, 'tous les semestres'],
  ['b', { unit: 'Year', isMarked: true }, 'annuellement|une fois par an'],
  ['b', { unit: 'Day', n: 2 }, 'un jour sur deux|jour sur deux|un jour sur 2|jour sur 2'],
  ['b', { unit: 'Week', n: 2 }, 'une semaine sur deux'],
  ['b', { unit: 'Month', n: 2 }, 'un mois sur deux'],
  ['2', {}, 'sur deux|sur 2'],
  ['z', { unit: 'Day' }, 'fois par jour'],
  ['z', { unit: 'Week' }, 'fois par semaine'],
  ['z', { unit: 'Month' }, 'fois par mois'],
  ['z', { unit: 'Year' }, 'fois par an'],
  ['z', {}, 'toutes les heures|bimensuel|bimestriel'],
  ['V', { n: 1, unit: 'Week' }, 'la semaine pro|semaine pro|la semaine proch|semaine proch'],
  ['N', {}, 'prochain|prochaine|prochains'],
  ['T', {}, 'ce|cette|ce prochain'],
  ['a', {}, 'à|a|vers|pour|dès|aux alentours de|aux environs de|autour de|à partir de'],
  ['r', {}, 'le|au|pour le|du|les'],
  ['k', {}, 'h|heure|heures'],
  ['c', { hour: 12 }, 'midi'],
  ['c', { hour: 12, isMarked: true }, 'à midi|vers midi'],
  ['c', { hour: 24 }, 'minuit'],
  ['c', { hour: 24, isMarked: true }, 'à minuit'],
  ['H', {}, 'et demie|et demi'],
  ['Q', { n: 15 }, 'et quart|quart|le quart|un quart'],
  ['<', {}, 'moins|avant'],
  ['>', {}, 'après'],
  ['i', {}, 'dans|d ici|dans environ|ds|d ici environ'],
  ['f', {}, 'plus tard'],
  ['J', { n: 1, unit: 'Week' }, 'en huit'],
  [
    '!',
    {},
    "pluie attendue|pluies attendues|neige attendue|orages attendus|pluie prévue|neige prévue|orages prévus|risque de pluie|risque d orage|risque d orages|je m'appelle|prix d'un|prix d'une|moitié prix|on verra|toujours pareil|il dit|elle dit|merci pour|merci d'être|merci d'avoir|tous pareils|il fera|qui vivra verra|nous verrons|qui sait|à consommer|personne ne|en cas de|en cas d|à moins que|à moins qu|ce serait bien|ça serait bien|annulé|annulée|annulés|annulées|reporté|reportée|au plus|tout au plus|plus besoin|peut être|il est déjà",
  ],
  ['!', {}, 'sauf|excepté|hormis|à part'],
  [
    'P',
    {},
    "après le déjeuner|avant le déjeuner|après déjeuner|après le dîner|avant le dîner|après le travail|avant le travail|après l'école|avant l'école|après le repas|avant le repas|après les cours|au petit déjeuner|après le petit déjeuner|avant le petit déjeuner|avant le petit dej|après le petit dej|au petit dej|au déjeuner|au dîner|avant de dormir|avant le coucher|au coucher|après manger|avant de manger|dès l'aube|à l'aube|après le boulot|avant le boulot",
  ],
  ['B', {}, "avant|à l'avance|plus tôt"],
  ['l', {}, "jusqu'au|jusqu'à|jusque|jusqu'en"],
  ['#', {}, 'fois|x'],
  ['?', {}, "d'heures"],
  ['4', {}, 'pendant|durant'],
  ['?', {}, "changer d'heure|changer l'heure|essai gratuit|l'essai gratuit|note de frais|notes de frais"],
  ['?', {}, 'entre amis|entre copains|entre copines|entre nous|entre filles|entre collègues|entre voisins'],
  ['z', {}, 'fièvre du samedi|demain est un autre jour|demain nous appartient|heures du mans'],
  ['~', {}, 'du mois|de mois'],
  ['G', { unit: 'Month', n: 0 }, 'fin du mois|la fin du mois|fin de mois|la fin de mois|dernier jour du mois'],
  [
    'z',
    {},
    ['début', 'fin', 'milieu']
      .flatMap((part) => ['', 'de ', 'de la '].map((of) => `${part} ${of}semaine prochaine`))
      .join('|'),
  ],
  ['z', {}, 'fin du mois prochain|fin du mois dernier'],
  [
    'z',
    {},
    'entre|mardi gras|vendredi saint|jeudi saint|mercredi des cendres|hier|avant hier|il y a|depuis|dernièrement|la veille|en quinze|dans huit jours|dans 8 jours|dans quinze jours|dans 15 jours|semaine dernière|mois dernier|an dernier|année dernière|passé|passée|tout à l heure|naguère',
  ],
  ...countWords('z', days.map((day) => `${day} dernier|${day} passé`).join(', ')),
  ['g', {}, 'de|des|d|l|la|en|à la première heure'],
  [',', {}, 'au plus tard'],
  ['&', {}, 'et'],
];

const rules: readonly Rule[] = [
  // 1 fois par mois
  [
    'b',
    'nz',
    ([count, times]) => (count?.value.n === 1 && times?.value.unit ? { unit: times.value.unit, isMarked: true } : null),
  ],
  // `je passe te prendre`: only with an accent it is the past.
  ['?', 'z', ([word]) => (/^passee?$/.test(word?.raw ?? '') ? {} : null)],
  // `à sept heures`, `vingt-sept`: the number, not the short name of September, which follows a day.
  ['n', 'nm(?=[kmu])', (items) => (isSeven(items[1]) && items[0]?.value.n === 20 ? { n: 27 } : null)],
  [
    'n',
    'm',
    ([seven], { before, next }) =>
      isSeven(seven) && !/[no]/.test(before?.kind ?? '') && (/[kuHm]/.test(next?.kind ?? '') || before?.kind === 'a')
        ? { n: 7 }
        : null,
  ],
  // `appeler Sam` is a name.
  [
    '?',
    'w',
    ([day], { before }) =>
      day?.text === 'sam' && (before?.kind === 'a' || (day.value.isCapital && /^[?g]$/.test(before?.kind ?? '')))
        ? {}
        : null,
  ],
  ['r', 'a(?=w)', ([word]) => (word?.text === 'pour' ? {} : null)],
  // Dès 10h
  ['a', 'g(?=[tn])', ([word]) => (word?.raw === 'dès' ? {} : null)],
  // `jeu de société`, `mer du Nord` are nouns.
  [
    '?',
    'w(?=[gr])',
    ([day], { next }) => (/^(?:mer|jeu|mar)$/.test(day?.text ?? '') && /^d/.test(next?.text ?? '') ? {} : null),
  ],
  // Table pour 4
  ['?', 'an(?![kmuCtoA&-])', ([marker, n]) => (marker?.text === 'pour' && n?.value.digits ? {} : null)],
  // `la mer`, `un jeu`, `ce jeu` are nouns.
  ['?', '[gnT]w', ([, day]) => (day?.value.isWeak && /^(?:mer|jeu|mar)$/.test(day.text) ? {} : null)],
  ...romanceRules('le'),
  // Dans deux heures et demie, dans une heure vingt
  [
    'J',
    'ink[HQn](?!u)',
    (items) => {
      const { n = HALF_HOUR } = items[3]?.value ?? {};
      return n > 0 && n < 60 ? { n: (pick(items, 'n').n ?? 0) * 60 + n, unit: 'Minute' } : null;
    },
  ],
  ['J', 'in?nk', (items) => ({ n: pick(items, 'n').n ?? 0, unit: 'Hour' })],
  ['E', 'e[n]k', () => UNSUPPORTED],
  // À huit heures dix
  [
    'C',
    'nkn(?![ukm#])',
    (items, { before, next }) => {
      const [hour, minute] = [pick(items, 'n'), pick(items, 'n', 1)];
      const isSpelled = !minute.digits && (minute.n ?? 0) % 5 === 0 && (next?.kind !== '?' || !/[sx]$/.test(next.text));
      return before?.kind === 'a' && !minute.isArticle && (isSpelled || minute.digits === 2)
        ? makeClock(hour.n, minute.n, { isMarked: true })
        : null;
    },
  ],
  ['C', 'nk[H]', (items) => makeClock(pick(items, 'n').n, 30, { isMarked: true })],
  ['C', 'nkQ', (items) => makeClock(pick(items, 'n').n, 15, { isMarked: true })],
  ['C', 'nk<Q', (items) => makeClockBefore(pick(items, 'n').n, 15)],
  ['C', 'nk<n', (items) => makeClockBefore(pick(items, 'n').n, pick(items, 'n', 1).n)],
  ['C', 'cQ', (items) => (items[0]?.value.hour === 12 ? makeClock(12, 15, { isExact: true, isMarked: true }) : null)],
  // 9h et quart, 18h moins le quart
  ['C', 't[HQ]', (items) => readHourMark(items, items[1]?.kind === 'H' ? HALF_HOUR : (pick(items, 'Q').n ?? 0))],
  ['C', 't<[gr]?[Qn]', (items) => readHourMark(items, -(pick(items, 'Qn').n ?? 0))],
  // `à 5` is no time of day; `5 heures` without other words of time may be a duration.
  ['C', 'a[no](?![kn-])', ([marker]) => (marker?.text === 'pour' ? null : AMBIGUOUS_CLOCK)],
  [
    'C',
    'nk',
    (items, { before, next }) => {
      const { n, isArticle } = pick(items, 'n');
      const isHour =
        before?.kind === 'a' ||
        items[1]?.text === 'h' ||
        'py'.includes(next?.kind ?? '?') ||
        'yWpDwNg'.includes(before?.kind ?? '?');
      // Trois heures pour ranger
      const isLength = items[1]?.text === 'heures' && next?.text === 'pour' && before?.kind !== 'a';
      return isHour && !isLength ? makeClock(isArticle ? 1 : n, 0, { isMarked: true }) : null;
    },
  ],
  // `mariner 24 heures` is a duration.
  ['R', 'nk', (items) => (items[1]?.text.startsWith('heure') ? { n: pick(items, 'n').n ?? 0, unit: 'Hour' } : null)],
  [
    'W',
    'rw[ra]w',
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

export const french = defineLanguage({
  code: 'fr',
  words,
  rules,
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
