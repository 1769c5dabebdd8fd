import type { Operation } from './document.ts';
import { hostileTexts, makeHostileValue } from './hostile.ts';
import type { Random } from './random.ts';
import { makeValue, type ValueOptions } from './values.ts';

export type FuzzRequest = {
  operation: Operation;
  method: Operation['method'];
  url: string;
  params: Record<string, string>;
  headers: Record<string, string>;
  payload: string | undefined;
  /** Whether it contains a valid token. */
  isAuthorized: boolean;
};

const BODY_OVER_LIMIT = JSON.stringify({ content: 'x'.repeat(1024 * 1024) });

export const makeRequest = (operation: Operation, options: ValueOptions): FuzzRequest => {
  const { random } = options;
  const params = fillParams(operation, options);
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(params[name] ?? ''));
  const { payload, contentType } = makePayload(operation, options);
  const authorization = makeAuthorization(options);
  return {
    operation,
    method: operation.method,
    url: `${path}${random.chance(0.03) ? '/' : ''}${makeQuery(operation, options)}`,
    params,
    headers: {
      ...makeHeaders(random),
      ...(contentType && { 'content-type': contentType }),
      ...(authorization && { authorization }),
    },
    payload,
    isAuthorized: authorization === `Bearer ${options.caller.token}`,
  };
};

/** An address cannot contain a lone surrogate. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const fillParams = (operation: Operation, { random, memory }: ValueOptions): Record<string, string> => {
  const known = random.chance(0.8) ? memory.recallParams(operation, random) : {};
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  return Object.fromEntries(
    names.map((name) => {
      // An empty parameter would make the address of another call.
      if (random.chance(0.05)) return [name, random.pick(hostileTexts) || ' '];
      const recalled = known[name] ?? (name === 'noteId' ? memory.recallId('note', random) : undefined);
      return [name, recalled ?? random.uuid()];
    }),
  );
};

const makeQuery = ({ parameters }: Operation, options: ValueOptions): string => {
  const { random } = options;
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(0.35))
    .map(({ name, schema }) => [name, makeValue(schema, name, options)] as const);
  if (pairs.length > 0 && random.chance(0.03)) pairs.push(random.pick(pairs));
  if (random.chance(0.03)) pairs.push([random.pick(['__proto__', 'constructor', 'x[]', '']), 'x']);
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(toText(value))}`).join('&');
  return text === '' ? '' : `?${text}`;
};

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const makePayload = ({ body }: Operation, options: ValueOptions): { payload?: string; contentType?: string } => {
  const { random } = options;
  if (!body) return random.chance(0.05) ? { payload: '{"x":1}', contentType: 'application/json' } : {};
  const contentType = random.chance(0.02)
    ? random.pick(['text/plain', 'multipart/form-data', 'x', 'application/xml'])
    : 'application/json';
  if (random.chance(0.002)) return { payload: BODY_OVER_LIMIT, contentType };
  if (random.chance(0.02)) return { payload: random.pick(brokenJson), contentType };
  if (random.chance(0.02)) return { payload: JSON.stringify(makeHostileValue(random)), contentType };
  if (random.chance(0.01)) return {};
  const payload = JSON.stringify(makeValue(body, '', { ...options, hostility: 0 } as ValueOptions));
  const isAsMade = random.chance(0.5);
  return { payload: isAsMade ? payload : JSON.stringify(makeValue(body, '', options)), contentType };
};

const brokenJson: readonly string[] = [
  '',
  '{',
  '{"a":}',
  '[1,]',
  'NaN',
  "{'a':1}",
  '{"a":1}}',
  '\u0000',
  '"\\ud800"',
  '{"__proto__":{"isAdmin":true},"title":"x","username":"x"}',
  '{"constructor":{"prototype":{"isAdmin":true}},"title":"x"}',
  '{"title":"a","title":{"b":1}}',
];

const makeAuthorization = ({ random, caller }: ValueOptions): string | undefined => {
  if (random.chance(0.9)) return `Bearer ${caller.token}`;
  return random.pick([
    undefined,
    'Bearer',
    'Bearer x',
    `Basic ${caller.token}`,
    `Bearer ${'A'.repeat(64)}`,
    `Bearer ${'x'.repeat(4000)}`,
  ]);
};

const makeHeaders = (random: Random): Record<string, string> => ({
  ...(random.chance(0.2) && {
    'if-match': random.pick(['"1"', '"2"', '*', 'W/"1"', '1', '"x"', '', '"99999999999999999999"']),
  }),
  ...(random.chance(0.1) && { 'if-none-match': random.pick(['*', '"x"', 'W/"x", *', '', ',', '"'.repeat(3000)]) }),
  ...(random.chance(0.1) && { 'x-tab': random.pick(['tab-1', '../x', 'x'.repeat(500), '{}']) }),
  ...(random.chance(0.1) && {
    cookie: random.pick(['=', 'a', 'pl-device-x=y; pl-device-x=z', `x=${'y'.repeat(3000)}`]),
  }),
  ...(random.chance(0.1) && { 'user-agent': random.pick(['', 'x'.repeat(3000), '<script>', 'Mozilla/5.0']) }),
  ...(random.chance(0.1) && { 'x-forwarded-for': random.pick(['1.2.3.4', 'x', '::1, 10.0.0.1', "';--"]) }),
});
