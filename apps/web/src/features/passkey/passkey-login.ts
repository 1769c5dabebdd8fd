import type { PasskeyLogin } from '@pinlife/contract/passkey/schema';
import { unanswered } from '../../lib/api/api-error.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { definePart } from '../../lib/loading/part.ts';
import { startSession } from '../../lib/session/session.ts';

/** What talks to devices: no first screen waits for it. */
export const ceremony = definePart(() => import('./ceremony.ts'));

export const loadCeremony = async () => {
  const part = await ceremony.tryLoad();
  if (!part) throw unanswered();
  return part;
};

/** Logs in by a passkey. `null`: the device is asked for one. */
export const usePasskeyLogin = (keep: boolean) =>
  useTask({
    run: async (proved: PasskeyLogin['credential'] | null) => (await loadCeremony()).logInByPasskey(keep, proved),
    onDone: (result) => result && startSession(result, { keep }),
  });
