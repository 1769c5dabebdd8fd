import { definePart } from '../../lib/loading/part.ts';

/** Login by provider or passkey; loaded after the login screen. */
export const otherLogins = definePart(() => import('./other-logins.tsx'));
