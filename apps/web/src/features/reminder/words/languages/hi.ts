import { makeClock, makeClockBefore, pick, spanClocks, spanDays, UNSUPPORTED } from '../grammar.ts';
import { hasKind } from '../kinds.ts';
import { countWords, defineLanguage, type Rule, type Unit, type WordRange, type Words } from '../language.ts';
import type { Spelling } from '../spelling.ts';
import { englishDefinition, englishWords } from './el.ts';

/** Days end in -vaar. The consonants before it identify them. */
const foldDay = (word: string): string =>
  word.replace(
    /^(.{2,})v[ae]*r$/,
    (_day, stem: string) => `${stem.replace(/sh|z/g, 's').replace(/[aeiou]|(?<=[bdkgpt])h/g, '')}var`,
  );

/** People write Hindi in Latin letters as they hear it: roz, roj; tareekh, tarik. */
const latinLetters: Spelling = {
  letters: /^[a-z]+$/,
  fold: (word) =>
    foldDay(word.replaceAll('w', 'v').replaceAll('aa', 'a'))
      .replace(/ee|ii|y$/g, 'i')
      .replace(/oo|uu/g, 'u')
      .replace(/a[ey]|ey|ei|ai/g, 'e')
      .replaceAll('z', 'j')
      .replace(/f|ph/g, 'p')
      .replace(/q|ck/g, 'k')
      .replace(/(?<=[bcdgjkt])h+|h$/g, '')
      .replace(/(.)\1+/g, '$1'),
  minLength: 6,
  besideLength: 3,
  partLength: 3,
};

/** People write vowels long or short, and nasals as a letter or a dot. */
const devanagariLetters: Spelling = {
  letters: /^[\u0900-\u097f]+$/u,
  fold: (word) =>
    word
      .replace(/[नमणङञ]्(?=[क-म])/gu, 'ं')
      .replaceAll('ी', 'ि')
      .replaceAll('ू', 'ु')
      .replaceAll('ये', 'ए')
      .replaceAll('यी', 'ई')
      .replace(/(.)्\1/gu, '$1')
      .replaceAll('्', ''),
  minLength: 3,
  besideLength: 3,
  partLength: 1,
};

