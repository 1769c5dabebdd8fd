import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick } from '../grammar.ts';
import { hasKind } from '../kinds.ts';
import { countWords, defineLanguage, type LanguageDefinition, type Rule, type Words } from '../language.ts';

const TOMORROW =
  'tomorrow|tmrw|tmr|tmw|tmrrw|tomorow|tommorow|tommorrow|tomorro|tomoro|tomm|tomarrow|tommorw|2moro|2morrow|tomoz|tomoro|tmro|2mro|tomorra';

export const englishWords: readonly Words[] = [
  ...countWords(
    'number',
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
    1,
  ),
  ['number', { n: 30 }, 'thirty'],
  ['number', { n: 40 }, 'forty'],
  ['number', { n: 45 }, 'forty five'],
  ['number', { n: 50 }, 'fifty'],
  ['number', { n: 60 }, 'sixty'],
  ['number', { n: 90 }, 'ninety'],
  ['number', { n: 1, isArticle: true }, 'a|an'],
  ['number', { n: 2, isArticle: true }, 'a couple of|a couple'],
  ...countWords(
    'ordinal',
    'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth',
    1,
  ),
  ['ordinal', { n: 30 }, 'thirtieth'],
  ['ordinal', { n: -1 }, 'last'],
  ['ordinal', {}, 'st|nd|rd|th'],
  ...countWords('weekday', 'sunday, monday, tuesday, wednesday, thursday, friday, saturday'),
  ...countWords('weekday', 'sun, mon, tue|tues, wed|weds, thu|thur|thurs, fri, sat', 0, { isWeak: true }),
  ...countWords('weekday', 'sundays, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays', 0, {
    isHabit: true,
  }),
  ['weekday', { days: [1, 3, 5], isHabit: true }, 'mwf'],
  ['weekday', { days: [2, 4], isHabit: true }, 'tth'],
  [
    'weekdays',
    { days: [1, 2, 3, 4, 5] },
    'weekday|weekdays|workday|workdays|working day|working days|work day|business day|business days|school day|m f|mon fri|mon to fri',
  ],
  ['weekdays', { days: [6, 0] }, 'weekend'],
  ['weekdays', { days: [6, 0], isHabit: true }, 'weekends'],
  [
    'bygone',
    {},
    'the other day|this time tomorrow|this time next|biannually|bi annually|biennially|between|in between|every quarter of an hour|every quarter hour',
  ],
  ...countWords(
    'month',
    'january|jan, february|feb, -, april|apr, -, june|jun, july|jul, august|aug, september|sept|sep, october|oct, november|nov, december|dec',
    1,
  ),
  ['month', { n: 3, isWeak: true }, 'march|mar'],
  ['month', { n: 5, isWeak: true }, 'may'],
  ['relativeDay', { n: 0 }, 'today|later today'],
  ['relativeDay', { n: 1 }, TOMORROW],
  [
    'relativeDay',
    { n: 2 },
    ['the day after', 'day after'].flatMap((after) => TOMORROW.split('|').map((day) => `${after} ${day}`)).join('|') +
      '|overmorrow',
  ],
  ['relativeDay', { n: 0, part: 'evening' }, 'tonight|tonite|2nite|2night|this evening'],
  ['relativeDay', { n: 0, part: 'morning' }, 'this morning'],
  ['relativeDay', { n: 0, part: 'afternoon' }, 'this afternoon|this arvo'],
  ['dayPart', { part: 'morning' }, 'first thing|first thing in the morning|morning|in the morning'],
  ['dayPart', { part: 'dawn' }, 'early morning|early in the morning'],
  ['dayPart', { part: 'afternoon' }, 'afternoon|in the afternoon|arvo'],
  ['dayPart', { part: 'evening' }, 'evening|in the evening|eve'],
  ['dayPart', { part: 'night' }, 'night|at night|nite'],
  ['dayPart', { part: 'morning', isHabit: true }, 'mornings'],
  ['dayPart', { part: 'afternoon', isHabit: true }, 'afternoons'],
  ['dayPart', { part: 'evening', isHabit: true }, 'evenings'],
  ['dayPart', { part: 'night', isHabit: true }, 'nights'],
  [
    'bygone',
    {},
    'good morning|good evening|good night|good afternoon|tomorrow s|today s|monday s|sunday s|friday s|saturday night fever|saturday night live|high noon|friday night lights|tomorrow never|tomorrow is another day|it s friday',
  ],
  ['unit', { unit: 'Minute' }, 'minute|minutes|min|mins'],
  ['unit', { unit: 'Hour' }, 'hour|hours|hr|hrs'],
  ['unit', { unit: 'Day' }, 'day|days'],
  ['unit', { unit: 'Week' }, 'week|weeks|wk|wks|weeks time|week s time'],
  ['unit', { unit: 'Month' }, 'month|months|mth|mths'],
  ['unit', { unit: 'Year' }, 'year|years|yr|yrs'],
  ['duration', { n: 30, unit: 'Minute' }, 'half an hour|half hour|a half hour|half an hr|half hr'],
  ['duration', { n: 90, unit: 'Minute' }, 'an hour and a half|an hr and a half|one and a half hours|hour and a half'],
  ['duration', { n: 75, unit: 'Minute' }, 'an hour and a quarter|one and a quarter hours'],
  ['duration', { n: 15, unit: 'Minute' }, 'a quarter of an hour|quarter of an hour'],
  ['duration', { n: 45, unit: 'Minute' }, 'three quarters of an hour'],
  ['duration', { n: 2, unit: 'Week' }, 'a fortnight|fortnight|fortnight s time'],
  ['frequency', { unit: 'Month', n: 6 }, 'semi annually|semiannually|every half year|every half a year|half yearly'],
  ['every', {}, 'evry|evrey|evey|every|each|every single|each and every'],
  ['everyOther', {}, 'alternate'],
  ['ordinal', { n: 2, isWeak: true }, 'other'],
  ['frequency', { unit: 'Day', isAdjective: true }, 'daily|everyday'],
  ['frequency', { unit: 'Week', isAdjective: true }, 'weekly'],
  ['frequency', { unit: 'Week' }, 'once a week'],
  ['frequency', { unit: 'Week', n: 2, isAdjective: true }, 'fortnightly'],
  ['frequency', { unit: 'Week', n: 2 }, 'every fortnight|once a fortnight'],
  ['frequency', { unit: 'Month', isAdjective: true }, 'monthly'],
  ['frequency', { unit: 'Month' }, 'once a month'],
  ['frequency', { unit: 'Month', n: 3, isAdjective: true }, 'quarterly'],
  ['frequency', { unit: 'Month', n: 3 }, 'every quarter'],
  ['frequency', { unit: 'Year', isAdjective: true }, 'yearly'],
  ['frequency', { unit: 'Year', isMarked: true }, 'annually|once a year'],
  ['frequency', { unit: 'Day', part: 'night', isAdjective: true }, 'nightly'],
  ['frequency', { unit: 'Day' }, 'once a day'],
  [
    'bygone',
    {},
    'twice|biweekly|bi weekly|bimonthly|hourly|times a day|times a week|times a month|times a year|times daily|times per',
  ],
  ['next', {}, 'next'],
  ['this', {}, 'this|this coming|the coming|coming'],
  ['at', {}, 'at around|at about|@|starting at'],
  ['at', { isWeak: true }, 'around|about|from'],
  [
    'vaguePart',
    {},
    'after lunch|before lunch|at lunch|at lunchtime|lunchtime|over lunch|during lunch|after work|before work|after school|before school|after breakfast|before breakfast|at breakfast|after dinner|before dinner|at dinner|at dinnertime|after supper|before supper|after tea|at teatime|before bed|before bedtime|at bedtime|after class|before class|at sunset|at sunrise|at dawn|at dusk|at first light|before sunset|after sunset|after sunrise|before dark|after dark',
  ],
  ['date', { day: 24, month: 12, isWeak: true }, 'christmas eve'],
  ['date', { day: 25, month: 12, isWeak: true }, 'christmas day'],
  ['date', { day: 26, month: 12, isWeak: true }, 'boxing day'],
  ['date', { day: 31, month: 12, isWeak: true }, 'new year s eve|new years eve'],
  ['date', { day: 1, month: 1, isWeak: true }, 'new year s day|new years day'],
  ['date', { day: 14, month: 2, isWeak: true }, 'valentine s day|valentines day'],
  ['feast', {}, 'easter|christmas|thanksgiving|ramadan|eid|diwali|onam|vishu'],
  ['on', {}, 'no later than|not later than|on|on the|by|due|this coming|for'],
  ['at', {}, 'at'],
  ['oclock', {}, 'o clock|oclock|o clock sharp|hrs'],
  ['meridiem', { half: 0 }, 'am|a.m.|a.m'],
  ['meridiem', { half: 12 }, 'pm|p.m.|p.m'],
  ['noon', { hour: 12 }, 'noon|midday'],
  ['noon', { hour: 24 }, 'midnight'],
  ['halfTo', {}, 'half|half past'],
  ['quarter', { n: 15 }, 'quarter|a quarter'],
  ['past', {}, 'past|after'],
  ['to', {}, 'to|before|till'],
  ['in', {}, 'in|in about|in another'],
  ['fromNow', {}, 'from now|later|hence'],
  [
    'exception',
    {},
    "wish i|high of|low of|highs of|lows of|rain expected|snow expected|rain is expected|snow is expected|storms expected|storm expected|showers expected|rain likely|showers likely|chance of rain|chance of snow|price of one|buy one get one|thanks for|he says|she says|at most|buy one take one|half price|we'll see|we will see|who knows|use by|they say|people say|it will rain|it will snow|it'll rain|it'll snow|going to rain|going to snow|nobody|no one|cancelled|canceled|called off|postponed|should it|in case of|in case it|one day i|some day i|someday|see you|today i|i wonder|it's already|it is already|already|the next morning|the next day|the following morning|the following day|should have come|should have gone|should have done|should have begun|could have come|could have gone|could have done",
  ],
  [
    'exception',
    {},
    'the day before|the night before|night before|the evening before|the week before|the day after|the week after',
  ],
  ['exception', {}, "can't|won't|haven't|hasn't|shouldn't"],
  ['exception', {}, 'except|excluding|apart from|other than|not tomorrow|not today'],
  ...countWords(
    'exception',
    'but sunday, but monday, but tuesday, but wednesday, but thursday, but friday, but saturday',
  ),
  ['before', {}, 'before|ahead|in advance|beforehand|early|earlier'],
  ['until', {}, 'until|till|til|through|thru|up to'],
  ['times', {}, 'times|x'],
  ['for', {}, 'for|for the next'],
  ['ofMonth', {}, 'of the month|in the month'],
  [
    'monthEnd',
    { unit: 'Month', n: 0 },
    'the end of the month|end of the month|end of this month|month end|the last day of the month|last day of the month|end of month',
  ],
  ['monthEnd', { unit: 'Month', n: 1 }, 'the end of next month|end of next month'],
  [
    'bygone',
    {},
    'end of next week|end of the week|end of this week|middle of next week|start of next week|beginning of next week|early next week|late next week|later next week|later this week|week after next|after next|month after next|yesterday|ago|last week|last month|last year|last night|last time|since|previous|earlier today|before last|every now and then|in the past|as a kid|as kids|as a child|growing up|back then|for the last|for the past',
  ],
  ['article', {}, 'the|of|s|remind me'],
  ['and', {}, 'and|plus'],
  ['comma', {}, 'at the latest|at latest'],
  ['other', {}, 'road tax|road trip|free trial|free trials|free period|free shipping'],
  ['hyphen', {}, 'to|through|thru'],
];

