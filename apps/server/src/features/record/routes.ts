import type { Handlers } from '../../http/handler.ts';
import type { RecordService } from './service.ts';

export const recordRoutes = (record: RecordService): Handlers<'listRecord' | 'exportRecord'> => ({
  listRecord: async ({ query }) => ({ data: await record.list(query) }),
  exportRecord: async ({ query }) => ({ data: { csv: await record.exportCsv(query) } }),
});
