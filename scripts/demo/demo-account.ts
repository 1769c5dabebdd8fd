import type { Signup } from '@pinlife/contract/auth/schema';

/** Who the demo belongs to. */
export const demoAccount: Signup = {
  firstName: 'Meera',
  lastName: 'Nair',
  username: 'meera',
  email: 'meera.nair@example.com',
  password: 'Violin and rain 7',
  pin: '2580',
};
