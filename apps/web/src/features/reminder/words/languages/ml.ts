import { makeClock, makeClockBefore, pick, spanClocks, spanDays } from '../grammar.ts';
import { hasKind } from '../kinds.ts';
import { countWords, defineLanguage, type Rule, type WordRange, type Words } from '../language.ts';
import type { Spelling } from '../spelling.ts';
import { foldWord } from '../tokens.ts';
import { englishDefinition, englishWords } from './el.ts';

/** The stem of each hour. Hour and quarter are one word: അഞ്ചേകാൽ, അഞ്ചര, അഞ്ചേമുക്കാൽ. */
const hours = ['ഒന്ന', 'രണ്ട', 'മൂന്ന', 'നാല', 'അഞ്ച', 'ആറ', 'ഏഴ', 'എട്ട', 'ഒമ്പത', 'പത്ത', 'പതിനൊന്ന', 'പന്ത്രണ്ട'];
const endings = (stem: string): string => ['്', 'ു', '', '്ന്', 'ിന്'].map((end) => stem + end).join('|');
const quarterWords = hours.flatMap((stem, index): Words[] => [
  [
    'hourWithPart',
    { n: index + 1, minute: 30 },
    ['ര', 'രയ്ക്ക്', 'രക്ക്', 'രയ്ക്', 'രമണിക്ക്', 'രയോടെ'].map((end) => stem + end).join('|'),
  ],
  ['hourWithPart', { n: index + 1, minute: 15 }, ['േകാല്', 'േകാലിന്', 'േകാലോടെ', 'േകാൽ'].map((end) => stem + end).join('|')],
  ['hourWithPart', { n: index + 1, minute: 45 }, ['േമുക്കാല്', 'േമുക്കാലിന്', 'േമുക്കാൽ'].map((end) => stem + end).join('|')],
]);

/** Adds the form of numbers as days: ഇരുപതിന് for ഇരുപത്. */
const inflect = (lists: string): string =>
  lists
    .split(', ')
    .map((list) => list.split('|').flatMap((word) => (word.endsWith('്') ? [word, `${word.slice(0, -1)}ിന്`] : [word])))
    .map((words) => words.join('|'))
    .join(', ');

/** In a joined word a vowel becomes a sign, or gets a glide: മാസത്തിലൊരിക്കൽ for മാസത്തിൽ ഒരിക്കൽ, അടുത്തയാഴ്ച. */
const signs: Record<string, string> = { 'ാ': 'ആ', 'ി': 'ഇ', 'ീ': 'ഈ', 'ു': 'ഉ', 'െ': 'എ', 'േ': 'ഏ', 'ൊ': 'ഒ', 'ോ': 'ഓ' };
const toWord = (part: string): string[] => {
  const rest = /^[യവ][ാിീുെേൊോ]/u.test(part) ? part.slice(1) : part;
  const letter = signs[rest.charAt(0)];
  return letter === undefined ? [] : [letter + rest.slice(1)];
};

/** Ignores doubled consonants, lengths of vowels, glides and endings that sandhi drops: ഇന്നു is ഇന്ന്. */
const malayalamLetters: Spelling = {
  letters: /^[\u0d00-\u0d7f]+$/u,
  fold: (word) =>
    word
      .replaceAll('റ', 'ര')
      .replaceAll('യ്', '')
      .replaceAll('ന്പ', 'മ്പ')
      .replace(/(.)്\1/gu, '$1')
      .replaceAll('ീ', 'ി')
      .replaceAll('ൂ', 'ു')
      .replaceAll('ോ', 'ൊ')
      .replaceAll('േ', 'െ')
      .replace(/[്ും]$/u, ''),
  minLength: 3,
  besideLength: 3,
  partLength: 1,
  split: toWord,
  endings: new Set('ിൽ|യിൽ|ത്തിൽ|ിന്|ത്തിന്|ക്ക്|യ്ക്ക്|ക്കു|യ്ക്കു|ോടെ|യോടെ|ത്തോടെ|തന്നെ|ത്തന്നെ'.split('|').map(foldWord)),
};

/** People write Malayalam in Latin letters as they hear it: vaikittu, vykeet; njayarazhcha, nyayaraycha. */
const latinLetters: Spelling = {
  letters: /^[a-z]+$/,
  fold: (word) =>
    word
      .replace(/aa+/g, 'a')
      .replace(/a(?:zh|z|y|i|sh|l)h?ch?a/, 'alca')
      .replace(/a(?:zh|z|y)i/, 'ali')
      .replace(/zh|z/g, 'l')
      .replaceAll('w', 'v')
      .replace(/^(?:nj|ny|gn)/, 'n')
      .replace(/vy(?=[kt])/, 've')
      .replace(/ay?k+/g, 'ak')
      .replace(/a[iey]|ey/g, 'e')
      .replace(/ee/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/[td]h?/g, 't')
      .replace(/[kg]h?|q/g, 'k')
      .replace(/[pb]h?/g, 'p')
      .replace(/[ns]h/g, (pair) => pair.charAt(0))
      .replace(/[nm]p/g, 'mp')
      .replace(/n[cj]h?/g, 'nc')
      .replaceAll('y', 'i')
      .replace(/(.)\1+/g, '$1')
      .replace(/om$/, 'am')
      .replace(/(?<=.{3})m$/, '')
      .replace(/(?<=.{2})u$/, ''),
  minLength: 6,
  besideLength: 3,
  partLength: 3,
  endings: new Set(
    'il|yil|thil|inu|nu|nnu|kku|ykku|kk|ykk|ku|tinu|thinu|thanne|odu|kkullil|ykkullil|kkakam|ykkakam|kkam'.split('|'),
  ),
};

/** Words of time in Latin letters, as people type them on a phone. */
const latinHours =
  'onnu, randu|rendu, moonnu|munnu|moonu, naalu|nalu, anchu|anju, aaru, ezhu, ettu, ombathu|onpathu, pathu, pathinonnu, panthrandu|pantrandu';
const latinNumbers =
  'pathimoonnu, pathinaalu, pathinanchu, pathinaaru, pathinezhu, pathinettu, pathombathu, irupathu|iruvathu, irupathonnu, irupathirandu, irupathimoonnu, irupathinaalu, irupathanchu, irupathaaru, irupathezhu, irupathettu, irupathombathu';
const latinHalves =
  'onnara, randara, moonnara|munnara, naalara|nalara, anchara|anjara, aarara, ezhara, ettara, ombathara|onpathara, pathara';
