import type { PasskeyLogin } from '@pinlife/contract/passkey/schema';
import { unansweredError } from '../../lib/api/api-error.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { definePart } from '../../lib/loading/part.ts';
import { startSession } from '../../lib/session/session.ts';

/** Loaded on demand, because no first screen needs it. */
export const ceremony = definePart(() => import('./ceremony.ts'));

export const loadCeremony = async () => {
  const part = await ceremony.tryLoad();
  if (!part) throw unansweredError();
  return part;
};

/** Logs in with a passkey. `null`: the device is asked. */
export const usePasskeyLogin = (keep: boolean) =>
  useTask({
    run: async (proved: PasskeyLogin['credential'] | null) => (await loadCeremony()).logInByPasskey(keep, proved),
    onDone: (result) => result && startSession(result, { keep }),
  });
