import { DAY_MS } from '@pinlife/contract/durations';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { PASSWORD, PIN } from '../person.ts';
import type { JsonSchema } from './document.ts';
import { hostileTexts, makeHostileValue } from './hostile.ts';
import type { Memory } from './memory.ts';
import type { Random } from './random.ts';

type Caller = { id: string; username: string; email: string; token: string };

export type ValueOptions = {
  random: Random;
  memory: Memory;
  caller: Caller;
  subscribe: () => string;
  now: Date;
  /** The share of values that break the schema. */
  hostility: number;
};

/** Rules that a schema does not contain, so that some requests reach the handler. */
const knownValues: Record<string, (options: ValueOptions) => unknown> = {
  username: ({ caller, random }) => (random.chance(0.7) ? caller.username : `fuzz${random.int(0, 1e6)}`),
  email: ({ caller, random }) => (random.chance(0.5) ? caller.email : `fuzz${random.int(0, 1e6)}@example.com`),
  password: () => PASSWORD,
  newPassword: () => PASSWORD,
  pin: () => PIN,
  title: ({ random }) => random.pick(['Monsoon', 'Violin', 'नोट', 'Milk & bread']),
  content: ({ random }) =>
    random.pick(['<p>Practise <b>slowly</b></p>', '<ul><li>one</li></ul>', 'plain', ...hostileTexts]),
  search: ({ random }) => random.pick(['monsoon', 'violin -milk', '"slow down"', 'mon', ...hostileTexts]),
  timezone: ({ random }) => random.pick(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns']),
  nationality: () => 'IN',
  currentLocation: () => 'DE',
  countryCode: () => 'IN',
  phone: () => '9447123456',
  website: () => 'https://example.com/',
  filename: ({ random }) => random.pick(['photo.png', 'voice.webm', 'a b.pdf', ...hostileTexts]),
  s3Key: ({ caller, random }) =>
    formatUploadKey(random.chance(0.9) ? caller.id : random.uuid(), random.uuid(), 'a.png'),
  noteId: ({ memory, random }) => memory.recallId('note', random) ?? random.uuid(),
  cursor: ({ memory, random }) => memory.recallCursor(random) ?? '',
  token: ({ subscribe, random }) => (random.chance(0.5) ? subscribe() : random.uuid()),
  peaks: ({ random }) => Array.from({ length: random.int(0, 60) }, () => random.int(0, 100)),
  page: ({ random }) => random.int(0, 5),
  limit: ({ random }) => random.int(1, 200),
};

/** A value of this schema, or sometimes an invalid one. */
export const makeValue = (schema: JsonSchema, name: string, options: ValueOptions): unknown => {
  const { random } = options;
  if (random.chance(options.hostility)) return makeHostileValue(random);
  const known = knownValues[name];
  if (known && random.chance(0.9)) return known(options);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return makeValue(random.pick(schema.anyOf), name, options);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  return makeOfType(String(type), schema, name, options);
};

const makeOfType = (type: string, schema: JsonSchema, name: string, options: ValueOptions): unknown => {
  const { random } = options;
  switch (type) {
    case 'object':
      return makeObject(schema, options);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema;
      const length = random.chance(0.02) ? maxItems + 1 : random.int(minItems, Math.min(maxItems, minItems + 4));
      return Array.from({ length }, () => makeValue(items, name, options));
    }
    case 'integer':
    case 'number':
      return random.chance(0.1)
        ? random.pick([schema.minimum ?? 0, schema.maximum ?? 1])
        : random.int(Math.max(schema.minimum ?? 0, -1000), Math.min(schema.maximum ?? 1000, 1000));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return makeText(schema, name, options);
  }
};

const makeObject = ({ properties = {}, required = [] }: JsonSchema, options: ValueOptions): unknown => {
  const { random, hostility } = options;
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const isWanted = required.includes(name) ? !random.chance(hostility) : random.chance(0.5);
    if (isWanted) made[name] = makeValue(property, name, options);
  }
  if (random.chance(hostility)) made[random.pick(['id', 'user_id', 'isAdmin', 'constructor', 'toString'])] = 'x';
  return made;
};

const makeText = (
  { format, minLength = 0, maxLength = 40 }: JsonSchema,
  name: string,
  options: ValueOptions,
): string => {
  const { random, memory, now } = options;
  if (format === 'uuid') return memory.recallId(name === 'ids' ? 'notification' : name, random) ?? random.uuid();
  if (format === 'date-time') return new Date(now.getTime() + random.int(-400, 4000) * (DAY_MS / 10)).toISOString();
  if (format === 'date') return new Date(now.getTime() + random.int(-10, 400) * DAY_MS).toISOString().slice(0, 10);
  return random.chance(0.3)
    ? random.pick(hostileTexts)
    : 'abc 123 äöü'
        .repeat(40)
        .slice(0, random.chance(0.05) ? maxLength + 1 : random.int(minLength, Math.min(maxLength, 60)));
};
