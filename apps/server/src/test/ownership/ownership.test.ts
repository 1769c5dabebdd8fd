import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { isPublicRoute, isSelfProvingRoute, LIVE_PATH, type RouteName, routes } from '@pinlife/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { read } from '../../db/query.ts';
import { newId } from '../../platform/secret/id.ts';
import { createToken } from '../../platform/secret/token.ts';
import { type Answer, type CallOptions, createTestApp, type TestApp } from '../app.ts';
import { createPerson } from '../person.ts';
import { type Attempt, type AttemptOptions, matrix, otherRoutes } from './matrix.ts';
import { createOwner, inventIds, malformIds, type OwnedIds, type Owner } from './owner.ts';

type OwnedTable = { name: string; key: string };

let testApp: TestApp;
let tables: OwnedTable[];
let owner: Owner;
let intruder: Owner;
beforeAll(async () => {
  testApp = await createTestApp();
  tables = await listTables();
  owner = await createOwner(testApp);
  intruder = await createOwner(testApp);
});
afterAll(() => testApp.close());

const names = Object.keys(routes) as RouteName[];
const attempts = names.flatMap((name) => {
  const entry = matrix[name];
  return typeof entry === 'string' ? [] : entry.map((attempt, index) => ({ name, attempt, index: index + 1 }));
});

/** Each with the column that says whose a row is; `throttles` counts attempts. */
const listTables = () =>
  testApp.database.all(
    read<OwnedTable>(
      `select c.table_name as name, min(c.column_name) as key from information_schema.columns c
       where c.table_schema = 'public' and c.table_name <> 'throttles'
         and (c.column_name = 'user_id' or (c.table_name, c.column_name) in (('users', 'id')))
       group by 1 order by 1`,
    ),
  );

type Rows = Record<string, string[]>;
/** All rows of the database, and those of the owner. */
type Snapshot = { all: Rows; theirs: Rows };

const takeSnapshot = async (): Promise<Snapshot> => {
  const { database } = testApp;
  const snapshot: Snapshot = { all: {}, theirs: {} };
  const readTable = async ({ name, key }: OwnedTable) => {
    const statement = `select t::text as row, ${key} = $1 as is_theirs from ${name} t order by 1`;
    const rows = await database.all(read<{ row: string; is_theirs: boolean }>(statement, [owner.id]));
    snapshot.all[name] = rows.map(({ row }) => row);
    snapshot.theirs[name] = rows.filter((row) => row.is_theirs).map(({ row }) => row);
  };
  await Promise.all(tables.map(readTable));
  return snapshot;
};

const call = (name: RouteName, options: AttemptOptions): Promise<Answer<RouteName>> =>
  testApp.call(name, options as CallOptions<RouteName>);

const tryOn = (name: RouteName, attempt: Attempt, target: OwnedIds): Promise<Answer<RouteName>> =>
  call(name, { ...attempt.options(target, intruder.ids), token: intruder.token });

/** The text of an answer without versions and the ids that the server or the caller has created, and its headers. */
const say = ({ text, headers }: Answer<RouteName>, target: OwnedIds) => {
  const known = Object.values(target).reduce((said, id) => said.replaceAll(id, '•'), text);
  return {
    text: known.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<="version":)\d+/g, '•'),
    headers: Object.keys(headers),
  };
};

describe('data of another person', () => {
  it.each(attempts)(
    'is answered by $name exactly as what does not exist (attempt $index)',
    async ({ name, attempt }) => {
      const before = await takeSnapshot();
      const missing = inventIds();

      const onTheirs = await tryOn(name, attempt, owner.ids);
      const onMissing = await tryOn(name, attempt, missing);
      expect(say(onTheirs, owner.ids)).toEqual(say(onMissing, missing));
      expect(onTheirs.status).toBe(onMissing.status);
      const after = await takeSnapshot();
      expect(after.theirs).toEqual(before.theirs);

      if (attempt.answers) return expect(onTheirs.status).toBe(attempt.answers);
      expect([403, 404]).toContain(onTheirs.status);
      expect(onTheirs.text).toBe(onMissing.text);
      expect(after.all).toEqual(before.all);
    },
  );

  it.each(attempts.filter(({ attempt }) => isInPathOnly(attempt)))(
    'is answered by $name exactly as an invalid id (attempt $index)',
    async ({ name, attempt }) => {
      const onTheirs = await tryOn(name, attempt, owner.ids);
      const onMalformed = await tryOn(name, attempt, malformIds(owner.ids));
      expect([onMalformed.status, onMalformed.text]).toEqual([onTheirs.status, onTheirs.text]);
    },
  );
});

