import { OIDC_CALLBACK_PATH } from '@pinlife/contract/oidc/limits';
import type { OidcServer } from '../../../../testing/oidc-server.ts';
import type { OidcOptions } from '../config.ts';
import type { TestApp } from './app.ts';

export const CALLBACK_URL = `http://pinlife.test${OIDC_CALLBACK_PATH}`;

export const optionsOf = (server: OidcServer, changes: Partial<OidcOptions> = {}): OidcOptions => ({
  issuer: server.issuer,
  clientId: server.clientId,
  clientSecret: server.clientSecret,
  name: 'Riverside School',
  isSignupOn: true,
  isOnly: false,
  ...changes,
});

export type TestBrowser = ReturnType<typeof createBrowser>;

/** A browser that stores the cookies of PinLife and of the provider, and follows their redirects. */
export const createBrowser = (testApp: TestApp) => {
  const jars = { app: new Map<string, string>(), provider: new Map<string, string>() };
  const formatJar = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (jar: Map<string, string>, header: string | string[] | number | undefined) => {
    for (const cookie of [header ?? []].flat().map(String)) {
      const [pair = ''] = cookie.split(';', 1);
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value.join('='));
    }
  };

  return {
    headers: () => ({ cookie: formatJar(jars.app) }),
    keep: (headers: Record<string, string | string[] | number | undefined>) => keep(jars.app, headers['set-cookie']),

    /** Follows the redirects of the provider until it redirects to PinLife. */
    async visit(url: string): Promise<string> {
      let next = url;
      while (!next.startsWith(CALLBACK_URL)) {
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie: formatJar(jars.provider) } });
        keep(jars.provider, answer.headers.getSetCookie());
        const location = answer.headers.get('location');
        if (!location) throw new Error(`The provider has stopped: ${answer.status} ${await answer.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    },

    /** Calls the callback. Returns the page of the redirect. */
    async comeBack(url: string): Promise<string> {
      const answer = await testApp.app.inject({
        url: url.slice('http://pinlife.test'.length),
        headers: this.headers(),
      });
      keep(jars.app, answer.headers['set-cookie']);
      return `${answer.statusCode} ${answer.headers.location}`;
    },

    async start(keepLogin = false): Promise<string> {
      const answer = await testApp.call('startOidcLogin', { body: { keep: keepLogin }, headers: this.headers() });
      if (answer.status !== 200) throw new Error(answer.text);
      keep(jars.app, answer.headers['set-cookie']);
      return answer.data.url;
    },

    /** Goes to the provider and back. */
    async goThere(): Promise<string> {
      return this.comeBack(await this.visit(await this.start()));
    },
  };
};