/** Hindi in Devanagari and in Latin letters. People mix both with English words. */
const ownWords: readonly Words[] = [
  ...countWords(
    'number',
    'एक, दो, तीन|teen|tin, चार|chaar|char, पाँच|paanch|panch|pach, छह|छः|छ|छे|chhe|chhah|cheh, सात|saat, आठ|aath|ath, नौ|nau|nou, दस|das|dus, ग्यारह|gyarah|gyara, बारह|barah|baarah, तेरह|terah, चौदह|chaudah, पंद्रह|पन्द्रह|pandrah, सोलह|solah, सत्रह|satrah, अठारह|atharah, उन्नीस|unnis, बीस|bees, इक्कीस, बाईस, तेईस, चौबीस, पच्चीस|pachchees|pachees, छब्बीस, सत्ताईस, अट्ठाईस, उनतीस, तीस|tees, इकतीस',
    1,
  ),
  ...countWords(
    'number',
    'ikkis, bais|baees, teis|teyis, chaubis|chobis, -, chhabbis, sattais, atthais, unatis|untis, tis, iktis|ikattis',
    21,
  ),
  ['number', { n: 40 }, 'चालीस|chalis'],
  ['number', { n: 45 }, 'पैंतालीस|paintalis'],
  ['number', { n: 50 }, 'पचास|pachas'],
  ['number', { n: 1, isArticle: true }, 'एक|ek'],
  ['number', { n: 1.5 }, 'डेढ़|dedh'],
  ['number', { n: 2.5 }, 'ढाई|dhai'],
  ['number', { n: 0.5 }, 'आधे|आधा|aadhe|aadha|adhe|adha'],
  ['number', { n: 0.75 }, 'पौन|पौना'],
  ['halfMore', {}, 'साढ़े|saadhe|sadhe|saade|sade'],
  ['quarterMore', {}, 'सवा|sava|sawa'],
  ['quarterLess', {}, 'पौने|paune|pone|poune|paun'],
  ...countWords(
    'ordinal',
    'पहले|पहला|पहली|pehle|pehla|pehli, दूसरे|दूसरा|दूसरी|dusre|doosre|dusri, तीसरे|तीसरा|तीसरी|teesre, चौथे|चौथा|चौथी|chauthe',
    1,
  ),
  ['ordinal', { n: -1 }, 'आखिरी|आख़िरी|अंतिम|aakhri|akhri|aakhiri|akhiri'],
  ...countWords(
    'weekday',
    'रविवार|इतवार|रविवारों|raviwar|ravivar|ravivaar|itwar|itvar|itvaar, सोमवार|somwar|somvar|somvaar, मंगलवार|मंगल|mangalwar|mangalvar|mangalvaar|mangal, बुधवार|budhwar|budhvar|budhvaar, गुरुवार|गुरूवार|बृहस्पतिवार|वीरवार|guruwar|guruvar|guruvaar|veerwar|brihaspativar, शुक्रवार|shukrawar|shukravar|shukravaar|shukrwar|shukrvar|shukarwar, शनिवार|शनिचर|shaniwar|shanivar|shanivaar|shanichar|sanichar|shanishchar',
  ),
  ...countWords('weekday', 'संडे, मंडे, ट्यूज़डे, वेडनेसडे, थर्सडे, फ्राइडे, सैटरडे'),
  // Short names, which are days only beside other words of time: रवि and गुरु are people too.
  ...countWords('shortDay', 'रवि, सोम, मंगल, बुध, गुरु|गुरू, शुक्र, शनि').map(
    ([, { n = 0 }, phrases]): Words => ['shortDay', { n, days: [n] }, phrases],
  ),
  ...countWords('shortDay', 'ravi, som, -, budh, guru, shukra|shukr, shani').map(
    ([kind, { n = 0 }, phrases]): Words => [kind, { n, days: [n] }, phrases],
  ),
  ['weekdays', { days: [1, 2, 3, 4, 5] }, 'working days|कार्यदिवस|कामकाजी दिन|वर्किंग डे|काम के दिन|weekday|weekdays'],
  ['weekdays', { days: [6, 0] }, 'सप्ताहांत|वीकेंड|वीकएंड|weekend'],
  ...countWords(
    'month',
    'जनवरी, फरवरी|फ़रवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर|सितम्बर, अक्टूबर|अक्तूबर, नवंबर|नवम्बर, दिसंबर|दिसम्बर',
    1,
  ),
  ...countWords(
    'month',
    'janvari|janwari, farvari|farwari, -, aprail, -, joon, julai, agast, sitambar, aktubar, navambar, disambar',
    1,
  ),
  ['relativeDay', { n: 0 }, 'आज|aaj|aj'],
  ['relativeDay', { n: 1, isEither: true }, 'कल|आने वाले कल|आनेवाले कल'],
  ['relativeDay', { n: 1, isEither: true, isWeak: true }, 'kal|kl'],
  ['relativeDay', { n: 2, isEither: true }, 'परसों|परसो'],
  ['frequency', { unit: 'Month', n: 3 }, 'हर तिमाही'],
  ['frequency', { unit: 'Month', n: 6 }, 'हर छमाही|हर छह महीने'],
  ['relativeDay', { n: 2, isEither: true, isWeak: true }, 'parso|parson|parsong|parsoo|parsoon'],
  ['dayPart', { part: 'morning' }, 'सुबह|सवेरे|सुबह सुबह|सुबह को|subah|subha|suba|savere|subah ko|प्रातः|प्रात:'],
  ['dayPart', { part: 'dawn' }, 'तड़के|भोर में|tadke'],
  ['dayPart', { part: 'noon' }, 'दोपहर|दोपहर में|दोपहर को|dopahar|dopaher|dopehar|dophar|dopher|dopahar ko|dopahar mein'],
  ['dayPart', { part: 'afternoon' }, 'दोपहर बाद|तीसरे पहर'],
  ['dayPart', { part: 'evening' }, 'शाम|शाम को|शाम में|shaam|sham|shaam ko|sham ko|सायं'],
  ['dayPart', { part: 'night' }, 'रात|रात को|रात में|raat|raat ko'],
  ['noon', { hour: 24 }, 'आधी रात|आधी रात को|aadhi raat'],
  ['unit', { unit: 'Minute' }, 'मिनट|मिनटों|मिनिट|minat'],
  ['unit', { unit: 'Hour' }, 'घंटे|घंटा|घंटों|घण्टे|घण्टा|ghante|ghanta|ghnte|ghnta'],
  ['unit', { unit: 'Day' }, 'दिन|दिनों|रोज़|रोज|din|dino'],
  ['unit', { unit: 'Week' }, 'हफ़्ते|हफ्ते|हफ़्ता|हफ्ता|सप्ताह|हफ़्तों|हफ्तों|hafte|hafta|haftey|saptah'],
  ['unit', { unit: 'Month' }, 'महीने|महीना|महीनों|माह|मास|mahine|mahina|maheene|maah|mah'],
  ['unit', { unit: 'Year' }, 'साल|सालों|वर्ष|वर्षों|saal|sal|varsh|baras|बरस'],
  ['every', {}, 'हर|प्रत्येक|हर एक|हरेक|harek|har ek|har|hare|प्रति|prati'],
  ['everyOther', {}, 'एक छोड़कर एक|दूसरे तीसरे'],
  [
    'frequency',
    { unit: 'Day' },
    'rooz|haroz|hr roz|hr din|हररोज|रोज़|रोज|हर रोज़|हर रोज|रोज़ाना|रोजाना|प्रतिदिन|प्रति दिन|नित्य|roz|rozana|har roz|हर दिन|har din',
  ],
  [
    'frequency',
    { unit: 'Day', n: 2 },
    'एक दिन छोड़कर|एक दिन छोड़ कर|एक दिन छोड़कर एक दिन|ek din chhod kar ek din|ek din chhodkar ek din|ek din chhod ke ek din|ek din chod ke ek din|ek din chod kar ek din|ek din chhodkar|ek din chhod kar|ek din chhod ke|ek din chodke|ek din chod ke',
  ],
  ['frequency', { unit: 'Week', n: 2 }, 'हर पखवाड़े|पखवाड़े में एक बार|एक हफ्ता छोड़कर|एक हफ़्ता छोड़कर|पाक्षिक'],
  ['frequency', { unit: 'Week', isAdjective: true }, 'साप्ताहिक'],
  [
    'frequency',
    { unit: 'Week' },
    'hafte me ek bar|hafte me ek baar|hafte mein ek baar|हफ़्ते में एक बार|हफ्ते में एक बार|प्रति सप्ताह|प्रतिसप्ताह',
  ],
  ['frequency', { unit: 'Month', isAdjective: true }, 'मासिक'],
  [
    'frequency',
    { unit: 'Month' },
    'mahine me ek bar|mahine me ek baar|mahine mein ek baar|महीने में एक बार|प्रतिमाह|प्रति माह|प्रति महीने',
  ],
  ['frequency', { unit: 'Year', isAdjective: true }, 'सालाना|वार्षिक'],
  ['frequency', { unit: 'Year' }, 'हर वर्ष|प्रतिवर्ष|प्रति वर्ष|प्रति साल'],
  ['frequency', { unit: 'Year', isMarked: true }, 'साल में एक बार|saal me ek bar|saal me ek baar|saal mein ek baar'],
  ['bygone', {}, 'दिन में दो बार|दिन में तीन बार|हफ्ते में दो बार|हफ्ते में तीन बार|हर घंटे'],
  ['next', {}, 'अगले|अगला|अगली|agle|agla|agli'],
  ['this', {}, 'इस|आने वाले|आगामी|iss|आनेवाले|aane wale'],
  ['at', {}, 'करीब|लगभग|ठीक|kareeb|तकरीबन'],
  ['on', {}, 'को|ko|के दिन'],
  ['oclock', {}, 'बजे|बजे को|बजे तक|बजें|baje|bajey|bje|bjey|baje tak|bje tak|बजे पर|बजे के करीब'],
  ['oclock', { isEnd: true }, 'बजे से|baje se|bje se'],
  ['minutesAfter', {}, 'बजकर|बज कर|bajkar'],
  ['minutesBefore', {}, 'बजने में'],
  ['fromNow', {}, 'में|बाद|के बाद|के अंदर|mein|me|baad|ke baad|पश्चात'],
  [
    'exception',
    {},
    'बारिश की संभावना|बारिश के आसार|दाम में|गर्मी बढ़ेगी|ठंड बढ़ेगी|देखा जाएगा|देखेंगे|देखते हैं|किसने देखा|कौन जाने|एक सा|ek sa|ek jaisa|एक जैसा|एक जैसे|एक जैसी|मान लो|मान लीजिए|रद्द हो|रद्द है|रद्द हुआ|रद्द हुई|बंद रहता|बंद रहती|कोई काम नहीं|गर्मी होगी|ठंड होगी|बारिश होगी|धूप होगी|के लिए शुक्रिया|कहता है|कहती है|मना है|mana hai|के लिए धन्यवाद|कोई नहीं',
  ],
  ['exception', {}, 'को छोड़कर|को छोड़ कर|के अलावा|के सिवा|सिवाय|ko chhodkar|ko chhod kar|ke alawa'],
  [
    'vaguePart',
    {},
    'खाने के बाद|खाने से पहले|खाना खाने के बाद|नाश्ते के बाद|नाश्ते से पहले|लंच के बाद|लंच से पहले|लंच में|डिनर के बाद|डिनर से पहले|सोने से पहले|ऑफिस के बाद|ऑफिस से पहले|स्कूल के बाद|स्कूल से पहले',
  ],
  ['before', {}, 'पहले|पूर्व|पहले याद दिलाना'],
  ['ordinal', { n: 1 }, 'पहले|pehle'],
  ['until', { isEnd: true }, 'तक|tak'],
  ['times', {}, 'बार|baar'],
  ['dateWord', {}, 'तारीख|तारीख़|तारीख को|तारीख़ को|tareekh|tarikh|tareek'],
  [
    'monthEnd',
    { unit: 'Month', n: 0 },
    'महीने के अंत|महीने के आखिर|महीने के आख़िर|महीने के आखिरी दिन|माह के अंत|महीने के आखिरी में|महीने के एंड|mahine ke end|mahine ke aakhir|mahine ke ant|mahine ke aakhri din|month end|month ke end',
  ],
  [
    'bygone',
    {},
    'पिछले|पिछला|पिछली|बीते|बीता|गुज़रे|बीती|बचपन|bachpan|सुप्रभात|शुभ रात्रि|शुभ संध्या|से पहले|पहले से|se pehle|se pahle|se phle|pichle|pichhle|बीच|के बीच|आजकल|आज कल|बीते कल|कल का|कल की|आज का|आज की|रातों|ago',
  ],
  ['article', {}, 'के|की|का|ke|ki|ka|में|वाले'],
  ['fromNow', {}, 'में|mein|me|baad|बाद'],
  ['other', {}, 'रोड टैक्स|रोड ट्रिप|til'],
  // The lamp, not the verb “gave”.
  ['lamp', {}, 'दिया बत्ती|दिया जलाना|दिया लगाना|diya batti|diya jalana|diya lagana'],
  ['and', {}, 'और|व|एवं|तथा|aur'],
  ['hyphen', {}, 'से|se'],
];

