import { randomInt } from 'node:crypto';
import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { bodyMaxBytesOf, isPublicRoute, type RouteName, routes } from '@pinlife/contract/routes';
import { toJsonSchema } from '../../http/json-schema.ts';
import type { TestApp } from '../app.ts';
import type { JsonSchema } from '../fuzz/document.ts';
import { createMemory } from '../fuzz/memory.ts';
import { createRandom } from '../fuzz/random.ts';
import { makeValue } from '../fuzz/values.ts';
import { type CostAccount, createCommonAccount, createFullAccount } from './accounts.ts';
import { listWorstBodies, listWorstFields, type WorstBody } from './bodies.ts';
import { type Cost, createMeter, leastOf, type Meter, middleOf } from './measure.ts';
import { commonBodies, fullLists, preparations } from './plans.ts';
import { commonQueries, type Query, worstQueries } from './queries.ts';
import { restoreRows, saveRows } from './restore-rows.ts';
import { CPU_FLOOR_MS } from './table.ts';
import type { ShapeName } from './text-shapes.ts';

/** `common`: the cost of a common request, `worst`: the highest cost that was found. */
export type CostRow = { call: string; common: Cost; worst: Cost; name: string; status: number };

type CostOptions = {
  testApp: TestApp;
  shapes: readonly ShapeName[];
  /** Also tests texts one by one if all of them together are refused, and repeats the worst even if it is far from the bound. */
  isThorough: boolean;
  /** Selects calls. */
  isWanted?: (name: RouteName) => boolean;
};

type Request = { body?: Record<string, unknown> | string; query?: Query };
type Attempt = { name: string; account: CostAccount; make: () => Request | Promise<Request> };
type Tried = { attempt: Attempt; cost: Cost; status: number };

const WARM_UPS = 2;
const TRIES = 5;
const USUAL_TRIES = 15;
const MEASURED_AGAIN = 3;
/** A single measurement below this is far enough from any bound. */
const HARMLESS = { times: 25, memoryMb: 60 };
/** The time between two calls, so that no rate limit hides their cost. */
const STEP_MS = 16 * 60_000;

/** Measures each call of the contract: a common request, and the worst that was found within its limits. */
export const measureCosts = async (options: CostOptions): Promise<CostRow[]> => {
  const { testApp, isWanted = () => true } = options;
  const common = await createCommonAccount(testApp);
  const full = await createFullAccount(testApp);
  await saveRows(testApp);
  const search = { ...options, common, full, meter: await createMeter(testApp) };
  const rows: CostRow[] = [];
  for (const name of (Object.keys(routes) as RouteName[]).filter(isWanted)) {
    for (const [kind, query] of Object.entries(commonQueries[name] ?? { '': {} })) {
      rows.push(await measureCall(search, name, { kind, query }));
    }
  }
  return rows;
};

type Search = CostOptions & { common: CostAccount; full: CostAccount; meter: Meter };