const isInPathOnly = ({ options }: Attempt): boolean => {
  const [one, other] = [inventIds(), inventIds()];
  const own = inventIds();
  const bodies = [one, other].map((target) => JSON.stringify(options(target, own).body));
  const paths = [one, other].map((target) => JSON.stringify(options(target, own).params));
  return bodies[0] === bodies[1] && paths[0] !== paths[1];
};

describe('the list of attempts', () => {
  it('has an entry for every call of the contract', () => {
    expect(Object.keys(matrix).sort()).toEqual(names.toSorted());
  });

  it.each(names.filter((name) => namesSomething(endpoints[name])))(
    'contains how %s could reach data of others',
    (name) => {
      expect(matrix[name]).not.toBe('names nothing');
    },
  );
});

it('every route is a call or is listed', () => {
  const calls = names.map((name) => routes[name].join(' '));
  const known = [...calls, ...Object.keys(otherRoutes)].map(withoutNames);
  expect(listRoutes(testApp.app.printRoutes({ commonPrefix: false })).sort()).toEqual(known.sort());
});

const withoutNames = (route: string) => route.replaceAll(/:[^/]+/g, ':');

/** Parses Fastify's drawing of its routes, in which each level is indented by four characters. */
const listRoutes = (drawing: string): string[] => {
  const parents: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^(.*?)(\/\S*) \((.+)\)$/.exec(line) ?? [];
    if (!path) return [];
    const depth = indent.length / 4 - 1;
    parents.splice(depth, Number.POSITIVE_INFINITY, withoutNames(path));
    const served = methods.split(', ').filter((method) => method !== 'HEAD');
    return served.map((method) => `${method} ${parents.join('')}`);
  });
};

/** Whether a request can contain the id of anything. */
const namesSomething = ({ params, body }: Endpoint): boolean =>
  params !== undefined || (body !== undefined && /"format":"uuid"|"s3Key"/.test(describeInput(body)));

const describeInput = (schema: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

describe('without a session', () => {
  let strangers: (string | undefined)[];
  beforeAll(async () => {
    const gone = await createPerson(testApp);
    await testApp.call('logout', { token: gone.token });
    strangers = [undefined, 'x', createToken(owner.id).text, createToken(newId()).text, gone.token];
  });

  it.each(names.filter((name) => !isPublicRoute(name)))('%s answers 401 for any caller and any id', async (name) => {
    const { params } = findOptions(name, owner.ids);
    // The body of a call that may contain its own proof is read first.
    const body = isSelfProvingRoute(name) ? { action: 'read', token: createToken(owner.id).text } : undefined;
    const { all } = await takeSnapshot();
    const answers = [];
    for (const token of strangers) {
      answers.push(await call(name, { ...(params && { params }), ...(body && { body }), ...(token && { token }) }));
    }
    expect(answers.map(({ status, code }) => [status, code])).toEqual(strangers.map(() => [401, 'unauthorized']));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await takeSnapshot()).all).toEqual(all);
  });

  it('sends no live event to anybody else', async () => {
    for (const token of strangers) {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      expect((await testApp.app.inject({ url: LIVE_PATH, headers })).statusCode).toBe(401);
    }
  });
});

const findOptions = (name: RouteName, target: OwnedIds) => {
  const entry = matrix[name];
  return typeof entry === 'string' ? {} : (entry[0]?.options(target, target) ?? {});
};