const words: readonly Words[] = [...englishWords, ...ownWords];

const rules: readonly Rule[] = [
  // `खत्म की`: as the last word it is a verb of the past.
  ['bygone', 'article (?=end|$)', ([word]) => (word?.text === 'की' || word?.text === 'the' ? {} : null)],
  // इस महीने की 28 को
  [
    'date',
    'this unit article number (?=on)',
    (items) =>
      pick(items, 'unit').unit === 'Month' && (pick(items, 'number').n ?? 99) <= 31
        ? { day: pick(items, 'number').n ?? 1 }
        : null,
  ],
  [
    'date',
    'this unit article? date',
    (items) =>
      pick(items, 'unit').unit === 'Month' && pick(items, 'date').month === undefined
        ? { day: pick(items, 'date').day ?? 1 }
        : null,
  ],
  // `mat aana` is a negation, `mat bhoolna` is not.
  [
    'exception',
    '[other] (?=[other])',
    ([word], { next }) => (word?.text === 'mat' && /^(?!bh?[ou]).+(?:n[ai]|o)$/.test(next?.text ?? '') ? {} : null),
  ],
  // `KL` is a place, `kl` is tomorrow.
  ['other', 'relativeDay', ([day]) => (day?.text === 'kl' && day.value.isCapital ? {} : null)],
  // `hr somvar` is every Monday, not an hour.
  [
    'every',
    'unit (?=[weekday shortDay])',
    ([word], { before }) => (word?.text === 'hr' && !word.value.isCapital && before?.kind !== 'number' ? {} : null),
  ],
  // …, 7 din
  [
    'count',
    'duration (?=end|$)',
    (items, { before }) =>
      before?.kind === 'comma' && /^(?:Day|Week)$/.test(pick(items, 'duration').unit ?? '')
        ? pick(items, 'duration')
        : null,
  ],
  // सवा घंटे, पौने घंटे
  [
    'duration',
    '[quarterMore quarterLess] unit',
    (items) =>
      pick(items, 'unit').unit === 'Hour' ? { n: items[0]?.kind === 'quarterMore' ? 75 : 45, unit: 'Minute' } : null,
  ],
  // हर हफ्ते एक बार
  [
    'repeat',
    'every unit fromNow? number times',
    (items) =>
      pick(items, 'number').n === 1 && DAYS_AND_MORE.includes(pick(items, 'unit').unit)
        ? { unit: pick(items, 'unit').unit ?? 'Day', n: 1 }
        : UNSUPPORTED,
  ],
  [
    'repeat',
    'every frequency',
    (items) => ({
      ...pick(items, 'frequency'),
      unit: pick(items, 'frequency').unit ?? 'Day',
      n: pick(items, 'frequency').n ?? 1,
    }),
  ],
  // `kal tak`: with “until”, kal is tomorrow, not yesterday.
  [
    'relativeDay',
    'relativeDay (?=[until on])',
    ([day]) => (day?.value.isWeak ? { ...day.value, isWeak: false } : null),
  ],
  // शाम 7 से 8
  [
    'clock',
    'number hyphen number (?![unit oclock month times dateWord])',
    (items, { before }) =>
      before?.kind === 'dayPart' && (pick(items, 'number').n ?? 99) <= 12 && (pick(items, 'number', 1).n ?? 99) <= 12
        ? spanClocks(pick(items, 'number'), {})
        : null,
  ],
  // हर शनिवार रविवार को
  [
    'days',
    '[weekday shortDay] [weekday shortDay] (?![weekday shortDay])',
    (items, { before }) => (before?.kind === 'every' ? { days: items.flatMap(({ value }) => value.days ?? []) } : null),
  ],
  // आज से तीन दिन बाद
  [
    'ahead',
    'relativeDay hyphen duration fromNow',
    (items) => (pick(items, 'relativeDay').n === 0 ? pick(items, 'duration') : null),
  ],
  // हर मंगल को
  [
    'days',
    'shortDay (?=[on dayPart number clock])',
    ([day], { before }) => (before?.kind === 'every' ? { days: day?.value.days ?? [] } : null),
  ],
  // `2 hafte bad`, `aaj rat`: beside other words of time they are not the English words.
  ['fromNow', '[other]', ([word], { before }) => (word?.text === 'bad' && before?.kind === 'unit' ? {} : null)],
  [
    'dayPart',
    '[other]',
    ([word], { before }) =>
      word?.text === 'rat' && hasKind(before, 'relativeDay', 'weekday', 'every', 'frequency')
        ? { part: 'night' }
        : null,
  ],
  // `बिल 25 तक भरना`: a number above 12 is no hour.
  [
    'date',
    'number (?=until)',
    ([day], { before, language }) => {
      const { n = 0, digits } = day?.value ?? {};
      const isCount = before?.kind !== 'other' || language.numbersBefore.has(before?.text ?? '');
      return digits && n > 12 && n <= 31 && !isCount ? { day: n } : null;
    },
  ],
  // 8:35 pe
  [
    'clock',
    'clock (?=other)',
    ([clock], { next }) =>
      clock && /^(?:pe|par|पर|पे)$/.test(next?.text ?? '') ? { ...clock.value, isMarked: true } : null,
  ],
  // महीने में 1 बार
  [
    'frequency',
    'unit fromNow number times',
    (items) => (pick(items, 'number').n === 1 ? { unit: pick(items, 'unit').unit ?? 'Day', isMarked: true } : null),
  ],
  // `24 को ट्रायल बंद करना`: a number above 12 is no hour.
  [
    'date',
    'number on',
    ([day, on], { before }) => {
      const { n = 0, digits } = day?.value ?? {};
      if (before?.kind === 'month') return null;
      return digits && n > 12 && n <= 31 && /^(?:को|ko)$/.test(on?.raw ?? '') ? { day: n, isWeak: true } : null;
    },
  ],
  ['count', 'duration until', (items) => pick(items, 'duration')],
  ['clock', 'halfMore number [oclock noon]', (items) => makeClock(pick(items, 'number').n, 30, { isMarked: true })],
  ['clock', 'quarterMore number [oclock noon]', (items) => makeClock(pick(items, 'number').n, 15, { isMarked: true })],
  ['clock', 'quarterLess number [oclock noon]', (items) => makeClockBefore(pick(items, 'number').n, 15)],
  ['clock', 'quarterMore oclock', () => makeClock(1, 15, { isMarked: true })],
  [
    'clock',
    'number minutesAfter number unit',
    (items) => makeClock(pick(items, 'number').n, pick(items, 'number', 1).n, { isMarked: true }),
  ],
  [
    'clock',
    'number minutesAfter number',
    (items) => makeClock(pick(items, 'number').n, pick(items, 'number', 1).n, { isMarked: true }),
  ],
  [
    'clock',
    'number minutesBefore number unit',
    (items) => makeClockBefore(pick(items, 'number').n, pick(items, 'number', 1).n),
  ],
  [
    'clock',
    'number oclock',
    (items) => {
      const { n = 0 } = pick(items, 'number');
      return makeClock(Math.floor(n), n % 1 === 0.5 ? 30 : 0, { isMarked: true, ...pick(items, 'oclock') });
    },
  ],
  // 2 बजे से 4 बजे तक
  ['clock', 'clock clock', ([start, end]) => (start?.value.isEnd && end ? spanClocks(start.value, end.value) : null)],
  [
    'duration',
    'halfMore number unit',
    (items) => ({
      n: (pick(items, 'number').n ?? 0) * 60 + 30,
      unit: pick(items, 'unit').unit === 'Hour' ? 'Minute' : 'Year',
    }),
  ],
  [
    'duration',
    'quarterMore number unit',
    (items) => ({
      n: (pick(items, 'number').n ?? 0) * 60 + 15,
      unit: pick(items, 'unit').unit === 'Hour' ? 'Minute' : 'Year',
    }),
  ],
  [
    'repeat',
    'every duration fromNow',
    (items) => ({ unit: pick(items, 'duration').unit ?? 'Day', n: pick(items, 'duration').n ?? 1 }),
  ],
  [
    'date',
    'month article? [number ordinal] dateWord',
    (items) => ({ day: pick(items, ['number', 'ordinal']).n ?? 1, month: pick(items, 'month').n ?? 1 }),
  ],
  ['date', '[number ordinal] dateWord', (items) => ({ day: pick(items, ['number', 'ordinal']).n ?? 1 })],
  [
    'days',
    '[weekday shortDay] hyphen [weekday shortDay] until?',
    (items) => ({
      days: spanDays(pick(items, ['weekday', 'shortDay']).n, pick(items, ['weekday', 'shortDay'], 1).n),
      isSpan: true,
    }),
  ],
  [
    'days',
    '[weekday shortDay] (?:[comma and]{0,2} [weekday shortDay]){2,}',
    (items) => ({ days: items.flatMap(({ value }) => value.days ?? []), isHabit: true }),
  ],
  [
    'days',
    '[weekday shortDay] (?:[comma and]{1,2} [weekday shortDay])+',
    (items) => ({ days: items.flatMap(({ value }) => value.days ?? []) }),
  ],
  ['days', 'weekday shortDay (?=on|dayPart|clock)', ([day]) => day?.value ?? null],
  // `do hafte`, `do char din`: two, not the English verb.
  [
    'number',
    '[other] (?=[unit number oclock])',
    ([word], { next }) =>
      word?.text === 'do' &&
      (next?.kind === 'number' ? !next.value.digits : next?.kind === 'oclock' || DO_UNITS.test(next?.text ?? ''))
        ? { n: 2 }
        : null,
  ],
  // `is shaniwar`: this, not the English verb.
  [
    'this',
    '[other] (?=[weekday unit])',
    ([word], { next }) =>
      word?.text === 'is' && /(?:war|var|vaar)$|^(?:haft|mahi|saptah)/.test(next?.text ?? '') ? {} : null,
  ],
  // दोपहर साढ़े बारह
  [
    'clock',
    'halfMore number (?![unit oclock noon])',
    (items, { before }) =>
      before?.kind === 'dayPart' ? makeClock(pick(items, 'number').n, 30, { isMarked: true }) : null,
  ],
  // `बुध को 2 बजे`, but not `रवि को 2 बजे`, which may be about a person.
  [
    'days',
    'shortDay on? (?=dayPart? clock)',
    ([day]) =>
      /^(?:[\u0936\u092c\u092e]|सो|som|budh|shukr|shani)/u.test(day?.text ?? '')
        ? { days: day?.value.days ?? [] }
        : null,
  ],
  // छह महीने में एक बार
  [
    'repeat',
    'number frequency',
    (items) =>
      isOnceIn(items[1]) ? { unit: pick(items, 'frequency').unit ?? 'Day', n: pick(items, 'number').n ?? 1 } : null,
  ],
  [
    'repeat',
    'every unit fromNow? article? date',
    (items) =>
      pick(items, 'unit').unit === 'Month' && pick(items, 'date').month === undefined
        ? { unit: 'Month', n: 1, day: pick(items, 'date').day ?? 1 }
        : null,
  ],
  [
    'repeat',
    'every unit fromNow? article? ordinal days',
    (items) => {
      const { n = 0 } = pick(items, 'ordinal');
      return pick(items, 'unit').unit === 'Month'
        ? { unit: 'Month', n: 1, nth: n, days: pick(items, 'days').days ?? [] }
        : null;
    },
  ],
  // `10 मिनट पहले` beside a time is its lead.
  ['lead', 'duration ordinal', (items) => (items[1]?.value.n === 1 ? pick(items, 'duration') : null)],
];

