import type { Handlers } from '../../http/handler.ts';
import type { OidcService } from './service.ts';

type Names = 'getOidc' | 'startOidc' | 'connectOidc' | 'disconnectOidc';

export const oidcRoutes = (oidc: OidcService): Handlers<Names> => ({
  getOidc: async ({ person }) => ({ data: await oidc.get(person) }),
  startOidc: async ({ person, body }) => {
    const { url, cookie } = await oidc.start(person, body.password);
    return { data: { url }, cookies: [cookie] };
  },
  connectOidc: async ({ person, caller }) => {
    const { connection, cookie } = await oidc.connect(person, caller);
    return { data: connection, cookies: [cookie] };
  },
  disconnectOidc: async ({ person }) => ({ data: await oidc.disconnect(person) }),
});