const measureCall = async (search: Search, name: RouteName, { kind, query }: { kind: string; query: Query }) => {
  const { testApp, common, full, isThorough, shapes, meter } = search;
  const schema = bodySchemaOf(name);
  const makeBody = async (account: CostAccount): Promise<Record<string, unknown>> =>
    (await commonBodies[name]?.(account, testApp)) ?? makeRequired(schema ?? {}, account, testApp);
  const makeCommon = (account: CostAccount) => async (): Promise<Request> => ({
    query,
    ...(schema && { body: await makeBody(account) }),
  });

  const attempt = async ({ account, make, ...named }: Attempt, isClean = false): Promise<Tried> => {
    await preparations[name]?.(account, testApp);
    const request = await make();
    testApp.clock.advance(STEP_MS);
    let status = 0;
    const cost = await meter(
      async () => {
        status = await send(testApp, name, account, request);
      },
      { isClean },
    );
    if (routes[name][0] !== 'GET') await restoreRows(testApp, account.id, { comments: name.endsWith('Comment') });
    return { attempt: { ...named, account, make }, cost, status };
  };
  const attemptOften = async (one: Attempt, { times = TRIES, isClean = true } = {}): Promise<Tried[]> => {
    const all: Tried[] = [];
    for (let count = 0; count < times; count += 1) all.push(await attempt(one, isClean));
    return all;
  };
  const attemptAgain = async (one: Attempt): Promise<Tried> => {
    const all = await attemptOften(one);
    return { attempt: one, cost: leastOf(all.map(({ cost }) => cost)), status: all.at(-1)?.status ?? 0 };
  };

  const usual: Attempt = { name: 'a common one', account: common, make: makeCommon(common) };
  for (let count = 0; count < WARM_UPS; count += 1) await attempt(usual);
  const usualTries = await attemptOften(usual, { times: USUAL_TRIES, isClean: isThorough });
  const usualCost = middleOf(usualTries.map(({ cost }) => cost));

  // Deleting an account deletes all its rows; their number does not depend on the request.
  const account = name === 'deleteUser' ? common : full;
  const tried: Tried[] = [];
  const tryAll = async (bodies: readonly WorstBody[]) => {
    for (const { name: bodyName, body } of bodies) {
      tried.push(await attempt({ name: bodyName, account, make: async () => ({ query, body: await renew(body) }) }));
    }
  };
  /** Creates one-time values anew for each request. */
  const renew = async (body: WorstBody['body']): Promise<WorstBody['body']> =>
    name === 'createMedia' && typeof body !== 'string' ? { ...body, s3Key: (await makeBody(account))['s3Key'] } : body;

  tried.push(await attempt({ name: 'of somebody with much of all', account, make: makeCommon(account) }));
  for (const [queryName, worst] of Object.entries(worstQueries(name, kind, shapes))) {
    tried.push(await attempt({ name: queryName, account, make: () => ({ query: { ...query, ...worst } }) }));
  }
  if (schema) {
    const lists = fullLists(account, testApp, name);
    const bodies = { schema, common: await makeBody(account), shapes, bytes: bodyMaxBytesOf(name), lists };
    await tryAll(listWorstBodies(bodies));
    const refused = shapes.filter((shape) => tried.some((one) => one.attempt.name === shape && one.status >= 400));
    if (isThorough) await tryAll(listWorstFields({ ...bodies, shapes: refused }));
  }

  const worst = tried.toSorted((one, other) => other.cost.cpuMs - one.cost.cpuMs).slice(0, MEASURED_AGAIN);
  const again: Tried[] = [];
  const isHarmless = ({ cost }: Tried) =>
    cost.cpuMs < HARMLESS.times * Math.max(usualCost.cpuMs, CPU_FLOOR_MS) && cost.memoryMb < HARMLESS.memoryMb;
  for (const one of worst) again.push(!isThorough && isHarmless(one) ? one : await attemptAgain(one.attempt));
  const [dearest] = again.toSorted((one, other) => other.cost.cpuMs - one.cost.cpuMs);
  const memoryMb = Math.max(...again.map(({ cost }) => cost.memoryMb));
  return {
    call: kind ? `${name}, ${kind}` : name,
    common: usualCost,
    worst: { cpuMs: dearest?.cost.cpuMs ?? 0, memoryMb },
    name: dearest?.attempt.name ?? '',
    status: dearest?.status ?? 0,
  };
};

const bodySchemaOf = (name: RouteName): JsonSchema | undefined => {
  const { body }: Endpoint = endpoints[name];
  return body && (toJsonSchema(body, 'input') as JsonSchema);
};

/** A body with the required fields only, for calls without a common body. */
const makeRequired = ({ required = [], properties }: JsonSchema, caller: CostAccount, { clock }: TestApp) => {
  const options = { random: createRandom(7), memory: createMemory(), caller, subscribe: () => '{}', hostility: 0 };
  return Object.fromEntries(
    required.map((field) => [field, makeValue(properties?.[field] ?? {}, field, { ...options, now: clock.now() })]),
  );
};

const send = async (testApp: TestApp, name: RouteName, account: CostAccount, { body, query = {} }: Request) => {
  const [method, path] = routes[name];
  const url = path.replace(/:(\w+)/g, (_whole, param: string) => idOf(path, param, account));
  const { statusCode } = await testApp.app.inject({
    method,
    url,
    query,
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    headers: {
      ...(!isPublicRoute(name) && { authorization: `Bearer ${account.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  return statusCode;
};

/** `/api/note/:noteId/comment/:id` contains a comment, `/api/notification/token/:id` a device. */
const idOf = (path: string, param: string, { ids }: CostAccount): string => {
  if (param === 'noteId') return ids.note;
  const kind = /(\w+)\/:id/.exec(path)?.[1] ?? '';
  const named: Record<string, string> = { ...ids, sessions: ids.session, token: ids.device };
  return named[kind] ?? ids.note;
};
