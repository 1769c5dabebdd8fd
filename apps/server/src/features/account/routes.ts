import type { Handlers } from '../../http/handler.ts';
import type { ExportAddresses } from './export-addresses.ts';
import type { AccountRemoval } from './removal.ts';

export const accountRoutes = (
  removeAccount: AccountRemoval,
  addresses: ExportAddresses,
): Handlers<'deleteUser' | 'createExport'> => ({
  deleteUser: async ({ person, body }) => {
    await removeAccount(person, body);
    return { data: { _id: person.userId } };
  },
  createExport: async ({ person }) => ({ data: { url: addresses.format(person) } }),
});
