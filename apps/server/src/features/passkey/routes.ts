import type { Handlers } from '../../http/handler.ts';
import type { PasskeyService } from './service.ts';

type Names = 'listPasskeys' | 'startPasskey' | 'createPasskey' | 'renamePasskey' | 'deletePasskey';

export const passkeyRoutes = (passkeys: PasskeyService): Handlers<Names> => ({
  listPasskeys: async ({ person }) => ({ data: await passkeys.list(person) }),
  startPasskey: async ({ person, body }) => ({ data: await passkeys.start(person, body.password) }),
  createPasskey: async ({ person, body }) => ({ data: await passkeys.create(person, body) }),
  renamePasskey: async ({ person, params, body }) => ({
    data: await passkeys.rename(person, params.id, body.name),
  }),
  deletePasskey: async ({ person, params }) => {
    await passkeys.remove(person, params.id);
    return { data: { _id: params.id } };
  },
});
