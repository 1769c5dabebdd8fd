import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { discardAll } from '../../entities/note/outbox/outbox.ts';
import { sessionKeys } from '../../entities/session/keys.ts';
import { leaveBrowser } from '../../entities/session/leave-browser.ts';
import { call, createCaller } from '../../lib/api/api-client.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { getSession, type Session } from '../../lib/session/session.ts';

/** Ends the session here at once. If the server is unreachable, the session expires there when it is idle. */
export const logOut = async (session: Session): Promise<void> => {
  // The session has ended meanwhile; another person may be logged in by now.
  if (getSession()?.token !== session.token) return;
  const answered = createCaller(session)('logout').catch(() => null);
  // Before the session ends, because the list of entries is cleared with it.
  const discarded = discardAll(session);
  const [answer] = await Promise.all([answered, leaveBrowser(session), discarded]);
  // The session at the provider ends there.
  if (answer?.endSessionUrl) location.assign(answer.endSessionUrl);
};

/** Checks whether the server answers again; every call reports that to the page. */
export const checkServer = (): Promise<unknown> => call('listSessions');

export const useSessions = () =>
  useQuery({
    queryKey: sessionKeys.all,
    queryFn: ({ signal }) => call('listSessions', { signal }),
    retry: retryOnReturn(sessionKeys.all),
  });

/** Logs another device out. Already ended counts as success: the list is read again. */
export const useEndSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteSession', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.all }),
  });
};

export const useKnownDevices = () =>
  useQuery({
    queryKey: sessionKeys.devices,
    queryFn: ({ signal }) => call('listKnownDevices', { signal }),
    retry: retryOnReturn(sessionKeys.devices),
  });

/** Already forgotten counts as success: the list is read again. */
export const useForgetDevice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('forgetKnownDevice', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.devices }),
  });
};

type Endable = { _id: string };

/** Ends sessions and access tokens, one after the other. */
export const endSessions = async (sessions: readonly Endable[], tokens: readonly Endable[]): Promise<void> => {
  for (const { _id: id } of sessions) await call('deleteSession', { params: { id } });
  for (const { _id: id } of tokens) await call('deleteAccessToken', { params: { id } });
};
