import {
  fileName,
  inContract,
  inServer,
  inServerSource,
  inWeb,
  inWebSource,
  isLayer,
  isRepo,
  isRoutes,
  isTest,
  sliceOf,
  stepOf,
} from './places.ts';
import type { Import, Rule, SourceFile } from './source-file.ts';
import { findWrongArrow, webEntities, webFeatures, webNounOf } from './web-order.ts';

/** A rule about imports: returns the fault of one import, or null. */
const importRule = (name: string, judge: (file: SourceFile, found: Import) => string | null): Rule => ({
  name,
  check: (file) =>
    file.imports.flatMap((found) => {
      const message = judge(file, found);
      return message === null ? [] : [{ line: found.line, message }];
    }),
});

const contractPackages = new Set(['zod', 'libphonenumber-js']);

const isDatabase = ({ target, package: name }: Import): boolean =>
  target?.startsWith('apps/server/src/db/') === true || name === 'kysely' || name === 'pg';

const isFastify = ({ package: name }: Import): boolean => name === 'fastify' || name?.startsWith('@fastify/') === true;

export const importRules: readonly Rule[] = [
  importRule(
    'The contract imports neither app, no node: module and no package but zod and libphonenumber-js',
    ({ path }, found) => {
      if (!path.startsWith('packages/contract/src/') || isTest(path)) return null;
      if (found.target !== null && inContract(found.target)) return null;
      if (found.package !== null && contractPackages.has(found.package)) return null;
      return `The contract runs in the browser and on the server, so it imports nothing but zod and libphonenumber-js: move what needs ${found.specifier} into the app that needs it.`;
    },
  ),

  importRule('The two apps never import each other', ({ path }, { target, specifier }) => {
    if (target === null || (inServer(path) ? !inWeb(target) : !inWeb(path) || !inServer(target))) return null;
    return `${specifier} belongs to the other app: what both need stands in packages/contract.`;
  }),

  importRule('Journeys know the page by what people see', ({ path }, { target, specifier }) => {
    if (!path.startsWith('e2e/') || target === null || !inWeb(target)) return null;
    if (/^apps\/web\/(src\/locales|test)\//.test(target)) return null;
    return `${specifier} is inside the page: a journey finds what it needs by roles and by the words of locales/.`;
  }),

  importRule('Imports never lead upward', ({ path }, { target, specifier }) => {
    if (target === null || !(inServerSource(path) || inWebSource(path))) return null;
    const from = stepOf(path);
    const to = stepOf(target);
    if (!from || !to || to.rank <= from.rank) return null;
    return `"${from.name}" stands below "${to.name}" and cannot know ${specifier}: let the upper one pass it in, or move the code down.`;
  }),

  importRule('The API and the database know nothing of each other', ({ path }, { target, specifier }) => {
    if (target === null || !inServerSource(path)) return null;
    const [from, to] = [stepOf(path)?.name, stepOf(target)?.name];
    if (from !== 'http' || (to !== 'db' && to !== 'views')) return null;
    return `${specifier} is the database: http/ takes what it needs of it as a function, and app.ts hands that in.`;
  }),

  importRule('A slice meets another slice through its service, never through its other layers', ({ path }, found) => {
    const { target, isTypeOnly } = found;
    const [from, to] = [sliceOf(path), sliceOf(target ?? '')];
    if (!inServerSource(path) || target === null || from === null || to === null || from === to) return null;
    if (isLayer(target, ['repo', 'routes', 'dto', 'jobs', 'compose'])) {
      return `${fileName(target)} is ${to}'s own business: let ${to}/service.ts offer what ${from} needs, and compose.ts hand that service in.`;
    }
    if (isTypeOnly || !isLayer(target, ['service'])) return null;
    return `Import only types from ${to}/service.ts, and let compose.ts hand the service in; a plain function moves to a file of its topic in ${to}/.`;
  }),

  importRule('Only a repo knows the database', ({ path }, found) => {
    if (!inServerSource(path) || sliceOf(path) === null || isRepo(path) || !isDatabase(found)) return null;
    const isTransactionType = found.isTypeOnly && found.target !== null && !isRoutes(path);
    if (isTransactionType) return null;
    return `${fileName(path)} runs no SQL: put the query into repo.ts of this slice and call it (a service may name the type of a transaction).`;
  }),

  importRule('Only the database, views and the guard know the batching', ({ path }, { target, specifier }) => {
    if (!inServerSource(path) || !target?.startsWith('apps/server/src/db/batching/')) return null;
    if (/^apps\/server\/src\/(db\/|views\/|features\/session\/guard\/)/.test(path)) return null;
    return `${specifier} is a matter of db/: write the statement with db/query.ts, or as a PersonQuery of views/ that a call hands to its guard.`;
  }),

  importRule('A view only reads', ({ path }, { target, specifier, names }) => {
    if (!inServerSource(path) || stepOf(path)?.name !== 'views' || target === null) return null;
    const writing = names?.find((name) => ['Tx', 'Transactor', 'Database', 'write', 'fastWrite'].includes(name));
    if (!writing) return null;
    return `${writing} of ${specifier} writes: a view takes a Reader, and repo.ts of the slice that owns the table writes it.`;
  }),

  importRule('Routes know no repo', ({ path }, { target }) => {
    if (!isRoutes(path) || isTest(path) || target === null || !isRepo(target)) return null;
    return 'A route is schemas and one call: call the service, which calls the repo.';
  }),

  importRule('Only http/ and app.ts know Fastify', ({ path }, found) => {
    if (!inServerSource(path) || !isFastify(found) || path === 'apps/server/src/app.ts') return null;
    if (path.startsWith('apps/server/src/http/')) return null;
    return `${fileName(path)} knows no Fastify: take plain values and throw an AppError; http/ turns them into an answer.`;
  }),

  importRule('Features of the web app import each other in their declared order', ({ path }, { target }) => {
    const [from, to] = [webNounOf(path, 'features'), webNounOf(target ?? '', 'features')];
    if (isTest(path) || from === null || to === null || from === to) return null;
    const wrong = findWrongArrow(webFeatures, from, to);
    if (wrong === 'unknown') return `Give ${from} its place among the features in scripts/rules/web-order.ts.`;
    return wrong === null
      ? null
      : `${from} may not import ${to}: what both need of a ${to} stands in entities/${to}; what ${from} shows of it is passed in by app/ or by a feature that knows both (scripts/rules/web-order.ts has the order).`;
  }),

  importRule('Entities know only the nouns that they hang on', ({ path }, { target }) => {
    const [from, to] = [webNounOf(path, 'entities'), webNounOf(target ?? '', 'entities')];
    if (isTest(path) || from === null || to === null || from === to) return null;
    const wrong = findWrongArrow(webEntities, from, to);
    if (wrong === 'unknown') return `Give ${from} its place among the entities in scripts/rules/web-order.ts.`;
    return wrong === null
      ? null
      : `A ${from} knows no ${to} (scripts/rules/web-order.ts has which noun hangs on which): what joins the two stands in the feature that needs both.`;
  }),

  importRule('Style sheets of a feature are its own', ({ path }, { target }) => {
    const owner = webNounOf(target ?? '', 'features');
    if (owner === null || !target?.endsWith('.css') || webNounOf(path, 'features') === owner) return null;
    return `${fileName(target)} is how ${owner} looks: a look that several share is a component or a style sheet in ui/.`;
  }),

  importRule('Only api.ts of an entity or a feature uses the API client', ({ path }, { target, isTypeOnly }) => {
    if (!inWebSource(path) || isTypeOnly || target === null) return null;
    if (!/^apps\/web\/src\/lib\/api\/api-client\.tsx?$/.test(target)) return null;
    const floor = stepOf(path)?.name;
    const isApi = /^(api|[\w-]+-api)\.ts$/.test(fileName(path)) && (floor === 'entities' || floor === 'features');
    return isApi || floor === 'lib'
      ? null
      : 'Calls stand in api.ts, as queries and mutations with their keys: in entities/<noun> where several features make them, in features/<noun> otherwise. Use its hook here.';
  }),
];