const DAYS_AND_MORE: readonly (Unit | undefined)[] = ['Day', 'Week', 'Month', 'Year'];

const DO_UNITS = /^(?:haft|din|mah[ie]+n|maah|minat|saptah|varsh|gh?[ae]*nt|sa+l)/;

/** `महीने में एक बार`, with a number before it. */
const isOnceIn = (item: Parameters<typeof pick>[0][number] | undefined): boolean =>
  item !== undefined && item.value.n === undefined && item.to - item.from > 'साल में एक'.length - 1;

/** Perfect forms of verbs. */
const perfect =
  'दौड़ उतर चल रुक निकल पहुँच पहुंच बैठ उठ लौट गिर टूट बिक बन कट लग खेल बेच पूछ सीख माँग भाग जाग घूम जीत हार भूल छूट बरस बदल समझ तोड़ खोल बोल लिख पढ़ देख सुन भेज छोड़ रख मिल खरीद ख़रीद फेंक पकड़ चढ़ मर बीत गुज़र'
    .split(' ')
    .flatMap((stem) => ['ा', 'े', 'ी', 'ीं'].map((ending) => stem + ending))
    .join('|');

/** Verbs and auxiliaries of the past in Latin letters. */
const latinPast =
  'lage|tha|thi|gaya|gayi|gaye|kiya|hua|hui|mila|mili|mile|aaya|aayi|dekha|dekhi|khaya|kharida|liya|diya|kaha|bola|chuka|pahuncha|pahunche|jeeta|jeete|jeeti|haara|haare|socha|sochi|soye|soya|uthe|utha|khele|khela|chale|chala|likha|likhi|padha|padhi|bheja|bheji|gira|toota|chhoota|pucha|seekha|becha|khoya|roya|nikla|nikle|nikli|baitha|lauta|bhaga|jaaga|suna|suni|bana|bani|bane|maana';