const inflectLatin = (lists: string, endings: readonly string[]): string =>
  lists.replaceAll(/[^|, ]+/g, (stem) => endings.map((end) => stem + end).join('|'));
const latinStems = latinHours.replaceAll(/u(?=[|,]|$)/g, '');
const latinDays =
  'njayar|njayarazhcha|njayarazcha|njaayar, thinkal|thingal|thinkalazhcha|thingalazhcha, chovva|chovvazhcha|chowazhcha, budhan|budhanazhcha, vyazham|vyazhazhcha|vyaazham, velli|velliyazhcha, shani|shaniyazhcha|saniyazhcha|sani|shaniyazcha|sheni|sheniyazhcha';
const endLatin = (endings: readonly string[]): string =>
  latinDays
    .split(', ')
    .map((list) =>
      list
        .split('|')
        .flatMap((day) => endings.map((end) => day.replace(/m$/, end === 'um' ? 'v' : 'm') + end))
        .join('|'),
    )
    .join(', ');

const days = ['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച', 'വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'];
const shortDays = 'ഞായർ|ഞായറും, തിങ്കൾ|തിങ്കളും, ചൊവ്വ|ചൊവ്വയും, ബുധൻ|ബുധനും, വ്യാഴം|വ്യാഴവും, വെള്ളി|വെള്ളിയും, ശനി|ശനിയും';

/** The numbers from 13 to 31, from which ordinals are made. */
const teens =
  'പതിമൂന്ന്|പതിനാല്|പതിനഞ്ച്|പതിനാറ്|പതിനേഴ്|പതിനെട്ട്|പത്തൊമ്പത്|ഇരുപത്|ഇരുപത്തൊന്ന്|ഇരുപത്തിരണ്ട്|ഇരുപത്തിമൂന്ന്|ഇരുപത്തിനാല്|ഇരുപത്തഞ്ച്|ഇരുപത്താറ്|ഇരുപത്തേഴ്|ഇരുപത്തെട്ട്|ഇരുപത്തൊമ്പത്|മുപ്പത്|മുപ്പത്തൊന്ന്'.split(
    '|',
  );

