import type { Handlers } from '../../http/handler.ts';
import type { ImportService } from './service.ts';

type Names = 'createImport' | 'listImports' | 'getImport' | 'startImport' | 'cancelImport' | 'undoImport';

export const importRoutes = (imports: ImportService): Handlers<Names> => ({
  createImport: async ({ person, body }) => ({ data: await imports.create(person, body) }),
  listImports: async ({ person }) => ({ data: await imports.list(person.userId) }),
  getImport: async ({ person, params }) => ({ data: await imports.get(person, params.id) }),
  startImport: async ({ person, params, body }) => ({ data: await imports.start(person.userId, params.id, body) }),
  cancelImport: async ({ person, params }) => ({ data: await imports.cancel(person.userId, params.id) }),
  undoImport: async ({ person, params }) => ({ data: await imports.undo(person.userId, params.id) }),
});
