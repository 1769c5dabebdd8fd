import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import {
  importCreatedSchema,
  importCreateSchema,
  importSchema,
  importStartSchema,
  importSummarySchema,
} from './schema.ts';

/** Imports: announce a file, send its bytes, preview it, import its notes, or undo the import. */
export const importEndpoints = {
  createImport: {
    summary: 'Announce a file with notes; its bytes are then sent to the address that is answered',
    body: importCreateSchema,
    data: importCreatedSchema,
    status: 201,
    failures: ['import_too_big', 'import_running', 'space_full', 'too_many_attempts'],
  },
  listImports: {
    summary: 'The newest imports, newest first',
    data: z.array(importSummarySchema),
    status: 200,
    failures: [],
  },
  getImport: {
    summary: 'An import: how far it is, what was found, what was left out',
    params: idParamsSchema,
    data: importSchema,
    status: 200,
    failures: ['not_found'],
  },
  startImport: {
    summary: 'Bring in what was found, or go on with what was stopped; a stopped one keeps its choices',
    params: idParamsSchema,
    body: importStartSchema,
    data: importSchema,
    status: 200,
    failures: ['not_found', 'import_step_wrong'],
  },
  cancelImport: {
    summary: 'Stop; what was brought in so far stays, and can be undone',
    params: idParamsSchema,
    data: importSchema,
    status: 200,
    failures: ['not_found', 'import_step_wrong'],
  },
  undoImport: {
    summary: 'Move everything that came in to the trash, except what was edited here since',
    params: idParamsSchema,
    data: importSchema,
    status: 200,
    failures: ['not_found', 'import_step_wrong'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
