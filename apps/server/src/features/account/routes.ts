import type { Handlers } from '../../http/handler.ts';
import type { Pacer } from '../../platform/load/pacer.ts';
import type { ExportAddresses } from './export/addresses.ts';
import type { AccountRemoval } from './removal.ts';

export const accountRoutes = (
  removal: Pick<AccountRemoval, 'removeOwn'>,
  addresses: ExportAddresses,
  paceExport: Pacer,
): Handlers<'deleteUser' | 'createExport'> => ({
  deleteUser: async ({ person, body }) => {
    await removal.removeOwn(person, body);
    return { data: { _id: person.userId } };
  },
  createExport: async ({ person }) => {
    paceExport(person.userId);
    return { data: { url: addresses.format(person) } };
  },
});
