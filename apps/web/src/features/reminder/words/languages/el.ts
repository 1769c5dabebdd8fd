import { AMBIGUOUS_CLOCK, makeClock, makeClockBefore, pick } from '../grammar.ts';
import { countWords, defineLanguage, type LanguageDefinition, type Rule, type Words } from '../language.ts';

const TOMORROW =
  'tomorrow|tmrw|tmr|tmw|tmrrw|tomorow|tommorow|tommorrow|tomorro|tomoro|tomm|tomarrow|tommorw|2moro|2morrow|tomoz|tomoro|tmro|2mro|tomorra';

export const englishWords: readonly Words[] = [
  ...countWords(
    'n',
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
    1,
  ),
  ['n', { n: 30 }, 'thirty'],
  ['n', { n: 40 }, 'forty'],
  ['n', { n: 45 }, 'forty five'],
  ['n', { n: 50 }, 'fifty'],
  ['n', { n: 60 }, 'sixty'],
  ['n', { n: 90 }, 'ninety'],
  ['n', { n: 1, isArticle: true }, 'a|an'],
  ['n', { n: 2, isArticle: true }, 'a couple of|a couple'],
  ...countWords(
    'o',
    'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth',
    1,
  ),
  ['o', { n: 30 }, 'thirtieth'],
  ['o', { n: -1 }, 'last'],
  ['o', {}, 'st|nd|rd|th'],
  ...countWords('w', 'sunday, monday, tuesday, wednesday, thursday, friday, saturday'),
  ...countWords('w', 'sun, mon, tue|tues, wed|weds, thu|thur|thurs, fri, sat', 0, { isWeak: true }),
  ...countWords('w', 'sundays, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays', 0, { isHabit: true }),
  ['w', { days: [1, 3, 5], isHabit: true }, 'mwf'],
  ['w', { days: [2, 4], isHabit: true }, 'tth'],
  [
    's',
    { days: [1, 2, 3, 4, 5] },
    'weekday|weekdays|workday|workdays|working day|working days|work day|business day|business days|school day|m f|mon fri|mon to fri',
  ],
  ['s', { days: [6, 0] }, 'weekend'],
  ['s', { days: [6, 0], isHabit: true }, 'weekends'],
  [
    'z',
    {},
    'the other day|this time tomorrow|this time next|biannually|bi annually|biennially|between|in between|every quarter of an hour|every quarter hour',
  ],
  ...countWords(
    'm',
    'january|jan, february|feb, -, april|apr, -, june|jun, july|jul, august|aug, september|sept|sep, october|oct, november|nov, december|dec',
    1,
  ),
  ['m', { n: 3, isWeak: true }, 'march|mar'],
  ['m', { n: 5, isWeak: true }, 'may'],
  ['y', { n: 0 }, 'today|later today'],
  ['y', { n: 1 }, TOMORROW],
  [
    'y',
    { n: 2 },
    ['the day after', 'day after'].flatMap((after) => TOMORROW.split('|').map((day) => `${after} ${day}`)).join('|') +
      '|overmorrow',
  ],
  ['y', { n: 0, part: 'evening' }, 'tonight|tonite|2nite|2night|this evening'],
  ['y', { n: 0, part: 'morning' }, 'this morning'],
  ['y', { n: 0, part: 'afternoon' }, 'this afternoon|this arvo'],
  ['p', { part: 'morning' }, 'first thing|first thing in the morning|morning|in the morning'],
  ['p', { part: 'dawn' }, 'early morning|early in the morning'],
  ['p', { part: 'afternoon' }, 'afternoon|in the afternoon|arvo'],
  ['p', { part: 'evening' }, 'evening|in the evening|eve'],
  ['p', { part: 'night' }, 'night|at night|nite'],
  ['p', { part: 'morning', isHabit: true }, 'mornings'],
  ['p', { part: 'afternoon', isHabit: true }, 'afternoons'],
  ['p', { part: 'evening', isHabit: true }, 'evenings'],
  ['p', { part: 'night', isHabit: true }, 'nights'],
  [
    'z',
    {},
    'good morning|good evening|good night|good afternoon|tomorrow s|today s|monday s|sunday s|friday s|saturday night fever|saturday night live|high noon|friday night lights|tomorrow never|tomorrow is another day|it s friday',
  ],
  ['u', { unit: 'Minute' }, 'minute|minutes|min|mins'],
  ['u', { unit: 'Hour' }, 'hour|hours|hr|hrs'],
  ['u', { unit: 'Day' }, 'day|days'],
  ['u', { unit: 'Week' }, 'week|weeks|wk|wks|weeks time|week s time'],
  ['u', { unit: 'Month' }, 'month|months|mth|mths'],
  ['u', { unit: 'Year' }, 'year|years|yr|yrs'],
  ['R', { n: 30, unit: 'Minute' }, 'half an hour|half hour|a half hour|half an hr|half hr'],
  ['R', { n: 90, unit: 'Minute' }, 'an hour and a half|an hr and a half|one and a half hours|hour and a half'],
  ['R', { n: 75, unit: 'Minute' }, 'an hour and a quarter|one and a quarter hours'],
  ['R', { n: 15, unit: 'Minute' }, 'a quarter of an hour|quarter of an hour'],
  ['R', { n: 45, unit: 'Minute' }, 'three quarters of an hour'],
  ['R', { n: 2, unit: 'Week' }, 'a fortnight|fortnight|fortnight s time'],
  ['b', { unit: 'Month', n: 6 }, 'semi annually|semiannually|every half year|every half a year|half yearly'],
  ['e', {}, 'evry|evrey|evey|every|each|every single|each and every'],
  ['x', {}, 'alternate'],
  ['o', { n: 2, isWeak: true }, 'other'],
  ['b', { unit: 'Day', isAdjective: true }, 'daily|everyday'],
  ['b', { unit: 'Week', isAdjective: true }, 'weekly'],
  ['b', { unit: 'Week' }, 'once a week'],
  ['b', { unit: 'Week', n: 2, isAdjective: true }, 'fortnightly'],
  ['b', { unit: 'Week', n: 2 }, 'every fortnight|once a fortnight'],
  ['b', { unit: 'Month', isAdjective: true }, 'monthly'],
  ['b', { unit: 'Month' }, 'once a month'],
  ['b', { unit: 'Month', n: 3, isAdjective: true }, 'quarterly'],
  ['b', { unit: 'Month', n: 3 }, 'every quarter'],
  ['b', { unit: 'Year', isAdjective: true }, 'yearly'],
  ['b', { unit: 'Year', isMarked: true }, 'annually|once a year'],
  ['b', { unit: 'Day', part: 'night', isAdjective: true }, 'nightly'],
  ['b', { unit: 'Day' }, 'once a day'],
  [
    'z',
    {},
    'twice|biweekly|bi weekly|bimonthly|hourly|times a day|times a week|times a month|times a year|times daily|times per',
  ],
  ['N', {}, 'next'],
  ['T', {}, 'this|this coming|the coming|coming'],
  ['a', {}, 'at around|at about|@|starting at'],
  ['a', { isWeak: true }, 'around|about|from'],
  [
    'P',
    {},
    'after lunch|before lunch|at lunch|at lunchtime|lunchtime|over lunch|during lunch|after work|before work|after school|before school|after breakfast|before breakfast|at breakfast|after dinner|before dinner|at dinner|at dinnertime|after supper|before supper|after tea|at teatime|before bed|before bedtime|at bedtime|after class|before class|at sunset|at sunrise|at dawn|at dusk|at first light|before sunset|after sunset|after sunrise|before dark|after dark',
  ],
  ['D', { day: 24, month: 12, isWeak: true }, 'christmas eve'],
  ['D', { day: 25, month: 12, isWeak: true }, 'christmas day'],
  ['D', { day: 26, month: 12, isWeak: true }, 'boxing day'],
  ['D', { day: 31, month: 12, isWeak: true }, 'new year s eve|new years eve'],
  ['D', { day: 1, month: 1, isWeak: true }, 'new year s day|new years day'],
  ['D', { day: 14, month: 2, isWeak: true }, 'valentine s day|valentines day'],
  ['F', {}, 'easter|christmas|thanksgiving|ramadan|eid|diwali|onam|vishu'],
  ['r', {}, 'no later than|not later than|on|on the|by|due|this coming|for'],
  ['a', {}, 'at'],
  ['k', {}, 'o clock|oclock|o clock sharp|hrs'],
  ['A', { half: 0 }, 'am|a.m.|a.m'],
  ['A', { half: 12 }, 'pm|p.m.|p.m'],
  ['c', { hour: 12 }, 'noon|midday'],
  ['c', { hour: 24 }, 'midnight'],
  ['h', {}, 'half|half past'],
  ['Q', { n: 15 }, 'quarter|a quarter'],
  ['>', {}, 'past|after'],
  ['<', {}, 'to|before|till'],
  ['i', {}, 'in|in about|in another'],
  ['f', {}, 'from now|later|hence'],
  [
    '!',
    {},
    "wish i|high of|low of|highs of|lows of|rain expected|snow expected|rain is expected|snow is expected|storms expected|storm expected|showers expected|rain likely|showers likely|chance of rain|chance of snow|price of one|buy one get one|thanks for|he says|she says|at most|buy one take one|half price|we'll see|we will see|who knows|use by|they say|people say|it will rain|it will snow|it'll rain|it'll snow|going to rain|going to snow|nobody|no one|cancelled|canceled|called off|postponed|should it|in case of|in case it|one day i|some day i|someday|see you|today i|i wonder|it's already|it is already|already|the next morning|the next day|the following morning|the following day|should have come|should have gone|should have done|should have begun|could have come|could have gone|could have done",
  ],
  [
    '!',
    {},
    'the day before|the night before|night before|the evening before|the week before|the day after|the week after',
  ],
  ['!', {}, "can't|won't|haven't|hasn't|shouldn't"],
  ['!', {}, 'except|excluding|apart from|other than|not tomorrow|not today'],
  ...countWords('!', 'but sunday, but monday, but tuesday, but wednesday, but thursday, but friday, but saturday'),
  ['B', {}, 'before|ahead|in advance|beforehand|early|earlier'],
  ['l', {}, 'until|till|til|through|thru|up to'],
  ['#', {}, 'times|x'],
  ['4', {}, 'for|for the next'],
  ['~', {}, 'of the month|in the month'],
  [
    'G',
    { unit: 'Month', n: 0 },
    'the end of the month|end of the month|end of this month|month end|the last day of the month|last day of the month|end of month',
  ],
  ['G', { unit: 'Month', n: 1 }, 'the end of next month|end of next month'],
  [
    'z',
    {},
    'end of next week|end of the week|end of this week|middle of next week|start of next week|beginning of next week|early next week|late next week|later next week|later this week|week after next|after next|month after next|yesterday|ago|last week|last month|last year|last night|last time|since|previous|earlier today|before last|every now and then|in the past|as a kid|as kids|as a child|growing up|back then|for the last|for the past',
  ],
  ['g', {}, 'the|of|s|remind me'],
  ['&', {}, 'and|plus'],
  [',', {}, 'at the latest|at latest'],
  ['?', {}, 'road tax|road trip|free trial|free trials|free period|free shipping'],
  ['-', {}, 'to|through|thru'],
];