const ownWords: readonly Words[] = [
  ...hours.map((stem, index): Words => ['number', { n: index + 1 }, endings(stem)]),
  ...countWords(
    'number',
    inflect(
      'പതിമൂന്ന്|പതിമൂന്ന്, പതിനാല്|പതിനാലു, പതിനഞ്ച്|പതിനഞ്ചു, പതിനാറ്|പതിനാറു, പതിനേഴ്|പതിനേഴു, പതിനെട്ട്|പതിനെട്ടു, പത്തൊമ്പത്|പത്തൊൻപത്, ഇരുപത്',
    ),
    13,
  ),
  ...countWords(
    'number',
    inflect(
      'ഇരുപത്തിയൊന്ന്|ഇരുപത്തൊന്ന്|ഇരുപത്തിഒന്ന്, ഇരുപത്തിരണ്ട്|ഇരുപത്തിരണ്ടു|ഇരുപത്തിയിരണ്ട്, ഇരുപത്തിമൂന്ന്, ഇരുപത്തിനാല്, ഇരുപത്തഞ്ച്|ഇരുപത്തിയഞ്ച്|ഇരുപത്തിഅഞ്ച്, ഇരുപത്താറ്|ഇരുപത്തിയാറ്|ഇരുപത്തിആറ്, ഇരുപത്തേഴ്|ഇരുപത്തിയേഴ്|ഇരുപത്തിഏഴ്, ഇരുപത്തെട്ട്|ഇരുപത്തിയെട്ട്|ഇരുപത്തിഎട്ട്, ഇരുപത്തൊമ്പത്|ഇരുപത്തിയൊമ്പത്|ഇരുപത്തിയൊൻപത്, മുപ്പത്, മുപ്പത്തൊന്ന്|മുപ്പത്തിയൊന്ന്',
    ),
    21,
  ),
  ['number', { n: 9 }, 'ഒൻപത്|ഒൻപതു'],
  ['number', { n: 40 }, 'നാല്പത്|നാൽപ്പത്|നാൽപത്'],
  ['number', { n: 45 }, 'നാല്പത്തഞ്ച്|നാൽപ്പത്തഞ്ച്'],
  ['number', { n: 50 }, 'അമ്പത്'],
  ['number', { n: 1, isArticle: true }, 'ഒരു|oru'],
  ...quarterWords,
  ...hours.map((stem, index): Words => ['ordinal', { n: index + 1 }, `${stem}ാം|${stem}ാമത്തെ`]),
  ...teens.map(
    (name, index): Words => ['ordinal', { n: index + 13 }, `${name.slice(0, -1)}ാം|${name.slice(0, -1)}ാമത്തെ`],
  ),
  ['ordinal', { n: 1 }, 'aadya|aadyathe|onnam|ആദ്യ|ആദ്യത്തെ'],
  ...countWords('ordinal', 'randam|randamathe, moonnam|moonnamathe, naalam|naalamathe, anchaam', 2),
  ['ordinal', { n: -1 }, 'avasana|avasanathe|അവസാന|അവസാനത്തെ'],
  ['ordinal', {}, 'nu|inu|aam|ാം|ആം|ാമത്തെ|ആമത്തെ|ന്|നു|ഇന്|ക്ക്|ക്കു|യ്ക്ക്|kk|kku|നകം|നുള്ളിൽ|ിനകം|ിനുള്ളിൽ'],
  ...countWords(
    'weekday',
    days
      .map((day) => `${day}|${day}യ്ക്ക്|${day}ക്ക്|${day}യും|${day}യ്ക്ക|${day}യ്ക്കകം|${day}ക്കകം|${day}യ്ക്കുള്ളിൽ|${day}ക്കുള്ളിൽ`)
      .join(', '),
  ),
  ...countWords('weekday', shortDays, 0, { isWeak: true }),
  ...countWords('weekday', endLatin(['', 'um', 'yum'])),
  ...countWords('weekday', 'sundayum, mondayum, tuesdayum, wednesdayum, thursdayum, fridayum, saturdayum'),
  ...countWords('bygone', latinDays.replaceAll(/[^|, ]+/g, 'kazhinja $&')),
  ...countWords('weekday', endLatin(['kalil', 'kalilum']), 0, { isHabit: true }),
  ...countWords('number', latinHours, 1),
  ...countWords('number', latinNumbers, 13),
  ['number', { n: 30 }, 'muppathu'],
  ['number', { n: 40 }, 'naalpathu'],
  ['number', { n: 50 }, 'ambathu'],
  ...countWords('hourWithPart', inflectLatin(latinHalves, ['', 'kku', 'kk', 'ykku', 'ykk']), 1, { minute: 30 }),
  ...countWords('hourWithPart', inflectLatin(latinStems, ['ekal', 'ekaal', 'ekalinu', 'ekaalinu']), 1, { minute: 15 }),
  ...countWords('hourWithPart', inflectLatin(latinStems, ['emukkal', 'emukkaal', 'emukkalinu', 'emukkaalinu']), 1, {
    minute: 45,
  }),
  ...countWords('weekday', days.map((day) => `${day}കളിൽ|${day}കളിലും`).join(', '), 0, {
    isHabit: true,
  }),
  [
    'weekdays',
    { days: [1, 2, 3, 4, 5] },
    'പ്രവൃത്തിദിവസം|പ്രവൃത്തി ദിവസം|പ്രവൃത്തിദിവസവും|പ്രവൃത്തി ദിവസവും|പ്രവൃത്തിദിവസങ്ങളിൽ|പ്രവൃത്തി ദിവസങ്ങളിൽ|പ്രവൃത്തിദിനങ്ങളിൽ|പ്രവൃത്തിദിനവും',
  ],
  ['weekdays', { days: [6, 0] }, 'വാരാന്ത്യം|വാരാന്ത്യവും|വീക്കെൻഡ്|വാരാന്ത്യത്തിൽ|വാരാന്ത്യത്തിലും|വീക്കെൻഡിൽ'],
  ...countWords(
    'month',
    'ജനുവരി, ഫെബ്രുവരി, മാർച്ച്, ഏപ്രിൽ, മേയ്|മെയ്, ജൂൺ, ജൂലൈ|ജൂലായ്, ഓഗസ്റ്റ്|ആഗസ്റ്റ്, സെപ്റ്റംബർ|സെപ്തംബർ, ഒക്ടോബർ, നവംബർ, ഡിസംബർ',
    1,
  ),
  ...countWords(
    'month',
    'januvari, februvari|februari, maarch, epril|eprilil, -, joon, joolai|julai, ogast|aagast, septambar, oktobar, novambar|novembar, disambar',
    1,
  ),
  // Months with the ending “of”: `ഡിസംബറിലെ`.
  ...countWords(
    'month',
    'ജനുവരിയിലെ, ഫെബ്രുവരിയിലെ, മാർച്ചിലെ, ഏപ്രിലിലെ, മേയിലെ|മെയ്യിലെ, ജൂണിലെ, ജൂലൈയിലെ, ഓഗസ്റ്റിലെ, സെപ്റ്റംബറിലെ, ഒക്ടോബറിലെ, നവംബറിലെ, ഡിസംബറിലെ',
    1,
  ),
  ['bygone', {}, 'നാളെയും|മറ്റന്നാളും|നാളെയോ|മറ്റന്നാളോ|ഇന്നോ|മുമ്പുള്ള|മുൻപുള്ള|ശേഷമുള്ള'],
  ...countWords('bygone', days.map((day) => `${day}യോ`).join(', ')),
  ['relativeDay', { n: 0 }, 'ഇന്ന്|ഇന്നു|innu'],
  ['relativeDay', { n: 1 }, 'നാളെ|naale|nale|naaley|nalle|നാളെത്തന്നെ'],
  ['relativeDay', { n: 2 }, 'മറ്റന്നാൾ|മറ്റന്നാള്|mattannal|mattanal|mattennal|mattannale|മറ്റന്നാളെ'],
  ['dayPart', { part: 'morning' }, 'രാവിലെ|കാലത്ത്|ravile|raavile|ravileyum|ravle|രാവിലെയും|kalath|kaalathu'],
  [
    'dayPart',
    { part: 'dawn' },
    'pularche|pularchakku|pularchaykku|veluppinu|veluppine|athiravile|വെളുപ്പിനെ|വെളുപ്പാൻകാലത്ത്|പുലർച്ചെ|വെളുപ്പിന്|അതിരാവിലെ|പുലർച്ചയ്ക്ക്',
  ],
  ['dayPart', { part: 'noon' }, 'uchakku|uchakk|uchaykku|uchak|ucha|ഉച്ചയ്ക്ക്|ഉച്ചക്ക്|ഉച്ച|ഉച്ചയ്ക്കു|ഉച്ചയ്ക്കകം|ഉച്ചയോടെ'],
  ['dayPart', { part: 'afternoon' }, 'uchakazhinju|ucha kazhinju|ഉച്ചകഴിഞ്ഞ്|ഉച്ച കഴിഞ്ഞ്|ഉച്ചതിരിഞ്ഞ്|ഉച്ചയ്ക്ക് ശേഷം|ഉച്ചയ്ക്കു ശേഷം'],
  [
    'dayPart',
    { part: 'evening' },
    'വൈകുന്നേരം|വൈകിട്ട്|വൈകീട്ട്|വൈകിട്ടു|സന്ധ്യയ്ക്ക്|സന്ധ്യക്ക്|സന്ധ്യയ്ക്കും|vaikunneram|vaikittu|vaikitt|vaikit|vaikeetu|vaikeettu|vaikunnerom|vaikkittu|വൈകുന്നേരവും|വൈകുന്നേരത്തിനകം|വൈകുന്നേരത്തോടെ|വൈകിട്ടോടെ',
  ],
  [
    'dayPart',
    { part: 'night' },
    'രാത്രി|രാത്രിയിൽ|രാത്രിക്കകം|രാത്രിയോടെ|രാത്രിക്കുള്ളിൽ|rathri|ratri|raathri|rathriyil|rathriyum|രാത്രിയും',
  ],
  ['noon', { hour: 24 }, 'അർദ്ധരാത്രി|അർധരാത്രി|പാതിരാത്രി|അർദ്ധരാത്രിക്ക്'],
  ['frequency', { unit: 'Day', part: 'morning' }, 'എല്ലാ ദിവസവും രാവിലെ|ദിവസവും രാവിലെ|എന്നും രാവിലെ'],
  [
    'unit',
    { unit: 'Minute' },
    'minit|minuttu|മിനിറ്റ്|മിനിട്ട്|മിനിറ്റിൽ|മിനിറ്റിന്|മിനിറ്റിനു|മിനിട്ടിന്|മിനിട്ടിനു|മിനിറ്റിനുള്ളിൽ|മിനിട്ടിനുള്ളിൽ|മിനുട്ട്|മിനിറ്റു',
  ],
  [
    'unit',
    { unit: 'Hour' },
    'manikkoor|manikkur|manikoor|മണിക്കൂർ|മണിക്കൂറിൽ|മണിക്കൂറിന്|മണിക്കൂറിനു|മണിക്കൂറിനുള്ളിൽ|മണിക്കൂറും|മണിക്കൂറു',
  ],
  [
    'unit',
    { unit: 'Day' },
    'divasam|divasangalil|divasathil|ദിവസം|ദിവസവും|ദിവസങ്ങൾ|ദിവസത്തിന്|ദിവസത്തിനു|ദിവസത്തിനുള്ളിൽ|ദിവസങ്ങളിൽ|ദിവസങ്ങളിലും|ദിനം',
  ],
  [
    'unit',
    { unit: 'Week' },
    'aazhcha|azhcha|azhchayil|aazhchayil|aazhchayum|azhchayum|ആഴ്ച|ആഴ്ചയും|ആഴ്ചയിൽ|ആഴ്ചകൾ|ആഴ്ചയ്ക്ക്|വാരം|ആഴ്ചയിലും',
  ],
  [
    'unit',
    { unit: 'Month' },
    'masam|maasam|masathil|maasathil|masavum|maasavum|masathile|മാസം|മാസവും|മാസത്തിൽ|മാസത്തിലെ|മാസത്തിലെയും|മാസത്തിലേയും|മാസങ്ങൾ|മാസത്തിലും|മാസത്തിന്',
  ],
  ['unit', { unit: 'Year' }, 'varsham|varshavum|varshathil|kollam thorum|വർഷം|വർഷവും|കൊല്ലം|കൊല്ലവും|വർഷത്തിൽ|വർഷത്തിലും'],
  [
    'duration',
    { n: 30, unit: 'Minute' },
    'ara manikkoor|aramanikkoor|ara manikkur|അര മണിക്കൂർ|അരമണിക്കൂർ|അര മണിക്കൂറിന്|അരമണിക്കൂറിന്|അരമണിക്കൂറിൽ|അരമണിക്കൂറിനുള്ളിൽ|അര മണിക്കൂറിനുള്ളിൽ',
  ],
  ['duration', { n: 15, unit: 'Minute' }, 'കാൽ മണിക്കൂർ|കാൽമണിക്കൂർ'],
  ['duration', { n: 90, unit: 'Minute' }, 'onnara manikkoor|ഒന്നര മണിക്കൂർ|ഒന്നര മണിക്കൂറിന്'],
  ['duration', { n: 45, unit: 'Minute' }, 'മുക്കാൽ മണിക്കൂർ|മുക്കാൽമണിക്കൂർ'],
  ...hours.flatMap((stem, index): Words[] => [
    ['duration', { n: index + 1, unit: 'Week' }, `${stem}ാഴ്ച|${stem}ാഴ്ചയ്ക്ക്`],
    ['duration', { n: index + 1, unit: 'Day' }, `${stem}ുദിവസം`],
    ['duration', { n: index + 1, unit: 'Month' }, `${stem}ുമാസം`],
    ['duration', { n: index + 1, unit: 'Hour' }, `${stem}ുമണിക്കൂർ`],
  ]),
  ['duration', { n: 1, unit: 'Week' }, 'orazhcha|oraazhcha|ഒരാഴ്ച|ഒരാഴ്ചയ്ക്ക്'],
  ['every', {}, 'എല്ലാ|ഓരോ|ella|oro'],
  ['everyOther', {}, 'ഒന്നിടവിട്ട|ഒന്നിടവിട്ടുള്ള|ഇടവിട്ട|onnidavitta|onnidavittulla|onnitavitta'],
  [
    'frequency',
    { unit: 'Day' },
    'ദിനവും|dinavum|ഓരോ ദിവസവും|ഓരോ ദിവസം|oro divasavum|oro divasam|ennum|divasavum|divasena|ella divasavum|ella divasam|എല്ലാ ദിവസവും|എല്ലാ ദിവസം|ദിവസേന|ദിനംപ്രതി|നിത്യവും|എന്നും|ദിവസവും|പ്രതിദിനം|ദിവസം തോറും|ദിവസംതോറും',
  ],
  ['frequency', { unit: 'Day' }, 'ദിവസത്തിലൊരിക്കൽ|ദിവസത്തിൽ ഒരിക്കൽ'],
  [
    'frequency',
    { unit: 'Week' },
    'aazhchayil orikkal|azhchayil orikkal|ആഴ്ചതോറും|ആഴ്ച തോറും|ആഴ്ചയിലൊരിക്കൽ|ആഴ്ചയിൽ ഒരിക്കൽ|പ്രതിവാരം',
  ],
  ['frequency', { unit: 'Week', n: 2 }, 'രണ്ടാഴ്ചയിലൊരിക്കൽ|രണ്ടാഴ്ചയിൽ ഒരിക്കൽ|രണ്ട് ആഴ്ചയിലൊരിക്കൽ|രണ്ട് ആഴ്ചയിൽ ഒരിക്കൽ'],
  [
    'frequency',
    { unit: 'Month' },
    'masathil orikkal|maasathil orikkal|മാസംതോറും|മാസം തോറും|മാസത്തിലൊരിക്കൽ|മാസത്തിൽ ഒരിക്കൽ|പ്രതിമാസം',
  ],
  ['frequency', { unit: 'Year' }, 'വർഷംതോറും|വർഷം തോറും|ആണ്ടുതോറും|കൊല്ലംതോറും'],
  ['frequency', { unit: 'Year', isMarked: true }, 'varshathil orikkal|വർഷത്തിലൊരിക്കൽ|വർഷത്തിൽ ഒരിക്കൽ|കൊല്ലത്തിലൊരിക്കൽ'],
  ['frequency', { unit: 'Day', n: 2 }, 'ഒന്നരാടം|ഒന്നിരാടം|ഒന്നരാടം ദിവസം|ഒന്നരാടം ദിവസങ്ങളിൽ|onnaradam|onnaradam divasam'],
  ['interval', {}, 'koodumbol|kudumbol|koodumpol|kudumpol|കൂടുമ്പോൾ|കൂടുമ്പോഴും|ഇടവിട്ട്|കൂടുമ്പോഴെല്ലാം'],
  ['next', {}, 'അടുത്ത|adutha'],
  ['span', { unit: 'Week', n: 1 }, 'അടുത്തയാഴ്ച|അടുത്താഴ്ച|aduthayazhcha|aduthazhcha'],
  ['span', { unit: 'Month', n: 1 }, 'അടുത്തമാസം'],
  ['this', {}, 'ee|varunna|ഈ|വരുന്ന|ഇക്കുറി'],
  ['at', {}, 'ഏകദേശം|കൃത്യം'],
  [
    'oclock',
    {},
    'മണിക്ക്|മണിക്കും|മണിക്കു|മണി|മണിക്കാണ്|മണിക്കാ|മണി മുതൽ|മണിമുതൽ|മണിയ്ക്ക്|മണിയോടെ|manikku|manikk|manik|maniku|mani|മണിക്കുള്ളിൽ|മണിക്കകം|മണിയ്ക്കകം|മണിക്കു മുൻപായി|മണിക്ക്‌',
  ],
  ['meeting', {}, 'കാണാം|kanam|kaanam'],
  ['other', {}, 'റോഡ് ടാക്സ്|റോഡ് നികുതി|പോക്കറ്റ് മണി|അവധി ചോദിക്കണം|അവധി എടുക്കണം'],
  [
    'fromNow',
    {},
    'കഴിഞ്ഞ്|കഴിഞ്ഞ|കഴിഞ്ഞു|ശേഷം|കഴിയുമ്പോൾ|ഉള്ളിൽ|കഴിഞ്ഞാൽ|നുള്ളിൽ|kazhinjitt|kazhinjittu|കഴിഞ്ഞിട്ട്|kkullil|ykkullil|kkakam|inullil|thinullil|nullil|inakam|thinakam|kazhinju|kazhinjal|kazhinj|shesham|sesham|ന് ശേഷം',
  ],
  ['ahead', { n: 30, unit: 'Minute' }, 'അര മണിക്കൂറിനുള്ളിൽ|അരമണിക്കൂറിനുള്ളിൽ'],
  ['forUnit', { unit: 'Day' }, 'ദിവസത്തേക്ക്|ദിവസത്തേയ്ക്ക്'],
  ['forUnit', { unit: 'Week' }, 'ആഴ്ചത്തേക്ക്|ആഴ്ചത്തേയ്ക്ക്|ആഴ്ചക്കാലം'],
  ['forUnit', { unit: 'Month' }, 'മാസത്തേക്ക്'],
  ['forUnit', { unit: 'Week', n: 1 }, 'ഒരാഴ്ചത്തേക്ക്|ഒരാഴ്ചത്തേയ്ക്ക്'],
  ['forUnit', { unit: 'Week', n: 2 }, 'രണ്ടാഴ്ചത്തേക്ക്|രണ്ടാഴ്ചത്തേയ്ക്ക്'],
  // “Within” a unit, in one word.
  ['withinUnit', { unit: 'Minute' }, 'മിനിറ്റിനുള്ളിൽ|മിനിട്ടിനുള്ളിൽ'],
  ['withinUnit', { unit: 'Hour' }, 'മണിക്കൂറിനുള്ളിൽ'],
  ['withinUnit', { unit: 'Day' }, 'ദിവസത്തിനുള്ളിൽ'],
  [
    'exception',
    {},
    'എന്ന് പറഞ്ഞു|എന്നു പറഞ്ഞു|ennu paranju|മഴയ്ക്ക് സാധ്യത|മഴയ്ക്കു സാധ്യത|മഴക്ക് സാധ്യത|എന്താകുമെന്ന്|എന്താകും|ആർക്കറിയാം|ഉപയോഗിക്കുക|ഒന്നെടുത്താൽ|അടച്ചിരിക്കും|തുറന്നിരിക്കും|അടവാണ്|അടവ്|അവധിയാണ്|വേണ്ട|മുടക്കം|ഒരുപോലെ|നന്ദി|പോലെ തോന്നുന്നു|ആരും|പെയ്താൽ',
  ],
  ['exception', {}, 'ഒഴികെ|ഒഴിച്ച്|ഒഴിച്ചുള്ള|ഒന്നാമത്തെയും|ആദ്യത്തെയും|രണ്ടാമത്തെയും|മൂന്നാമത്തെയും'],
  [
    'vaguePart',
    {},
    'ഊണിന് ശേഷം|ഊണിനു ശേഷം|ഊണു കഴിഞ്ഞ്|ഊണ് കഴിഞ്ഞ്|ഊണിന് മുമ്പ്|ഭക്ഷണത്തിന് ശേഷം|ഭക്ഷണത്തിനു ശേഷം|ഭക്ഷണശേഷം|ഭക്ഷണത്തിന് മുമ്പ്|ഭക്ഷണം കഴിഞ്ഞ്|ഉറങ്ങുന്നതിന് മുമ്പ്|ഉറങ്ങും മുമ്പ്|കിടക്കുന്നതിന് മുമ്പ്|കിടക്കും മുമ്പ്|സ്കൂൾ കഴിഞ്ഞ്|ഓഫീസ് കഴിഞ്ഞ്|ജോലി കഴിഞ്ഞ്|പ്രാതലിന് ശേഷം',
  ],
  ['before', {}, 'mumbu|mumb|munpu|munp|മുമ്പ്|മുൻപ്|മുന്നേ|മുമ്പേ|നേരത്തെ|നേരത്തേ|മുമ്പായി'],
  ['until', { isEnd: true }, 'vare|വരെ|വരെയും'],
  ['hyphen', {}, 'മുതൽ|muthal'],
  ['times', {}, 'thavana|praavashyam|തവണ|പ്രാവശ്യം|വട്ടം'],
  [
    'dateWord',
    {},
    'theeyathi|theeyathikku|thiyathi|tiyathi|തീയതി|തിയ്യതി|തീയതിക്ക്|തീയതിക്കകം|തീയതിക്കുള്ളിൽ|തീയതിയിൽ|തിയതിക്ക്|തിയതിക്കകം|തിയതി|തീയ്യതി',
  ],
  ['monthEnd', { unit: 'Month', n: 0 }, 'മാസാവസാനം|മാസാന്ത്യം|ഈ മാസം അവസാനം|മാസത്തിന്റെ അവസാനം|ഈ മാസാവസാനം|മാസാവസാനത്തിൽ'],
  [
    'bygone',
    {},
    'innale|minnjannu|kazhinja divasam|kazhinja azhcha|kazhinja aazhcha|kazhinja masam|kazhinja varsham|ഏതു ദിവസവും|ഏത് ദിവസവും|ഏതു ദിവസം|ഏത് ദിവസം|ഇന്നലെ|മിനിഞ്ഞാന്ന്|കഴിഞ്ഞ ആഴ്ച|കഴിഞ്ഞ മാസം|കഴിഞ്ഞ വർഷം|കഴിഞ്ഞ കൊല്ലം|പോയ|കഴിഞ്ഞ തവണ|ദിവസം രണ്ടു തവണ|ഇന്നത്തെ|ഇന്നല്ലെങ്കിൽ നാളെ|നാളത്തെ|സുപ്രഭാതം|ശുഭരാത്രി|ശുഭ രാത്രി|ദിവസം മൂന്നു നേരം|കഴിഞ്ഞ ദിവസം|കഴിഞ്ഞ രാത്രി|കുട്ടിക്കാലത്ത്|പണ്ട്',
  ],
  ...countWords('bygone', days.map((day) => `കഴിഞ്ഞ ${day}|${day}ത്തെ`).join(', ')),
  [
    'bygone',
    {},
    'തിങ്കളാഴ്ച നിശ്ചയം|thinkalazhcha nishchayam|നാളെ എന്ന|നാളെ എന്നത്|നാളെ എന്നൊന്നില്ല|ഇടയിൽ|രാത്രിയിലെ|രാവിലത്തെ|വൈകുന്നേരത്തെ|ഉച്ചത്തെ|മണിയുടെ|മണിക്കോ|മണിയിലെ|മണിക്കുള്ള|വരെയാണ്|വരെയുള്ള|രാവിലെകൾ',
  ],
  ['and', {}, 'ഉം|പിന്നെ'],
  ['other', {}, 'ആണ്|aanu'],
  ['each', {}, 'തോറും|thorum'],
  ['once', {}, 'ഒരിക്കൽ|orikkal|orikal'],
];

