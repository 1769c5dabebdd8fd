/** The topics of the published figures, with their texts and in their order. Every row belongs to one of them. */
export const topics = {
  create: {
    work: 'POST note, durable',
    goal: 'at least 0.75 of the same inserts by pgbench at 8 and 32 clients; at most 600 µs of processor; an empty instance is filled with 1,000 notes a second',
  },
  feed: {
    work: 'GET feed page',
    goal: 'at least 0.25 of pgbench at 1 to 8 clients and 0.5 at 32; at most 5 times the processor time of bare node:http; however many notes somebody has, at least 0.8 of an ordinary page; with 1 % writes at least 0.9 and with 10 % at least 0.6 of the same without',
  },
  depth: { work: 'deep page by cursor', goal: 'within 1.5 of the first page, at any depth' },
  search: {
    work: 'search, any word, hit or miss',
    goal: "the slowest single word at most 2 times that person's feed page among 10,000 notes and 5 times among very many, several words at most 30 times; by 8 clients at least half as many as lists of 20, with 1 % writes at least 0.9 and with 10 % at least 0.6 of that; however the notes are spread over time, no search 1.5 times slower",
  },
  database: {
    work: 'embedded PostgreSQL',
    goal: "within 1.4 of a system one on every statement; a warm start of the app at most 2 times PostgreSQL's own",
  },
  reminders: {
    work: 'reminders',
    goal: 'due to notification row p50 at most 25 ms, p99 100 ms; 10,000 of one instant within 60 s, calls meanwhile at most 2 times slower',
  },
  memory: {
    work: 'memory and disk',
    goal: 'API and worker at rest at most 150 MB; an upload of 100 MB adds at most 50 MB; 1,000 live connections at most 60 MB, a backup of 10 GB too; the data folder at most 5 times the text that it holds',
  },
  firstLoad: {
    work: 'first load, brotli JS and CSS',
    goal: 'login at most 115 KB, dashboard 200 KB before the editor, editor 115 KB more, a language 15 KB',
  },
  vitals: {
    work: 'web vitals, Lighthouse as a phone',
    goal: 'login and dashboard 95 or more; accessibility and best practices 100; layout shift at most 0.02',
  },
  longFeed: { work: 'feed of 10,000 cards', goal: 'at most 500 elements, scroll frame p95 at most 34 ms' },
  felt: {
    work: 'presses on a slow phone',
    goal: 'with the processor four times slower and 10,000 notes: the slowest press of each kind answered on the screen within 100 ms, the editor open within 200 ms, a letter to its results within 150 ms, no task above 200 ms while nobody touches anything',
  },
  peers: {
    work: 'beside others',
    goal: 'in the same run, by the same client, on the same texts: creates 3 times Parse Server and as many as PocketBase, lists 3 times and unchanged ones 8 times both, searches 4 times both; filled as fast as either',
  },
  others: { work: 'beside the promises', goal: 'what is worth watching too' },
} as const;

export type Topic = keyof typeof topics;

/** Topics that the published figures may lack, because they are measured only with `--peers`. */
export const optionalTopics: readonly Topic[] = ['peers'];

export const topicNames = Object.keys(topics) as Topic[];
