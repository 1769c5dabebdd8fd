import { trustScript } from '../screen/trusted-types.ts';

const SCRIPT = '/sw.js';

/** Starts the service worker; a development server has none. Without it only pushes are missing. */
export const startServiceWorker = (): Promise<ServiceWorkerRegistration> | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker.register(trustScript(SCRIPT)) : null;

export const findServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