const isDoubtful = ({ items, start, end }: WordRange): boolean =>
  // `शाम 6 बजे पहले`
  (items[end]?.kind === 'clock' && /^(?:पहले|pehle|pahle)$/.test(items[end + 1]?.text ?? '')) ||
  // `शादी के 10 दिन बाद`: ten days after the wedding, not from now.
  (items[start]?.kind === 'ahead' && /^(?:के|ke)$/.test(items[start - 1]?.text ?? ''));

export const hindi = defineLanguage({
  ...englishDefinition,
  code: 'hi',
  words,
  spellings: [devanagariLetters, latinLetters],
  spelled: ownWords,
  spelledToo: `${latinPast}|nahi|nahin|bhoolna|agar|shayad|maine|usne|unhone`,
  rules: [...rules, ...(englishDefinition.rules ?? [])],
  isDoubtful,
  hasDayFirst: true,
  hasPostpositions: true,
  describing: `${englishDefinition.describing}|हमेशा|अक्सर|आमतौर|कभी|वह|वे|वो|दुकानें|woh|wo|vo|voh|ve|वही|रहता|रहती|रहते|मुफ्त|मुफ़्त`,
  // `खुलती है`, `जाते हैं` are habits. `आया` and `आई` mean came only before these words; elsewhere they are nouns.
  pairedPast: [
    ...(englishDefinition.pairedPast ?? []),
    [/(?:ता|ती|ते)$/u, /^(?:है|हैं|हूँ|हूं|हो)$/u],
    [/(?:ता|ती|ते)$/u, /^(?:रहा|रही|रहे)$/u],
    [/^[a-z]{2,}t[aie]$/, /^(?:hai|hain|h|hu|hun|hoon|ho|tha|thi|the|raha|rahi|rahe)$/],
    [/^(?:अच्छा|अच्छी|बेहतर|बुरा|बुरी|मुश्किल|आसान)$/u, /^(?:है|हैं|होता|होती|रहता)$/u],
    [/^(?:आया|आई)$/u, /^(?:था|थी|है|हूँ|हूं|और|,)?$/u],
  ],
  originsAfter: 'का|की|वाला|वाली|वालों',
  common: `${englishDefinition.common}|hai|hain|hota|hoti`,
  negations: `${englishDefinition.negations}|कितने|kitne|बारिश|धूप|बर्फ|बर्फबारी|आंधी|नहीं|नही|कोई नहीं|nahi|nahin|ना|न|मत|नफ़रत|पसंद|नापसंद|क्या|kya|kaunsa|kaun`,
  forgetting: `${englishDefinition.forgetting}|भूलना|भूलें|भूलो|भूलनी|bhoolna`,
  // Said to somebody else: “you will come”.
  lastNegation: /(?:ओगे|ोगे|ओगी|(?<!ह)ोगी|[ae]og[ei]|[aeiou]yog[ei])$/u,
  conditions: `${englishDefinition.conditions}|सोचो|कल्पना|काश|agar|अगर|यदि|जब|कहावत|नोट्स|उद्धरण|रेसिपी|क्यों|कब|कौन`,
  past: `${englishDefinition.past}|${perfect}|ने|जन्म|मैंने|हमने|उसने|इसने|तुमने|आपने|उन्होंने|इन्होंने|सबने|किसने|था|थी|थे|थीं|गया|गई|गए|गयी|गये|गईं|किया|की थी|हुआ|हुई|हुए|आए|आईं|हँसे|आयी|आये|खाया|खाई|लिया|दिया|दिए|दिये|दी थी|कहा|जन्मा|जन्मी|जन्मे|बजा|बजी|सोया|सोई|बनाया|बताया|पाया|लाया|लाए|धोया|सोए|खाए|मनाया|बुलाया|बिताया|पकाया|लगाई|लगाया|पिया|चुका|चुकी|चुके|काश|maine|usne|unhone|${latinPast}|खोलें|हटाएँ|हटाएं|पकाएँ|पकाएं|निकालें|भूनें|चलाएँ|चलाएं|मिलाएँ|मिलाएं|डालें|परोसें|उतारें|पलटें|करें`,
  tasks: /(?:ना|नी|ने)$|^(?!(?:ap|kit|it|jit|ut|nan?|r?an?|pan|bi|gan|chut|dug|pura)n?[ai]$)[a-z]{2,}n[ai]$/u,
  measures: `${englishDefinition.measures}|नाड़ी|वज़न|वजन|बीपी|तापमान|डिग्री|बुखार|धड़कन`,
  namesBefore: `${englishDefinition.namesBefore}|वही|कितना|प्यारा`,
  numbersBefore: `${englishDefinition.numbersBefore}|अध्याय|गिनती|पहाड़ा|पहाड़े|पाठ|पन्ना|पृष्ठ|ginti|yuhanna|matti|shlok|adhyay|surah|ayat|गीता|रामायण|भजन|यूहन्ना|मत्ती|मरकुस|लूका|कमरा|पेज|बस|नंबर|संख्या|क्रमांक|चालान|इनवॉइस|ऑर्डर|संस्करण`,
  things: `${englishDefinition.things}|रुपये|रुपए|लोग|किलो|प्रतिशत|लोगों|सेब|अंडे`,
});
