import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const source = normalizePath(path.join(import.meta.dirname, '../src'));

/** Screens by when a person meets them; the page itself holds them all. */
const stages = {
  page: ['main.tsx'],
  login: ['app/routes/auth/login.tsx'],
  account: ['signup', 'forgot-password', 'reset-password', 'verify-email'].map((name) => `app/routes/auth/${name}.tsx`),
  dashboard: ['app/shell/frame/dashboard-shell.tsx', 'app/routes/home.tsx'],
};

/** The page and its screens stay apart: they are asked for by their names. */
const asked = new Set(Object.values(stages).flatMap((files) => files.map((file) => `${source}/${file}`)));
const route = new RegExp(`^${RegExp.escape(source)}/app/routes/(?:[^/]+/)?[^/]+\\.tsx$`);

const library = /node_modules.+\.m?js$/;
const react = /node_modules.(react|react-dom|scheduler)[\\/]/;
/** The headless parts of `ui/`: several late parts share them, and one file comes sooner than many. */
const headless = /node_modules.(@base-ui|@floating-ui)[\\/]/;

const icon = /node_modules.@tabler[\\/]/;

/** Each needs nothing of those after it: a group takes what its modules import along. */
const names = ['react', 'framework', 'first', 'entrance', 'shared', 'dashboard', 'headless', 'icons'] as const;

/**
 * Few files instead of one per shared icon, each of which would be a request of its own: what every page or nearly every
 * one needs, apart from it the libraries that change rarely, in two files as one would arrive last; then what the screens
 * of a stage need beyond the stages before it; at last the headless parts, and the icons that several late parts share.
 * All the rest is split by what imports it.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  const chooseGroup = createChooser();
  return names.map((debugName, index) => ({
    debugName,
    name: (id: string, context: Context) => (chooseGroup(id, context) === debugName ? debugName : null),
    priority: names.length - index,
  }));
};

const createChooser = () => {
  const closures = new Map<string, ReadonlySet<string>>();
  return (id: string, context: Context): (typeof names)[number] | null => {
    const isFor = (stage: keyof typeof stages): boolean => {
      const closure = closures.get(stage) ?? listImports(stages[stage], context);
      closures.set(stage, closure);
      return closure.has(id);
    };
    if (asked.has(id) || route.test(id)) return null;
    if (isFor('page')) return react.test(id) ? 'react' : library.test(id) ? 'framework' : 'first';
    if (isFor('login')) return isFor('dashboard') ? 'first' : 'entrance';
    if (!isFor('dashboard')) return headless.test(id) ? 'headless' : isSharedIcon(id, context) ? 'icons' : null;
    // Dialogs: signup and the dashboard share them, and the login has none.
    return isFor('account') ? 'shared' : 'dashboard';
  };
};

const isSharedIcon = (id: string, context: Context): boolean =>
  icon.test(id) && (context.getModuleInfo(id)?.importers.length ?? 0) > 1;

/** These files of the app, and all that has to be there before they run. */
const listImports = (files: readonly string[], context: Context): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const file of files) visit(`${source}/${file}`);
  return found;
};
