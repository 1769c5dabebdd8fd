import { type ErrorCode, errors } from '@pinlife/contract/errors';

type ErrorSentences = { readonly [Code in ErrorCode]: (typeof errors)[Code][1] };

/** The API's sentences have their English words in the contract. */
const errorSentences = Object.fromEntries(
  Object.entries(errors).map(([code, [, sentence]]) => [code, sentence]),
) as unknown as ErrorSentences;

/** English. On the wire and in storage it is called `el`. */
export const locale = {
  title: {
    login: 'Login',
    signup: 'Signup',
    forgotPassword: 'Forgot Password',
    resetPassword: 'Reset Password',
    verifyEmail: 'Verify email',
    home: 'Home',
    pinups: 'Pinups',
    passions: 'Passions',
    profile: 'Profile',
    settings: 'Account Settings',
    search: 'Search',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    vision: 'Vision and mission',
    goals: 'Goals',
    whatIs: 'What is PinLife',
    notFound: 'Page not found',
    error: 'Something went wrong',
  },
  auth: {},
  shell: {},
  error: errorSentences,
} as const;