const words: readonly Words[] = [...englishWords, ...ownWords];

const rules: readonly Rule[] = [
  // `Wake Ella up`: a name.
  ['other', 'every', ([word], { before }) => (word?.text === 'ella' && word.value.isCapital && before ? {} : null)],
  // അടുത്ത മാസം ഏഴിന്
  [
    'date',
    'number (?![unit oclock month times])',
    ([day], { before }) =>
      before?.kind === 'span' && before.value.unit === 'Month' && !day?.value.digits && /ിന്$/u.test(day?.text ?? '')
        ? { day: day?.value.n ?? 1 }
        : null,
  ],
  // ആഴ്ചയിൽ ഒരു തവണ
  [
    'frequency',
    'unit number times',
    (items) => (pick(items, 'number').n === 1 ? { unit: pick(items, 'unit').unit ?? 'Day', isMarked: true } : null),
  ],
  ['bygone', 'unit number times', (items) => ((pick(items, 'number').n ?? 1) > 1 ? {} : null)],
  // ബുധനാഴ്ച തോറും
  ['repeat', 'weekday each', (items) => ({ unit: 'Week', n: 1, days: pick(items, 'weekday').days ?? [] })],
  // മൂന്ന് ദിവസത്തിൽ ഒരിക്കൽ
  [
    'repeat',
    'duration once',
    (items) => ({ unit: pick(items, 'duration').unit ?? 'Day', n: pick(items, 'duration').n ?? 1 }),
  ],
  // മാസംതോറും 10ന്
  [
    'repeat',
    'frequency (?:number ordinal|number) (?!dateWord)',
    (items) => {
      const { n = 99, digits } = pick(items, 'number');
      const isDay =
        n <= 31 &&
        (items.length > 2 ? pick(items, 'ordinal').n === undefined : !digits && /ിന്$/u.test(items[1]?.text ?? ''));
      return isDay && pick(items, 'frequency').unit === 'Month' && (pick(items, 'frequency').n ?? 1) === 1
        ? { unit: 'Month', n: 1, day: n }
        : null;
    },
  ],
  // `ചൊവ്വാഴ്ചയാണ് …`: it is Tuesday that …
  ['bygone', '[other] (?=[^end comma])', ([is]) => (is?.text === foldWord('ആണ്') ? {} : null)],
  // എല്ലാ മാസവും അഞ്ചിന്
  [
    'repeat',
    'every unit number',
    ([, unit, day]) =>
      unit?.value.unit === 'Month' && !day?.value.digits && /ിന്$/u.test(day?.text ?? '')
        ? { unit: 'Month', n: 1, day: day?.value.n ?? 1 }
        : null,
  ],
  // 20am thiyathi
  ['date', 'number meridiem dateWord', ([day]) => ((day?.value.n ?? 99) <= 31 ? { day: day?.value.n ?? 1 } : null)],
  // നാളെ കാണാം!
  ['exception', 'relativeDay meeting (?=end|$)', () => ({})],
  // `എല്ലാം കഴിഞ്ഞു`: as the last word it is a verb of the past.
  [
    'bygone',
    'fromNow (?=end|$)',
    ([word], { before }) => (word?.text === foldWord('കഴിഞ്ഞു') && before?.kind === 'other' ? {} : null),
  ],
  // രണ്ടര മണിക്കൂർ
  [
    'duration',
    'hourWithPart unit',
    (items) => {
      const { n = 0, minute = 0 } = pick(items, 'hourWithPart');
      return pick(items, 'unit').unit === 'Hour' ? { n: n * 60 + minute, unit: 'Minute' } : null;
    },
  ],
  [
    'ahead',
    'hourWithPart withinUnit',
    (items) => {
      const { n = 0, minute = 0 } = pick(items, 'hourWithPart');
      return pick(items, 'withinUnit').unit === 'Hour' ? { n: n * 60 + minute, unit: 'Minute' } : null;
    },
  ],
  // ആറ് മാസത്തിലൊരിക്കൽ
  [
    'repeat',
    'number frequency',
    ([count, once]) =>
      /രിക്ക|ില്$|il$/u.test(once?.text ?? '')
        ? { unit: once?.value.unit ?? 'Day', n: (count?.value.n ?? 1) * (once?.value.n ?? 1) }
        : null,
  ],
  // ഒരാഴ്ചത്തേക്ക്, പത്തു ദിവസത്തേക്ക്
  ['count', 'duration forUnit', (items) => pick(items, 'duration')],
  [
    'count',
    'number forUnit',
    (items) => ({ n: pick(items, 'number').n ?? 1, unit: pick(items, 'forUnit').unit ?? 'Day' }),
  ],
  [
    'count',
    'forUnit',
    ([length]) => (length?.value.n ? { n: length.value.n, unit: length.value.unit ?? 'Week' } : null),
  ],
  // രാവിലെ പതിനൊന്നിന്, വൈകുന്നേരം 6ന്
  [
    'clock',
    'number ordinal (?!month)',
    (items, { before }) =>
      (hasKind(before, 'dayPart', 'frequency', 'relativeDay', 'until') ||
        (before?.kind === 'weekday' && /(?:ും|um)$/u.test(before.text))) &&
      pick(items, 'ordinal').n === undefined &&
      (pick(items, 'number').n ?? 99) <= 12
        ? makeClock(pick(items, 'number').n, 0, { isMarked: true })
        : null,
  ],
  [
    'clock',
    'number (?![^other comma end and exception times ofMonth to past each hyphen])',
    ([hour], { before }) =>
      hasKind(before, 'dayPart', 'frequency', 'relativeDay') &&
      !hour?.value.digits &&
      /ിന്$/u.test(hour?.text ?? '') &&
      (hour?.value.n ?? 99) <= 12
        ? makeClock(hour?.value.n, 0, { isMarked: true })
        : null,
  ],
  [
    'ahead',
    'number withinUnit',
    (items) => ({ n: pick(items, 'number').n ?? 0, unit: pick(items, 'withinUnit').unit ?? 'Day' }),
  ],
  // `ഏഴര` without other words of time may be a number of something.
  [
    'clock',
    'hourWithPart oclock?',
    (items, { before }) =>
      makeClock(items[0]?.value.n, items[0]?.value.minute, {
        isMarked:
          items.length > 1 ||
          /(?:്|ടെ)$/u.test(items[0]?.text ?? '') ||
          hasKind(before, 'dayPart', 'relativeDay', 'frequency', 'weekday', 'every'),
      }),
  ],
  [
    'clock',
    'number oclock number unit',
    (items) => makeClock(pick(items, 'number').n, pick(items, 'number', 1).n, { isMarked: true }),
  ],
  [
    'clock',
    '[digitalClock pair] ordinal',
    ([time, ending]) => (ending?.value.n === undefined ? readDative(time) : null),
  ],
  [
    'date',
    'month (?:number ordinal|[number ordinal]) dateWord',
    (items) => ({ day: pick(items, ['number', 'ordinal']).n ?? 1, month: pick(items, 'month').n ?? 1 }),
  ],
  [
    'days',
    'days unit',
    (items) => (/ങ്ങളി/.test(items[1]?.text ?? '') ? { ...pick(items, 'days'), isHabit: true } : null),
  ],
  ['date', 'number ordinal dateWord', (items) => ({ day: pick(items, 'number').n ?? 1 })],
  ['date', '[number ordinal] dateWord', (items) => ({ day: pick(items, ['number', 'ordinal']).n ?? 1 })],
  [
    'date',
    'number ordinal (?!month)',
    (items, { before }) =>
      before?.kind !== 'month' &&
      pick(items, 'ordinal').n === undefined &&
      pick(items, 'number').digits &&
      (pick(items, 'number').n ?? 99) <= 31
        ? { day: pick(items, 'number').n ?? 1, isWeak: true }
        : null,
  ],
  [
    'days',
    'weekday hyphen weekday until',
    (items) => ({ days: spanDays(pick(items, 'weekday').n, pick(items, 'weekday', 1).n), isSpan: true }),
  ],
  ['days', 'weekday{3,5}', (items) => ({ days: items.flatMap(({ value }) => value.days ?? []), isHabit: true })],
  ['days', 'weekday weekday', (items) => ({ days: items.flatMap(({ value }) => value.days ?? []) })],
  [
    'repeat',
    'duration interval',
    (items) => ({ unit: pick(items, 'duration').unit ?? 'Day', n: pick(items, 'duration').n ?? 1 }),
  ],
  [
    'repeat',
    'every unit article? date',
    (items) =>
      pick(items, 'unit').unit === 'Month' && pick(items, 'date').month === undefined
        ? { unit: 'Month', n: 1, day: pick(items, 'date').day ?? 1 }
        : null,
  ],
  // വൈകിട്ട് 6 മുതൽ 7 വരെ, 6 മണി മുതൽ 7 മണി വരെ
  [
    'clock',
    'number hyphen [number pair] until',
    (items, { before }) => (before?.kind === 'dayPart' ? spanClocks(pick(items, 'number'), {}) : null),
  ],
  [
    'clock',
    'number hyphen (?![number pair clock digitalClock])',
    (items, { before }) =>
      before?.kind === 'dayPart' ? makeClock(pick(items, 'number').n, 0, { isMarked: true }) : null,
  ],
  ['clock', 'clock clock until', (items) => spanClocks(pick(items, 'clock'), pick(items, 'clock', 1))],
  ['clock', 'number oclock to number', (items) => makeClockBefore(pick(items, 'number').n, pick(items, 'number', 1).n)],
];

