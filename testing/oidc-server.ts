import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Adapter, AdapterPayload, Configuration } from 'oidc-provider';

/** The provider's claims about a person. */
type OidcPerson = { sub: string } & Record<string, unknown>;

/** Answers a request instead of the provider. */
type Override = (request: IncomingMessage, response: ServerResponse) => boolean;

export type OidcServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Another client of the same provider. */
  otherClientId: string;
  /** The next login is of this person; null: the login fails. */
  person: OidcPerson | null;
  override: Override | null;
  /** Signs what the provider might have signed. */
  signIdToken(claims: Record<string, unknown>, header?: Record<string, unknown>): string;
  close(): Promise<void>;
};

const KEY_ID = 'only';

/** It prints a warning on a Node version without long-term support, once in each process. */
const loadProvider = async () => {
  const { warn } = console;
  console.warn = (...values: unknown[]) => {
    if (!String(values).includes('Unsupported runtime')) warn(...values);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};

/** A real OpenID Connect provider on this machine, without any dialogs. */
export const startOidcServer = async (
  redirectUris: readonly string[],
  logoutUris: readonly string[] = [],
): Promise<OidcServer> => {
  const { Provider } = await loadProvider();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const [clientId, otherClientId, clientSecret] = ['pinlife', 'another', randomBytes(24).toString('hex')];
  const clients = [clientId, otherClientId].map((client_id) => ({
    client_id,
    client_secret: clientSecret,
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...logoutUris],
  }));
  const known = new Map<string, OidcPerson>();

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const configuration: Configuration = {
    clients,
    adapter: createMemory(),
    jwks: { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' } as never] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name', 'name'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>Logout</title>${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`;
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = 'You have left';
        },
      },
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => known.get(sub) ?? { sub } }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 600 },
    renderError: (ctx, out) => {
      ctx.body = out;
    },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { person } = state;
    if (person) known.set(person.sub, person);
    const result = person
      ? { login: { accountId: person.sub, remember: false } }
      : { error: 'access_denied', error_description: 'They went away' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (state.override?.(request, response)) return;
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void answer(request, response);
  });

  const state: OidcServer = {
    issuer,
    clientId,
    clientSecret,
    otherClientId,
    person: null,
    override: null,
    signIdToken(claims, header = { alg: 'RS256', kid: KEY_ID }) {
      const input = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      const signatures: Record<string, () => string> = {
        none: () => '',
        HS256: () => createHmac('sha256', clientSecret).update(input).digest('base64url'),
        RS256: () => sign('RSA-SHA256', Buffer.from(input), privateKey).toString('base64url'),
      };
      const signature = signatures[String(header['alg'])]?.();
      return `${input}.${signature}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
};

/** Keeps what the provider remembers. Each server has its own. */
const createMemory = () => {
  const rows = new Map<string, AdapterPayload>();
  const find = (matches: (payload: AdapterPayload) => boolean) => [...rows.values()].find(matches);
  return class Memory implements Adapter {
    readonly #model: string;
    constructor(model: string) {
      this.#model = model;
    }
    readonly #keyOf = (id: string) => `${this.#model} ${id}`;
    upsert = async (id: string, payload: AdapterPayload) => void rows.set(this.#keyOf(id), payload);
    find = async (id: string) => rows.get(this.#keyOf(id));
    findByUserCode = async (userCode: string) => find((row) => row.userCode === userCode);
    findByUid = async (uid: string) => find((row) => row.uid === uid);
    consume = async (id: string) => {
      const row = rows.get(this.#keyOf(id));
      if (row) row.consumed = Math.floor(Date.now() / 1000);
    };
    destroy = async (id: string) => void rows.delete(this.#keyOf(id));
    revokeByGrantId = async (grantId: string) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    };
  };
};
