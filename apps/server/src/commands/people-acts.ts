import { errorSentence } from '@pinlife/contract/errors';
import { DEFAULT_INVITATION_DAYS, DEFAULT_INVITATION_PLACES } from '@pinlife/contract/invitation/limits';
import { type InvitationCreate, invitationCreateSchema } from '@pinlife/contract/invitation/schema';
import { defaultLanguage } from '@pinlife/contract/languages';
import { GB_BYTES } from '@pinlife/contract/media/limits';
import { PEOPLE_PAGE_SIZE, signupRules } from '@pinlife/contract/operator/limits';
import {
  type ListedPerson,
  type PersonQuota,
  personQuotaSchema,
  quotaChangeSchema,
  signupChangeSchema,
} from '@pinlife/contract/operator/schema';
import { ConfigError } from '../config.ts';
import type { NamedPerson } from '../features/operator/people/repo.ts';
import { AppError } from '../platform/error/app-error.ts';
import { describeBytes } from '../platform/text/describe-bytes.ts';
import type { Services } from '../services.ts';

type People = Services['people'];

/** Output and input of the command line. */
export type Terminal = { write(line: string): void; ask(question: string): Promise<string> };

/** The actor of the record: the command line. */
const ACTOR = { person: null, name: null };
/** The options of an act beside `--json`; one with `=` has a value. */
const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['invite', ['places', 'places=', 'days', 'days=']],
  ['delete', ['yes']],
  ['operator', ['remove']],
]);
/** The number of words after the act; the others have one. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ['list', 0],
  ['space', 2],
]);
const ACTS = 'list, invite, signup, quota, suspend, let-in, delete, operator, space, reset-link or reset-two-step';

/** `people ACT …`: the acts of the operator page on the command line. `--json` is for scripts. */
export const runPeopleAct = async (people: People, args: readonly string[], terminal: Terminal): Promise<void> => {
  const { words, flags, values } = readArguments(args);
  const [act = '', name = '', amount = ''] = words;
  const isJson = flags.has('json');
  const known = ['json', ...(OPTIONS.get(act) ?? [])];
  const unknown = [...flags].find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new ConfigError(`There is no option --${unknown} here.`);
  const tooMany = words[(WORDS.get(act) ?? 1) + 1];
  if (tooMany !== undefined) throw new ConfigError(`There is a word too many here: ${tooMany}`);
  const say = (data: unknown, line: string) => terminal.write(isJson ? JSON.stringify(data, null, 2) : line);
  try {
    if (act === 'list') return await list(people, say);
    if (act === 'invite') return await invite(people, { email: name || undefined, ...values }, say);
    if (act === 'signup') return await setSignup(people, name, say);
    if (act === 'quota') return await setQuota(people, name, say);
    const run = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!run) throw new ConfigError(`Say what to do: ${ACTS}.`);
    const person = name ? await people.find(name) : null;
    if (!person)
      throw new ConfigError(name ? `Nobody here is called ${name}.` : `Name somebody: people ${act} USERNAME`);
    return await run({ people, person, amount, flags, terminal, say });
  } catch (error) {
    throw error instanceof AppError ? new ConfigError(errorSentence(error.code)) : error;
  }
};

type Say = (data: unknown, line: string) => void;
type ActInput = {
  people: People;
  person: NamedPerson;
  amount: string;
  flags: ReadonlySet<string>;
  terminal: Terminal;
  say: Say;
};

const acts: Record<string, (input: ActInput) => Promise<void>> = {
  suspend: async ({ people, person, say }) =>
    say(await people.of(person.id).suspend(ACTOR, person.id), `${person.name} is suspended. Nothing was deleted.`),

  async 'let-in'({ people, person, say }) {
    await people.of(person.id).cancelDeletion(ACTOR, person.id);
    say(await people.of(person.id).reinstate(ACTOR, person.id), `${person.name} is back in.`);
  },

  async delete({ people, person, flags, terminal, say }) {
    const typed = flags.has('yes')
      ? person.username
      : await terminal.ask(`The account of ${person.name} is gone in 7 days. Type ${person.username} to go on: `);
    if (typed.trim().toLowerCase() !== person.username.toLowerCase()) throw new ConfigError('The name was not typed.');
    const listed = await people.of(person.id).delete(ACTOR, person.id, person.username);
    say(
      listed,
      `${person.name} is suspended and will be deleted on ${listed.goneAt?.slice(0, 10)}. let-in calls it back.`,
    );
  },

  async operator({ people, person, flags, say }) {
    const service = people.of(person.id);
    if (flags.has('remove')) {
      say(await service.removeOperator(ACTOR, person.id), `${person.name} is no longer an operator.`);
    } else say(await service.makeOperator(ACTOR, person.id), `${person.name} is an operator.`);
  },

  async space({ people, person, amount, say }) {
    const quota = readQuota(amount);
    const listed = await people.of(person.id).setQuota(ACTOR, person.id, quota);
    const allowed = listed.quotaBytes === null ? 'as much as there is room for' : describeBytes(listed.quotaBytes);
    say(listed, `${person.name} may keep ${allowed}, and keeps ${describeBytes(listed.bytes)}.`);
  },

  async 'reset-two-step'({ people, person, say }) {
    await people.of(person.id).resetTwoStep(person.username);
    say({ username: person.username }, `Two-step login is off for ${person.name}, who is told by mail.`);
  },

  async 'reset-link'({ people, person, say }) {
    const { url, isMailed } = await people.of(person.id).createResetLink(person.id);
    say({ url, isMailed }, `${isMailed ? 'Mailed, and here:' : 'Give this to them:'} ${url}`);
  },
};