const minutesPast: readonly Rule[] = [
  // `every 4 weeks on a Thursday`
  ['r', 'rn(?=w)', ([, article], { before }) => (article?.value.isArticle && before?.kind === 'u' ? {} : null)],
  // `Thursday am`
  [
    'p',
    'A',
    ([half], { before }) => (before?.kind === 'w' ? { part: half?.value.half ? 'afternoon' : 'morning' } : null),
  ],
  // `Mon at Thu`: in Filipino, “at” means and. `sat n sun`
  [
    'W',
    'w[a?]w',
    (items) =>
      /^(?:at|n)$/.test(items[1]?.text ?? '')
        ? { days: items.flatMap(({ kind, value }) => (kind === 'w' ? (value.days ?? []) : [])) }
        : null,
  ],
  // `in two and a half hours`
  [
    'R',
    'n&nhu',
    (items) => {
      const isHours = pick(items, 'u').unit === 'Hour' && pick(items, 'n', 1).isArticle;
      return isHours ? { n: (pick(items, 'n').n ?? 0) * 60 + 30, unit: 'Minute' } : null;
    },
  ],
  // `due every 1st`
  ['E', 'eo(?=[,|Cap]|$)', ([, day]) => (day?.value.isMarked ? { unit: 'Month', n: 1, day: day.value.n ?? 1 } : null)],
  // `7 for 7.30`: guests come at 7, the event begins at 7:30.
  [
    'C',
    'n[4r][qn]',
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
    'C',
    'rn(?=[rT]{0,2}[yWwp])',
    (items) => (items[0]?.text === 'by' ? makeClock(pick(items, 'n').n, 0, { isMarked: true }) : null),
  ],
  // `today by 5`
  [
    'C',
    'rn(?=[,|]|$)',
    (items, { before }) =>
      items[0]?.text === 'by' && /^[yW]$/.test(before?.kind ?? '')
        ? makeClock(pick(items, 'n').n, 0, { isMarked: true })
        : null,
  ],
  // `groomer 26th 2:15`, `for the 28th`
  ['D', 'o(?=[tC])', ([day]) => (day?.value.isMarked && day.value.n ? { day: day.value.n } : null)],
  [
    'D',
    '4g?o(?=[,|]|$)',
    (items) => {
      const { n, isMarked } = pick(items, 'o');
      return n && isMarked ? { day: n } : null;
    },
  ],
  // `7a`
  [
    'C',
    'nn',
    ([hour, half]) =>
      half?.text === 'a' && half.value.isGlued ? makeClock(hour?.value.n, 0, { half: 0, isMarked: true }) : null,
  ],
  // `at 7 each evening`; but `at 5 each` is a price.
  [
    'C',
    'an(?=e[pwu])',
    (items) => (pick(items, 'n').isArticle ? null : makeClock(pick(items, 'n').n, 0, { isMarked: true })),
  ],
  // `a week on Tuesday`
  [
    'J',
    'Rr(?=[wW])',
    (items) => {
      const { n, unit, isArticle } = pick(items, 'R');
      return unit === 'Week' && n === 1 && isArticle && items[1]?.text === 'on' ? { n, unit } : null;
    },
  ],
  // `a week tomorrow`, `two weeks from today`
  ['J', 'Ra(?=[yW])', (items) => (items[1]?.text === 'from' ? readDays(items) : null)],
  ['J', 'ink', (items) => (items[2]?.text === 'hrs' ? { n: pick(items, 'n').n ?? 0, unit: 'Hour' } : null)],
  ['J', 'R(?=y)', (items) => (pick(items, 'R').unit === 'Week' ? readDays(items) : null)],
  // “On Tuesday evenings”
  [
    'W',
    'wp',
    ([day, part]) =>
      part?.value.isHabit && part.value.part
        ? { days: day?.value.days ?? [], part: part.value.part, isHabit: true }
        : null,
  ],
  // `half seven` is half past seven.
  [
    'C',
    'h>?n(?![uk])',
    (items, { next, before }) => {
      const isPast = (items[0]?.to ?? 0) - (items[0]?.from ?? 0) > 'half'.length || items.length === 3;
      const { n = 0 } = pick(items, 'n');
      return (isPast || before?.kind === 'a' || next?.kind !== '?') && n <= 12
        ? makeClock(n, 30, { isMarked: true })
        : null;
    },
  ],
  // `at 20 to 8` is 7:40; `at 10 to 8` may also be a span.
  [
    'C',
    'n-n(?![u])',
    (items, { before }) => {
      const [minutes, hour] = [pick(items, 'n'), pick(items, 'n', 1)];
      const isBack = items[1]?.text === 'to' && minutes.digits && hour.digits && isFiveStep(minutes.n);
      if (!isBack || (hour.n ?? 0) > 12) return null;
      if ((minutes.n ?? 0) > 12) return makeClockBefore(hour.n, minutes.n);
      return before?.text === 'at' ? AMBIGUOUS_CLOCK : null;
    },
  ],
  ['C', 'Q>n(?![u])', (items) => makeClock(pick(items, 'n').n, 15, { isMarked: true })],
  ['C', 'Q[<-]n(?![u])', (items) => makeClockBefore(pick(items, 'n').n, 15)],
  [
    'C',
    'nu?>n(?![u])',
    (items) =>
      items.length === 4 || isFiveStep(pick(items, 'n').n)
        ? makeClock(pick(items, 'n', 1).n, pick(items, 'n').n, { isMarked: true })
        : null,
  ],
  [
    'C',
    'nu?[<-]n(?![u])',
    (items) => {
      const { n, isArticle } = pick(items, 'n');
      const hour = pick(items, 'n', 1);
      return !isArticle && isFiveStep(n) && !pick(items, 'n').digits && !hour.digits && (hour.n ?? 0) <= 12
        ? makeClockBefore(hour.n, n)
        : null;
    },
  ],
];

const readDays = (items: Parameters<typeof pick>[0]) => {
  const { n = 0, unit } = pick(items, 'R');
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
