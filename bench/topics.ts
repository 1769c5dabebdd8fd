/** What is promised, in the words and the order of the published figures. Every row belongs to one of them. */
export const topics = {
  create: { work: 'POST note, durable', goal: 'at least 0.75 of the same insert by pgbench at 8 and 32 clients' },
  feed: {
    work: 'GET feed page',
    goal: 'at least 0.25 of pgbench at 1 to 8 clients and 0.5 at 32; at most 5 times the processor time of bare node:http',
  },
  depth: { work: 'deep page by cursor', goal: 'within 1.5 of the first page, at any depth' },
  search: {
    work: 'search, any word, hit or miss',
    goal: "at most 10 times that person's feed page; a rare word or two words at most 30 times",
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
    work: 'memory',
    goal: 'API and worker at rest at most 150 MB; an upload of 100 MB adds at most 50 MB; 1,000 live connections at most 60 MB',
  },
  firstLoad: {
    work: 'first load, brotli JS and CSS',
    goal: 'login at most 115 KB, dashboard 200 KB before the editor, editor 115 KB more, a language 15 KB',
  },
  vitals: {
    work: 'web vitals, Lighthouse as a phone',
    goal: 'login 95 or more, dashboard 85 or more; accessibility and best practices 100; layout shift at most 0.02',
  },
  longFeed: { work: 'feed of 10,000 cards', goal: 'at most 500 elements, scroll frame p95 at most 34 ms' },
  peers: { work: 'beside others', goal: 'at least 5 times the best of them, 10,000 notes, 8 clients' },
  others: { work: 'beside the promises', goal: 'what is worth watching too' },
} as const;

export type Topic = keyof typeof topics;

export const topicNames = Object.keys(topics) as Topic[];
