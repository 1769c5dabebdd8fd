import { createPasswords } from './password.ts';
import { createSignup } from './signup/signup.ts';

type Dependencies = Parameters<typeof createSignup>[0] & Parameters<typeof createPasswords>[0];

export type AuthService = ReturnType<typeof createAuthService>;

/** Creates, verifies and recovers accounts. */
export const createAuthService = (dependencies: Dependencies) => ({
  ...createSignup(dependencies),
  ...createPasswords(dependencies),
});
