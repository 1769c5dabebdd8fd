import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const app = normalizePath(path.join(import.meta.dirname, '../src/app'));

/** Screens by when a person meets them. */
const stages = {
  login: ['routes/login.tsx'],
  account: ['signup', 'forgot-password', 'reset-password', 'verify-email'].map((name) => `routes/${name}.tsx`),
  dashboard: ['shell/dashboard-shell.tsx', 'routes/home.tsx'],
};

const screens = new RegExp(`^${RegExp.escape(app)}/(routes/[^/]+|shell/dashboard-shell)\\.tsx$`);

/** What the screens share, each needing nothing of those after it: a group takes what its modules import along. */
const shared = ['fields', 'entrance', 'dashboard'] as const;

/**
 * Few files instead of one per shared icon, each of which would be a request of its own: what every page needs, apart
 * from it the libraries that change rarely; then what the screens of a stage need beyond the stages before it. All
 * the rest is split by what imports it.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  const chooseGroup = createChooser();
  const groups = shared.map((debugName, index) => ({
    debugName,
    name: (id: string, context: Context) => (chooseGroup(id, context) === debugName ? debugName : null),
    priority: shared.length - index,
  }));
  return [
    { name: 'framework', tags: ['$initial'], test: /node_modules.+\.m?js$/, priority: shared.length + 2 },
    {
      name: 'first',
      tags: ['$initial'],
      test: /node_modules.+\.css$|src[\\/](?!main\.tsx)|packages[\\/]contract/,
      priority: shared.length + 1,
    },
    ...groups,
  ];
};

const createChooser = () => {
  const closures = new Map<string, ReadonlySet<string>>();
  return (id: string, context: Context): (typeof shared)[number] | null => {
    const isFor = (stage: keyof typeof stages): boolean => {
      const closure = closures.get(stage) ?? listImports(stages[stage], context);
      closures.set(stage, closure);
      return closure.has(id);
    };
    // The screens themselves stay apart: the router asks for each of them by its name.
    if (screens.test(id)) return null;
    if (isFor('login')) return isFor('dashboard') ? 'fields' : 'entrance';
    if (!isFor('dashboard')) return null;
    // A little that the other screens of the entrance share with the dashboard is worth no file of its own.
    if (isFor('account')) return 'fields';
    return 'dashboard';
  };
};

/** These files of the app, and all that has to be there before they run. */
const listImports = (files: readonly string[], context: Context): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const file of files) visit(`${app}/${file}`);
  return found;
};
