import { HOUR_MS } from '@pinlife/contract/durations';
import { OIDC_CALLBACK_PATH } from '@pinlife/contract/oidc/limits';
import type { ClientAuth, Configuration } from 'openid-client';
import type { OidcOptions } from '../../config.ts';
import { describeError } from '../error/describe-error.ts';
import type { Logger } from '../logger.ts';
import type { OidcAnswer, OidcFailure, OidcProvider } from '../oidc.ts';
import { readClaims } from './claims.ts';
import { fetchBounded } from './fetch-bounded.ts';

/** A person waits for each answer of the provider. */
const TIMEOUT_SECONDS = 5;
/** The time for which the provider's metadata are cached. */
const DESCRIBED_MS = HOUR_MS;
/** The accepted difference of the clocks. Answers come directly from the provider and contain the nonce. */
const CLOCK_TOLERANCE_SECONDS = 5 * 60;
const SCOPE = 'openid profile email';

type Settings = { publicUrl: string; log: Logger; timeoutSeconds?: number };

/** Loaded on demand, because few instances have a provider. */
const loadLibrary = () => import('openid-client');

export const createOidcProvider = (
  { clientId, clientSecret, ...shown }: OidcOptions,
  { publicUrl, log, timeoutSeconds = TIMEOUT_SECONDS }: Settings,
): OidcProvider => {
  const callbackUrl = `${publicUrl}${OIDC_CALLBACK_PATH}`;
  const issuer = new URL(shown.issuer);
  let described: { configuration: Promise<Configuration>; at: number } | null = null;

  const describe = async (): Promise<Configuration> => {
    const library = await loadLibrary();
    const [basic, post] = [library.ClientSecretBasic(clientSecret), library.ClientSecretPost(clientSecret)];
    // The default of the protocol, unless the metadata name other methods.
    const authenticate: ClientAuth = (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false ? post : basic)(
        server,
        ...rest,
      );
    const clock = { [library.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const configuration = await library.discovery(issuer, clientId, clock, authenticate, {
      timeout: timeoutSeconds,
      [library.customFetch]: fetchBounded,
      // Signatures are verified in addition to the origin of an answer.
      execute: [
        library.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
    });
    // Some providers have many issuers: only the configured one is accepted.
    const { issuer: found } = configuration.serverMetadata();
    if (new URL(found).href !== issuer.href) throw new Error('The provider has another issuer.');
    return configuration;
  };

  /** Concurrent callers wait for one request. A failed one is not cached. */
  const configure = (): Promise<Configuration> => {
    const now = performance.now();
    if (described && now - described.at < DESCRIBED_MS) return described.configuration;
    const configuration = describe();
    const asked = { configuration, at: now };
    described = asked;
    configuration.catch(() => {
      if (described === asked) described = null;
    });
    return configuration;
  };

  const warn = (error: unknown): void =>
    log.warn({ error: describeError(error), provider: shown.name }, 'The provider of OpenID Connect does not answer');

  return {
    ...shown,

    async ask() {
      try {
        const [library, configuration] = await Promise.all([loadLibrary(), configure()]);
        const { randomState, randomNonce, randomPKCECodeVerifier, calculatePKCECodeChallenge } = library;
        const question = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = library.buildAuthorizationUrl(configuration, {
          redirect_uri: callbackUrl,
          scope: SCOPE,
          state: question.state,
          nonce: question.nonce,
          code_challenge: await calculatePKCECodeChallenge(question.verifier),
          code_challenge_method: 'S256',
        });
        return { ...question, url: url.href };
      } catch (error) {
        warn(error);
        return null;
      }
    },

    async readAnswer(query, { state, nonce, verifier }): Promise<OidcAnswer | OidcFailure> {
      try {
        const [library, configuration] = await Promise.all([loadLibrary(), configure()]);
        const tokens = await library.authorizationCodeGrant(configuration, new URL(`${callbackUrl}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (!idToken) return 'refused';
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasMore ? await library.fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {};
        return readClaims({ ...more, ...idToken }) ?? 'refused';
      } catch (error) {
        const failure = await judge(error);
        if (failure === 'away') warn(error);
        else log.info({ error: describeError(error) }, 'An answer of the provider of OpenID Connect was refused');
        return failure;
      }
    },

    async findEndSessionUrl() {
      try {
        const [library, configuration] = await Promise.all([loadLibrary(), configure()]);
        if (!configuration.serverMetadata().end_session_endpoint) return null;
        const parameters = { post_logout_redirect_uri: `${publicUrl}/login` };
        return library.buildEndSessionUrl(configuration, parameters).href;
      } catch {
        return null;
      }
    },
  };
};

const SERVER_FAILED = 500;

/** Returns `away` if the provider could not be reached or has failed; every other error means an invalid answer. */
const judge = async (error: unknown): Promise<OidcFailure> => {
  const { ClientError, ResponseBodyError } = await loadLibrary();
  if (error instanceof ResponseBodyError) return error.status >= SERVER_FAILED ? 'away' : 'refused';
  // The error of fetch if nobody answers.
  if (error instanceof TypeError && error.cause !== undefined && !('code' in error)) return 'away';
  if (!(error instanceof ClientError)) return 'refused';
  const { code, cause } = error;
  const isFailure = cause instanceof Response && cause.status >= SERVER_FAILED;
  return code === 'OAUTH_TIMEOUT' || isFailure ? 'away' : 'refused';
};
