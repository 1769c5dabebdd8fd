/** The answers of public/early.js; null if the server was unreachable. */
type EarlyAnswers = { token: string | null; byAddress: Map<string, Promise<Response | null>> };

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Takes the answer to a request that public/early.js sent before the app's code was loaded; each only once. */
export const takeEarlyAnswer = async (
  address: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | null> => {
  const { earlyAnswers } = globalThis;
  const answer = earlyAnswers?.byAddress.get(address);
  earlyAnswers?.byAddress.delete(address);
  if (!answer || earlyAnswers?.token !== token) return null;
  // A caller that gives up waits no longer; the early request has its own time limit.
  const ended = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  return Promise.race([answer, ended]);
};

/** Called when the live stream starts: an older answer could hide a change. */
export const dropEarlyAnswers = (): void => globalThis.earlyAnswers?.byAddress.clear();
