import { isLanguageCode } from '@pinlife/contract/languages';
import { fileName } from './places.ts';
import type { Rule, SourceFile } from './source-file.ts';

/** The files that every noun of the contract may have. */
const kinds = ['schema', 'limits', 'endpoints'];

/** The nouns of the product, with the topics of each beside the common kinds of file. */
const nouns: Readonly<Record<string, readonly string[]>> = {
  account: [],
  auth: ['password'],
  calendar: [],
  comment: [],
  country: [],
  event: [],
  import: [],
  instance: [],
  invitation: [],
  live: ['events', 'stamp'],
  media: ['upload-key'],
  memory: [],
  note: ['address', 'version'],
  notification: [],
  oidc: [],
  operator: [],
  passkey: [],
  push: ['payload'],
  record: [],
  reminder: ['choices', 'check', 'recurrence', 'recurrence-rule', 'same-meta'],
  search: ['query', 'words'],
  session: ['token'],
  share: [],
  tag: ['tags', 'html-tags'],
  'two-step': [],
  user: ['choices', 'choice-names', 'phone', 'public-profile', 'update', 'wire-names'],
  webhook: [],
};

/** Folders of only one app: they have no part in the contract. */
const ownNouns = { server: ['job', 'mail', 'throttle'], web: ['document', 'draft', 'editor', 'outbox', 'upload'] };

/** Files that belong to no noun, or combine the nouns. */
const joiningFiles = [
  'answer-mark',
  'durations',
  'endpoint',
  'endpoints',
  'errors',
  'languages',
  'normal-form',
  'rate-limits',
  'routes',
  'sentence-limits',
  'storage-keys',
  'timezone',
  'token-access',
  'validation',
];

const book = 'scripts/rules/noun-rules.ts';

const judgeContractFile = (path: string): string | null => {
  const [first = '', second, ...deeper] = path.slice('packages/contract/src/'.length).replace(/\.ts$/, '').split('/');
  if (second === undefined) {
    if (joiningFiles.includes(first)) return null;
    return `${fileName(path)} belongs to a noun: move it to packages/contract/src/<noun>/${kinds.join('.ts, ')}.ts. Only what joins all nouns stands beside endpoints.ts.`;
  }
  const topics = nouns[first];
  if (!topics) return `"${first}" is no noun of the product: use one of them, or add it to the nouns in ${book}.`;
  if (deeper.length === 0 && [...kinds, ...topics].includes(second)) return null;
  // A topic with texts in several languages has a file for each.
  if (deeper.length === 1 && isLanguageCode(deeper[0]) && topics.includes(second)) return null;
  return `What ${first} takes and answers stands in ${first}/schema.ts, its figures in limits.ts, its calls in endpoints.ts; a topic of its own is listed beside its noun in ${book}.`;
};

const judgeFolder = (path: string): string | null => {
  const [, app, noun = ''] = /^apps\/(server|web)\/src\/(?:features|entities)\/([^/]+)\//.exec(path) ?? [];
  if (app !== 'server' && app !== 'web') return null;
  if (noun in nouns || ownNouns[app].includes(noun)) return null;
  return `"${noun}" is no noun of the contract: name the folder as packages/contract/src does, or list it in ${book} if nothing of it goes over the wire.`;
};

const rule = (name: string, judge: (path: string) => string | null): Rule => ({
  name,
  check: ({ path }: SourceFile) => {
    const message = judge(path);
    return message === null ? [] : [{ line: 1, message }];
  },
});

export const nounRules: readonly Rule[] = [
  rule('A file of the contract stands in the folder of its noun', (path) =>
    path.startsWith('packages/contract/src/') ? judgeContractFile(path) : null,
  ),
  rule('Contract, server and web have the same nouns', judgeFolder),
];