/** Sets the rule for signing up; without a word, prints it. */
const setSignup = async (people: People, word: string, say: Say): Promise<void> => {
  const parsed = signupChangeSchema.safeParse({ signup: word });
  if (word && !parsed.success) throw new ConfigError(`Set it like this: people signup ${signupRules.join('|')}`);
  const setting = parsed.success ? await people.signup.set(ACTOR, parsed.data.signup) : await people.signup.get();
  say(setting, `Sign-ups: ${setting.signup}.`);
};

/** Sets the default quota; without a word, prints it. */
const setQuota = async (people: People, word: string, say: Say): Promise<void> => {
  const quotaBytes = word === 'none' ? null : Math.round(Number(word || 'x') * GB_BYTES);
  const parsed = quotaChangeSchema.safeParse({ quotaBytes });
  if (word && !parsed.success) throw new ConfigError('Set it like this: people quota 20 (GB) or none');
  const setting = parsed.success ? await people.quota.set(ACTOR, parsed.data.quotaBytes) : await people.quota.get();
  const allowed = setting.quotaBytes === null ? 'as much as there is room for' : describeBytes(setting.quotaBytes);
  say(setting, `Each person may keep ${allowed}.`);
};

const readQuota = (amount: string): PersonQuota => {
  const kind = amount === 'everybody' || amount === 'none' ? amount : 'own';
  const parsed = personQuotaSchema.safeParse({ kind, quotaBytes: Math.round(Number(amount || 'x') * GB_BYTES) });
  if (!parsed.success) throw new ConfigError('Set it like this: people space USERNAME 20 (GB), none or everybody');
  return parsed.data;
};

const list = async (people: People, say: Say): Promise<void> => {
  const all: ListedPerson[] = [];
  for (let page = 0; all.length === page * PEOPLE_PAGE_SIZE; page += 1) {
    const query = { page, order: 'name', direction: 'up', search: '' } as const;
    all.push(...(await people.of('').list(query)).people);
  }
  const lines = all.map((person) =>
    [
      person.username,
      person.name,
      person.email,
      `since ${person.since.slice(0, 10)}`,
      person.lastSeen ? `seen ${person.lastSeen}` : 'never seen',
      `${person.pinups} pinups`,
      `${person.bytes} bytes`,
      ...marksOf(person),
    ].join('  '),
  );
  say(all, lines.join('\n'));
};

const marksOf = (person: ListedPerson): string[] => [
  ...(person.isOperator ? ['operator'] : []),
  ...(person.isVerified ? [] : ['not verified']),
  ...(person.suspendedAt ? ['suspended'] : []),
  ...(person.goneAt ? [`deleted on ${person.goneAt.slice(0, 10)}`] : []),
];

type InviteOptions = { email?: string | undefined; places?: string; days?: string };

const invite = async (people: People, { email, places, days }: InviteOptions, say: Say): Promise<void> => {
  const parsed = invitationCreateSchema.safeParse({
    email,
    places: Number(places ?? DEFAULT_INVITATION_PLACES),
    days: Number(days ?? DEFAULT_INVITATION_DAYS),
  });
  if (!parsed.success)
    throw new ConfigError('Invite like this: people invite [EMAIL] [--places=1|5|20] [--days=1|7|30]');
  const host = { ...ACTOR, language: defaultLanguage };
  const made = await people.invitations.create(host, parsed.data satisfies InvitationCreate);
  say(made, made.url === null ? `The invitation is mailed to ${made.email}.` : `Give this to them: ${made.url}`);
};

const readArguments = (args: readonly string[]) => {
  const options = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2));
  return {
    words: args.filter((arg) => !arg.startsWith('--')),
    flags: new Set(options.map((option) => option.replace(/=.*/s, '='))),
    values: Object.fromEntries(options.map((option) => option.split('='))) as InviteOptions,
  };
};
