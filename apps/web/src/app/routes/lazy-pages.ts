import { definePart } from '../../lib/loading/part.ts';

/** The settings pages except the first, and rarely used pages of the login. */
export const loadPublic = definePart(() => import('./settings/public.tsx')).load;
export const loadSecurity = definePart(() => import('./settings/security.tsx')).load;
export const loadTags = definePart(() => import('./settings/tags.tsx')).load;
export const loadApps = definePart(() => import('./settings/apps.tsx')).load;
export const loadImport = definePart(() => import('./settings/import.tsx')).load;
export const loadInstance = definePart(() => import('./settings/instance.tsx')).load;
export const loadTrash = definePart(() => import('./trash.tsx')).load;
export const loadSecondStep = definePart(() => import('./auth/second-step.tsx')).load;
export const loadProvider = definePart(() => import('./auth/provider.tsx')).load;
export const loadVerifyEmail = definePart(() => import('./auth/verify-email.tsx')).load;
export const loadForgotPassword = definePart(() => import('./auth/forgot-password.tsx')).load;
export const loadResetPassword = definePart(() => import('./auth/reset-password.tsx')).load;