const minutesPast: readonly Rule[] = [
  // `every 4 weeks on a Thursday`
  [
    'on',
    'on number (?=weekday)',
    ([, article], { before }) => (article?.value.isArticle && before?.kind === 'unit' ? {} : null),
  ],
  // `Thursday am`
  [
    'dayPart',
    'meridiem',
    ([half], { before }) => (before?.kind === 'weekday' ? { part: half?.value.half ? 'afternoon' : 'morning' } : null),
  ],
  // `Mon at Thu`: in Filipino, “at” means and. `sat n sun`
  [
    'days',
    'weekday [at other] weekday',
    (items) =>
      /^(?:at|n)$/.test(items[1]?.text ?? '')
        ? { days: items.flatMap(({ kind, value }) => (kind === 'weekday' ? (value.days ?? []) : [])) }
        : null,
  ],
  // `in two and a half hours`
  [
    'duration',
    'number and number halfTo unit',
    (items) => {
      const isHours = pick(items, 'unit').unit === 'Hour' && pick(items, 'number', 1).isArticle;
      return isHours ? { n: (pick(items, 'number').n ?? 0) * 60 + 30, unit: 'Minute' } : null;
    },
  ],
  // `due every 1st`
  [
    'repeat',
    'every ordinal (?=[comma end clock at dayPart]|$)',
    ([, day]) => (day?.value.isMarked ? { unit: 'Month', n: 1, day: day.value.n ?? 1 } : null),
  ],
  // `7 for 7.30`: guests come at 7, the event begins at 7:30.
  [
    'clock',
    'number [for on] [pair number]',
    (items) => {
      const [hour, start] = [items[0]?.value, items[2]?.value.numbers];
      const isHalf = start?.form === 'pair' && start.first === hour?.n && start.second >= 15;
      const isEvening = (hour?.n ?? 0) >= 5 && (hour?.n ?? 0) < 12;
      return items[1]?.text === 'for' && isHalf && isEvening
        ? makeClock(hour?.n, 0, { isMarked: true, half: 12 })
        : null;
    },
  ],
  // `by 10 tomorrow`
  [
    'clock',
    'on number (?=[on this]{0,2} [relativeDay days weekday dayPart])',
    (items) => (items[0]?.text === 'by' ? makeClock(pick(items, 'number').n, 0, { isMarked: true }) : null),
  ],
  // `today by 5`
  [
    'clock',
    'on number (?=[comma end]|$)',
    (items, { before }) =>
      items[0]?.text === 'by' && hasKind(before, 'relativeDay', 'days')
        ? makeClock(pick(items, 'number').n, 0, { isMarked: true })
        : null,
  ],
  // `groomer 26th 2:15`, `for the 28th`
  [
    'date',
    'ordinal (?=[digitalClock clock])',
    ([day]) => (day?.value.isMarked && day.value.n ? { day: day.value.n } : null),
  ],
  [
    'date',
    'for article? ordinal (?=[comma end]|$)',
    (items) => {
      const { n, isMarked } = pick(items, 'ordinal');
      return n && isMarked ? { day: n } : null;
    },
  ],
  // `7a`
  [
    'clock',
    'number number',
    ([hour, half]) =>
      half?.text === 'a' && half.value.isGlued ? makeClock(hour?.value.n, 0, { half: 0, isMarked: true }) : null,
  ],
  // `at 7 each evening`; but `at 5 each` is a price.
  [
    'clock',
    'at number (?=every [dayPart weekday unit])',
    (items) => (pick(items, 'number').isArticle ? null : makeClock(pick(items, 'number').n, 0, { isMarked: true })),
  ],
  // `a week on Tuesday`
  [
    'ahead',
    'duration on (?=[weekday days])',
    (items) => {
      const { n, unit, isArticle } = pick(items, 'duration');
      return unit === 'Week' && n === 1 && isArticle && items[1]?.text === 'on' ? { n, unit } : null;
    },
  ],
  // `a week tomorrow`, `two weeks from today`
  ['ahead', 'duration at (?=[relativeDay days])', (items) => (items[1]?.text === 'from' ? readDays(items) : null)],
  [
    'ahead',
    'in number oclock',
    (items) => (items[2]?.text === 'hrs' ? { n: pick(items, 'number').n ?? 0, unit: 'Hour' } : null),
  ],
  ['ahead', 'duration (?=relativeDay)', (items) => (pick(items, 'duration').unit === 'Week' ? readDays(items) : null)],
  // “On Tuesday evenings”
  [
    'days',
    'weekday dayPart',
    ([day, part]) =>
      part?.value.isHabit && part.value.part
        ? { days: day?.value.days ?? [], part: part.value.part, isHabit: true }
        : null,
  ],
  // `half seven` is half past seven.
  [
    'clock',
    'halfTo past? number (?![unit oclock])',
    (items, { next, before }) => {
      const isPast = (items[0]?.to ?? 0) - (items[0]?.from ?? 0) > 'half'.length || items.length === 3;
      const { n = 0 } = pick(items, 'number');
      return (isPast || before?.kind === 'at' || next?.kind !== 'other') && n <= 12
        ? makeClock(n, 30, { isMarked: true })
        : null;
    },
  ],
  // `at 20 to 8` is 7:40; `at 10 to 8` may also be a span.
  [
    'clock',
    'number hyphen number (?![unit])',
    (items, { before }) => {
      const [minutes, hour] = [pick(items, 'number'), pick(items, 'number', 1)];
      const isBack = items[1]?.text === 'to' && minutes.digits && hour.digits && isFiveStep(minutes.n);
      if (!isBack || (hour.n ?? 0) > 12) return null;
      if ((minutes.n ?? 0) > 12) return makeClockBefore(hour.n, minutes.n);
      return before?.text === 'at' ? AMBIGUOUS_CLOCK : null;
    },
  ],
  ['clock', 'quarter past number (?![unit])', (items) => makeClock(pick(items, 'number').n, 15, { isMarked: true })],
  ['clock', 'quarter [to hyphen] number (?![unit])', (items) => makeClockBefore(pick(items, 'number').n, 15)],
  [
    'clock',
    'number unit? past number (?![unit])',
    (items) =>
      items.length === 4 || isFiveStep(pick(items, 'number').n)
        ? makeClock(pick(items, 'number', 1).n, pick(items, 'number').n, { isMarked: true })
        : null,
  ],
  [
    'clock',
    'number unit? [to hyphen] number (?![unit])',
    (items) => {
      const { n, isArticle } = pick(items, 'number');
      const hour = pick(items, 'number', 1);
      return !isArticle && isFiveStep(n) && !pick(items, 'number').digits && !hour.digits && (hour.n ?? 0) <= 12
        ? makeClockBefore(hour.n, n)
        : null;
    },
  ],
];

