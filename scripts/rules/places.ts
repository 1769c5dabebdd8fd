/** The meaning of a path: the names of folders and files are the architecture. */

export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || /^(e2e|testing)\/|^apps\/(server\/src|web)\/test\//.test(path);

export const inContract = (path: string): boolean => path.startsWith('packages/contract/');
export const inServer = (path: string): boolean => path.startsWith('apps/server/');
export const inWeb = (path: string): boolean => path.startsWith('apps/web/');
export const inServerSource = (path: string): boolean => path.startsWith('apps/server/src/') && !isTest(path);
export const inWebSource = (path: string): boolean => path.startsWith('apps/web/src/') && !isTest(path);

/** The last part of a path. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The slice a file belongs to, `auth` of `apps/server/src/features/auth/service.ts`. */
export const sliceOf = (path: string): string | null => /^apps\/\w+\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Whether a file of a slice is one of these layers: `repo.ts`, or `login-repo.ts`. */
export const isLayer = (path: string, layers: readonly string[]): boolean =>
  sliceOf(path) !== null && layers.some((layer) => new RegExp(`(^|-)${layer}\\.ts$`).test(fileName(path)));

export const isRepo = (path: string): boolean => isLayer(path, ['repo']);
export const isRoutes = (path: string): boolean => isLayer(path, ['routes']);

/** The layers of the server, lowest first, as AGENTS.md lists them: a file imports from its own layer and from those below it. */
const serverSteps: readonly (readonly [step: string, pattern: RegExp])[] = [
  ['config', /^(config|version)\.ts$/],
  ['platform', /^platform\//],
  ['db', /^db\//],
  ['views', /^views\//],
  ['http', /^http\//],
  ['what slices are given', /^slice-dependencies\.ts$/],
  ['features', /^features\//],
  ['app and worker', /^(app|worker|sweep)\.ts$/],
  ['compose', /^compose(\.ts$|\/)/],
  ['what a process runs', /^((runtime|services)\.ts$|sharding\/)/],
  ['main', /^(main\.ts$|(commands|programs)\/)/],
];

/** The layers of the web app, lowest first. */
const webSteps: readonly (readonly [step: string, pattern: RegExp])[] = [
  ['locales', /^(locales|assets)\//],
  ['lib', /^lib\//],
  ['ui', /^ui\//],
  ['entities', /^entities\//],
  ['features', /^features\//],
  ['app', /^app\//],
  ['main', /./],
];

type Step = { rank: number; name: string };

/** The layer of a source file; null outside the two apps. */
export const stepOf = (path: string): Step | null => {
  const steps = inServer(path) ? serverSteps : inWeb(path) ? webSteps : null;
  const inside = /^apps\/\w+\/src\/(.+)$/.exec(path)?.[1];
  if (!steps || !inside) return null;
  const rank = steps.findIndex(([, pattern]) => pattern.test(inside));
  const name = steps[rank]?.[0];
  return name === undefined ? null : { rank, name };
};

/** The layers of both apps by name, lowest first. */
export const stepNames = {
  server: serverSteps.map(([name]) => name),
  web: webSteps.map(([name]) => name),
};
