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
    summary: 'Start an import. The bytes of its file are sent to the returned upload address',
    body: importCreateSchema,
    data: importCreatedSchema,
    status: 201,
    failures: ['import_too_big', 'import_running', 'space_full', 'too_many_attempts'],
  },
  listImports: {
    summary: 'The newest imports, newest first',
    data: z.array(importSummarySchema),
  },
  getImport: {
    summary: 'An import: its progress, what was found, what was left out',
    params: idParamsSchema,
    data: importSchema,
    failures: ['not_found'],
  },
  startImport: {
    summary: 'Import what was found, or continue a stopped import with the same choices',
    params: idParamsSchema,
    body: importStartSchema,
    data: importSchema,
    failures: ['not_found', 'import_step_wrong'],
  },
  cancelImport: {
    summary: 'Stop an import. What was imported so far stays, and can be undone',
    params: idParamsSchema,
    data: importSchema,
    failures: ['not_found', 'import_step_wrong'],
  },
  undoImport: {
    summary: 'Undo an import: move its notes to the trash, except those edited since',
    params: idParamsSchema,
    data: importSchema,
    failures: ['not_found', 'import_step_wrong'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
