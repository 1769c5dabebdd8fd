import type { Handlers } from '../../http/handler.ts';
import type { KnownDevices } from './device/known-devices.ts';
import type { createLogin } from './login.ts';
import type { AuthService } from './service.ts';

type Names =
  | 'signup'
  | 'userExists'
  | 'login'
  | 'verifyEmail'
  | 'resendVerification'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'listKnownDevices'
  | 'forgetKnownDevice';

export const authRoutes = (
  auth: AuthService,
  login: ReturnType<typeof createLogin>,
  devices: KnownDevices,
): Handlers<Names> => ({
  signup: async ({ body, caller }) => {
    const user = await auth.signup(body, caller.address);
    return { data: { ...user, _id: user.id } };
  },
  userExists: async ({ body, caller }) => ({ data: await auth.exists(body, caller.address) }),
  login: async ({ body, caller }) => {
    const { result, cookies } = await login(body, caller);
    return { data: result, cookies };
  },
  verifyEmail: async ({ body }) => ({ data: { id: await auth.verifyEmail(body.token) } }),
  resendVerification: async ({ body, caller }) => {
    await auth.resendVerification(body.username, caller.address);
    return { data: { username: body.username } };
  },
  requestPasswordReset: async ({ body, caller }) => {
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