const readDays = (items: Parameters<typeof pick>[0]) => {
  const { n = 0, unit } = pick(items, 'duration');
  return unit === 'Day' || unit === 'Week' ? { n, unit } : null;
};

const isFiveStep = (n = 0): boolean => n % 5 === 0 && n > 0 && n < 30;

export const englishDefinition: LanguageDefinition = {
  code: 'en',
  words: englishWords,
  rules: minutesPast,
  hasMonthFirst: true,
  originsAfter: 'blues|vibes|feeling|mood|traffic',
  copulas: 'is|are|isn|will|means|sounds|has',
  describing:
    'apparently|he|she|they|opens|closes|shuts|served|always|usually|often|sometimes|normally|generally|typically|mostly|nowadays|these days|shops|stores|news|lease|says|closed|same|free|there|costs|itself|themselves|germinates|ripens|hatches',
  subjects:
    'the|a|an|this|that|these|those|my|our|your|his|her|its|their|it|there|here|most|many|some|people|everyone|everybody|mum|mom|dad|grandma|grandpa|baby',
  // The third person of verbs, without those that are also nouns: `piano lessons every Friday` is a plan.
  nameAndVerb:
    /^\S+ (?:swims|goes|reads|eats|sleeps|teaches|sings|bakes|cleans|jogs|paints|drives|rides|comes|gets|wakes|takes|brings|has|does|gives|makes|sees|sits|studies|writes|prays|arrives|attends|works|plays|lives|wants|likes|loves|hates|thinks|says|knows|feels|looks|starts|finishes|practises|practices|travels|earns|buys|sells|wears|drinks|smokes|skypes|helps|keeps|stays|speaks|learns|cooks|meditates|complains|forgets|brushes|washes|pays|sends|meets|smells|costs|tastes|shows|returns|turns|tells|waits|stands|dries|reaches|orbits|melts|boils|grows|heals|sets|spoils|lasts|runs|circles|covers|dissolves|ripens|hardens|renews|rotates|sheds|fades|evaporates|digests|hatches) |^\S*[^s]s (?:visit|come|go|meet|play|sing|crow|chirp|hatch|hibernate|arrive|depart|eat|drink|sleep|live|have|swim|fly|migrate|bloom|gather|ring|chime|toll|celebrate|pray|work|wake|get|open|close|train|stay|travel|wear|bark|howl|grow|need|love|like|use|spend|earn|pay) |^\S+ \S+[^s]s (?:the|his|her|their|its|us|him|our) $/,
  placesBefore: 'in',
  measures: 'degrees|pulse|weight|temperature|pressure|bp|glucose|bpm|mmhg|mileage|rate',
  beforeAttributes:
    'the|a|an|my|our|your|his|her|their|some|more|two|three|four|five|all|these|those|be|been|is|are|as|get|to|and|of|for|with',
  orders: 'get|have|need|needs|must|should|want|ask|remind|make',
  plans: 'i|we|let|get|need|needs|must|should|want|ask|remind|make',
  negations:
    'not|never|no|don|isn|wasn|aren|weren|doesn|didn|couldn|wouldn|dont|isnt|wasnt|arent|doesnt|didnt|couldnt|wouldnt|shouldnt|cannot|cant|wont|nothing|none|rains|raining|snows|snowing|sunny|cloudy|forecast',
  forgetting: 'forget|miss|skip|late',
  common: 'all|is|are|my|with|for|and|to|of|in|it|we|i|you|our|not',
  conditions:
    'according|ideas|imagine|if|whether|unless|suppose|whenever|notes|minutes|recap|summary|quote|quotes|recipe|lyrics|proverb|why|how|when|what|who|where',
  pastEndings: [/^\p{L}+[^e]ed$/u],
  // Feelings that repeat are no plan.
  pairedPast: [
    [/^i$/, /^(?:think|feel|miss|dream|regret|wonder)$/],
    [/^(?:it|that|this|they)$/, /^cost$/],
    [/^(?:i|we|he|she|they)$/, /^(?:quit|put|cut|hit|let|set|shut|hurt|read|bet|split|spread)$/],
  ],
  notPast:
    'bed|red|shed|sled|wed|med|led|ted|fred|ned|hundred|sacred|naked|kindred|planned|scheduled|booked|expected|supposed|agreed|required|needed|wanted',
  past: 'was|were|had|did|went|met|bought|saw|paid|came|took|sent|ate|slept|lost|won|wrote|felt|born|gave|ran|drove|flew|fell|heard|began|forgot|became|broke|brought|built|caught|chose|drank|drew|fought|found|froze|got|grew|held|hid|kept|knew|laid|left|lent|made|meant|rang|rode|said|sang|sank|sat|shook|sold|spent|stole|stood|struck|stung|swam|swept|swore|taught|thought|threw|told|tore|understood|woke|wore|been|eaten|fallen|forgotten|would|wished',
  namesBefore:
    'black|good|new|best|finally|another|cyber|casual|ash|easter|man|girl|bloody|love|loves|hate|hates|like|super|palm|robinson|since|until|till|before|after|than|thank|its|stormy|giving|ruby|blue|freaky|happy|lazy|manic|not|never|no|is|was|of|my|your|our|his|her|their|no',
  numbersBefore:
    'room|page|chapter|version|psalm|john|matthew|luke|mark|genesis|ratio|score|bus|line|highway|route|gate|platform|flight|section|level|step|exit|terminal|unit|apartment|flat|floor|block|track|episode|season|part|verse|number|no|nr|article|aisle|row|seat|bed|class|grade|lane|rule|question|problem|exercise|figure|table|item|lot|box|phone|ext|extension|won|lost|wins|read|is|was|exodus|isaiah|romans|acts|mark|format|aspect|order|invoice|ticket|like|ref|id|serial|reference',
  followers:
    'with|to|for|call|in|on|and|then|pick|meet|go|sharp|please|because|when|if|so|or|but|buy|take|get|bring|send|pay|check|do|have|feed|water|turn|start|leave|i|we|he|she|they|don|let|come|me|remind|mom|dad|the|before|after|from|till|until|today|is|it',
  things:
    'percent|per|people|degrees|km|kg|g|cm|mm|m|miles|mph|kmh|euro|euros|dollars|bucks|rupees|pesos|pounds|cents|points|each|of|times|years|months|weeks|days|street|st|avenue|ave|road|rd|lane|drive|main|park|main|places|locations|stores|shops|items|pieces|eggs|cups|tbsp|tsp|ml|l|liters|litres|players|guests|knots|volts|watts|gb|mb|out|stars|or|more|different|other|others|am|units|inches|feet|ft|kids|tables|tickets|steps|pages|floors|rooms|bars|schools|hospitals|universities',
};

export const english = defineLanguage(englishDefinition);
