import type { Signup } from '@pinlife/contract/auth/schema';

/** The account of the demo. */
export const demoAccount: Signup = {
  firstName: 'Meera',
  lastName: 'Nair',
  username: 'meera',
  email: 'meera.nair@example.com',
  password: 'Violin and rain 7',
  pin: '2580',
};