const readDative = (item: Parameters<typeof pick>[0][number] | undefined) => {
  const numbers = item?.value.numbers;
  if (numbers?.form === 'clock') return makeClock(numbers.hour, numbers.minute, { isMarked: true, isDigital: true });
  return numbers?.form === 'pair' && numbers.mark === '.'
    ? makeClock(numbers.first, numbers.second, { isMarked: true, isDigital: true })
    : null;
};

/** Verbs of the past in Latin letters. */
const latinPast =
  'pandu|vannu|poyi|cheythu|kandu|vaiki|kitti|thudangi|urangi|vangi|madangi|nokki|undakki|ketti|ethi|maari|odi|paadi|eduthu|aayi|paranju|vilichu|vaangi|nadannu|kazhichu';

const isDoubtful = ({ items, start, end }: WordRange): boolean => {
  const next = items[end + 1]?.raw ?? '';
  return (
    // `എന്നും പൂക്കുന്ന ചെടി`: a plant that blooms every day.
    (items[start]?.kind === 'repeat' && /ുന്ന$/u.test(next)) ||
    // `ഉച്ചയ്ക്ക് മുമ്പ്`
    (items[end]?.kind === 'dayPart' && /^മു/.test(next))
  );
};

export const malayalam = defineLanguage({
  ...englishDefinition,
  code: 'ml',
  words,
  spellings: [malayalamLetters, latinLetters],
  spelled: ownWords,
  spelledToo: `${latinPast}|avan|aval|avar|eppozhum|sadharana|illa|venda|entha|eppol|enthinu|chilappol`,
  rules: [...rules, ...(englishDefinition.rules ?? [])],
  isDoubtful,
  hasDayFirst: true,
  bareWeekdays: /^[^a-z]|azh?cha/,
  describing: `${englishDefinition.describing}|avan|aval|avar|eppozhum|sadharana|അവൻ|അവൾ|അവർ|കടകൾ|വാർത്ത|എപ്പോഴും|സാധാരണ|പലപ്പോഴും|ഇപ്പോൾ|ഇപ്പോഴൊക്കെ|സൗജന്യം|സൗജന്യമാണ്|മിക്കപ്പോഴും`,
  // The last word is the verb: a habit, the present, what something is or is not.
  lastStatement: /(?:ും|ാറ്|ുന്നു|ാണ്|ില്ല|ൂ|ുണ്ട്|(?:kk|ok|ar|[iu]r|yy|ll|pp|d|tt|lk|ek|ik)um|unnu|aanu|undu)$/u,
  notStatements: 'ഉണ്ട്|marunnu|റിവ്യൂ|ഇന്റർവ്യൂ',
  lastNegation: /(?:ദിവസമാണ്|ന്നോ|ണോ|ുമോ|ള്ളോ|ില്ല|യല്ല|ണ്ട|illa|yalla|[kyr]anda)$/u,
  lastHabit: /ാറുണ്ട്$/u,
  owners: /(?:ുടെ|ന്റെ)$/u,
  conditionEndings: /(?:enkil|ായിരിക്കാം|ായിരിക്കും|േക്കും|േക്കാം|യാൽ|ന്നാൽ|ച്ചാൽ|ത്താൽ|ട്ടാൽ|യ്താൽ|മെന്ന[്ു]|mennu|ഞ്ഞാൽ|െങ്കിൽ|ുമോ|ണോ|ണ്ടോ)$/u,
  wantedVerb: /(?:ണം|ൂ|ുക|anam)$/u,
  notPast: `${englishDefinition.notPast}|marunnu|ninnu|ninnum|paattu|pattu|veettu|ചിട്ടി|റൊട്ടി|പെട്ടി|കുട്ടി|തൊട്ടി|പട്ടി|കോഴി`,
  measures: `${englishDefinition.measures}|പൾസ്|പ്രഷർ|തൂക്കം|ഭാരം|ബിപി|താപനില|പനി`,
  originsAfter: 'ലെ|ന്റെ|യുടെ|ലേ',
  negations: `${englishDefinition.negations}|എത്ര|ethra|മഴ|മഞ്ഞ്|വെയിൽ|ഇല്ല|അല്ല|ഇഷ്ടമാണ്|ഇഷ്ടം|ഇഷ്ടമല്ല|illa|venda|mazha|entha|eppol|enthinu|റദ്ദാക്കി|ആരാ|ആരാണ്|എന്താ|എന്താണ്|എവിടെ|വേണ്ട|അവധി|വെറുപ്പാണ്|വെറുപ്പ്`,
  forgetting: `${englishDefinition.forgetting}|മറക്കരുത്|മറക്കല്ലേ`,
  conditions: `${englishDefinition.conditions}|പഴഞ്ചൊല്ല്|കുറിപ്പുകൾ|പാചകക്കുറിപ്പ്|എന്തുകൊണ്ട്|എപ്പോൾ|ആര്`,
  pastEndings: [
    ...(englishDefinition.pastEndings ?? []),
    /(?:(?:ണ്ട|(?<!ു)ന്ന|ച്ച|ത്ത|ട്ട|ഞ്ഞ|യ്ത)ത(?:ിൽ|ിന്)|(?:ച്ച|ഞ്ഞ|ന്ന|ട്ട|ത്ത)വ(?:ൻ|ൾ|ർ)|ിരുന്നു|ഞ്ഞിരുന്നു|ിയത്|ിരുന്നത്|ച്ചത്|ത്തത്|ട്ടത്|യിരുന്നു|ച്ചിരുന്നു|ന്നിരുന്നു|മായിരുന്നു|ച്ചു|ത്തു|ട്ടു|ഞ്ഞു|റ്റു|ണ്ടു|യ്തു|ങ്ങി|ാക്കി|ോക്കി|ോയി|(?<!ുമ|ിന)ായി|േനെ|ല്ല|ർത്തി|ിളമ്പി|െത്തി|ിട്ടി|(?<!ു)ന്നു|irunnu|iyilla|[aeiou]nnilla|ichu|[aeiou]ngi|[aeiou](?:ttu|nnu|ndu|chu))$/u,
  ],
  pairedPast: [...(englishDefinition.pairedPast ?? []), [/^ആയി$/u, /^$/]],
  past: `${englishDefinition.past}|കീറി|പൊട്ടി|${latinPast}|ജനനം|മരണം|പണ്ട്|പണ്ടൊരു|വൈകി|കെട്ടി|തട്ടി|മുട്ടി|വന്നു|നടന്നു|തുറന്നു|മറന്നു|ഇരുന്നു|നിന്നു|ചേർന്നു|കടന്നു|തകർന്നു|എത്തി|എഴുതി|ഓടി|മാറി|ചാടി|പാടി|കൂടി വന്നു|വീണു|വന്നില്ല|പോയില്ല|തുറക്കുക|അരയ്ക്കുക|വഴറ്റുക|വേവിക്കുക|കുതിർക്കുക|ചൂടാക്കുക|ഇളക്കുക|ചേർക്കുക|വിളമ്പുക`,
  numbersBefore: `${englishDefinition.numbersBefore}|അധ്യായം|യോഹന്നാൻ|മത്തായി|മർക്കോസ്|ലൂക്കോസ്|ലേവ്യപുസ്തകം|സങ്കീർത്തനം|ഉല്പത്തി|പുറപ്പാട്|ഗീത|മുറി|പേജ്|പതിപ്പ്|ഇൻവോയ്സ്|ഓർഡർ|നമ്പർ`,
  things: `${englishDefinition.things}|രൂപ|പേർ|കിലോ|ശതമാനം`,
});
