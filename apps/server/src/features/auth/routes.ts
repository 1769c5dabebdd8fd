import type { Handlers } from '../../http/handler.ts';
import type { OidcChecks } from '../oidc/checks.ts';
import type { KnownDevices } from './device/known-devices.ts';
import type { Logins } from './login/login.ts';
import type { OidcLogins } from './login/oidc-login.ts';
import type { PasskeyLogins } from './login/passkey-login.ts';
import type { AuthService } from './service.ts';
import type { OidcSignups } from './signup/oidc-signup.ts';

/** Calls of people who are not logged in. */
export type PublicAuthCall =
  | 'signup'
  | 'userExists'
  | 'login'
  | 'secondStep'
  | 'startPasskeyLogin'
  | 'passkeyLogin'
  | 'startOidcLogin'
  | 'oidcLogin'
  | 'connectOidcLogin'
  | 'signupOidc'
  | 'verifyEmail'
  | 'resendVerification'
  | 'requestPasswordReset'
  | 'resetPassword';
type Names = PublicAuthCall | 'changePassword' | 'listKnownDevices' | 'forgetKnownDevice';

type Services = {
  auth: AuthService;
  logins: Logins;
  passkeyLogins: PasskeyLogins;
  oidcLogins: OidcLogins;
  signUpByOidc: OidcSignups;
  devices: KnownDevices;
  oidc: Pick<OidcChecks, 'refuseOthers' | 'endedCookie'>;
};

export const authRoutes = ({
  auth,
  logins,
  passkeyLogins,
  oidcLogins,
  signUpByOidc,
  devices,
  oidc,
}: Services): Handlers<Names> => ({
  signup: async ({ body, caller }) => {
    oidc.refuseOthers();
    const user = await auth.signup(body, caller.address);
    return { data: { ...user, _id: user.id } };
  },
  userExists: async ({ body, caller }) => {
    oidc.refuseOthers();
    return { data: await auth.isNameTaken(body, caller.address) };
  },
  login: async ({ body, caller }) => {
    const { result, cookies } = await logins.login(body, caller);
    return { data: result, cookies };
  },
  secondStep: async ({ body, caller }) => {
    const { result, cookies } = await logins.secondStep(body, caller);
    return { data: result, cookies };
  },
  startPasskeyLogin: async ({ caller }) => {
    oidc.refuseOthers();
    return { data: await passkeyLogins.start(caller) };
  },
  passkeyLogin: async ({ body, caller }) => {
    oidc.refuseOthers();
    const { result, cookies } = await passkeyLogins.login(body, caller);
    return { data: result, cookies };
  },
  startOidcLogin: async ({ body, caller }) => {
    const { url, cookie } = await oidcLogins.start(body.keep, caller);
    return { data: { url }, cookies: [cookie] };
  },
  oidcLogin: async ({ caller }) => {
    const { result, cookies } = await oidcLogins.login(caller);
    return { data: result, cookies: [...cookies, oidc.endedCookie] };
  },
  connectOidcLogin: async ({ body, caller }) => {
    const { result, cookies } = await oidcLogins.connect(body, caller);
    return { data: result, cookies: [...cookies, oidc.endedCookie] };
  },
  signupOidc: async ({ body, caller }) => {
    const { result, cookies } = await signUpByOidc(body, caller);
    return { data: result, cookies: [...cookies, oidc.endedCookie] };
  },
  verifyEmail: async ({ body }) => ({ data: { id: await auth.verifyEmail(body.token) } }),
  resendVerification: async ({ body, caller }) => {
    await auth.resendVerification(body.username, caller.address);
    return { data: { username: body.username } };
  },
  requestPasswordReset: async ({ body, caller }) => {
    oidc.refuseOthers();
    await auth.requestPasswordReset(body.email, caller.address);
    return { data: { email: body.email } };
  },
  resetPassword: async ({ body }) => ({ data: { id: await auth.resetPassword(body.token, body.password) } }),
  changePassword: async ({ person, body }) => {
    await auth.changePassword(person, body);
    return { data: { id: person.userId } };
  },
  listKnownDevices: async ({ person }) => ({ data: await devices.list(person) }),
  forgetKnownDevice: async ({ person, params }) => {
    await devices.forget(person, params.id);
    return { data: { _id: params.id } };
  },
});
