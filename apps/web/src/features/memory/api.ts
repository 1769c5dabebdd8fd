import type { Note } from '@pinlife/contract/note/schema';
import type { User } from '@pinlife/contract/user/schema';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { dropCachedMemory } from '../../entities/note/cache.ts';
import { noteKeys } from '../../entities/note/keys.ts';
import { userQuery, useUpdateUser } from '../../entities/user/api.ts';
import { call } from '../../lib/api/api-client.ts';
import { sentenceFor, t } from '../../lib/i18n/i18n.ts';
import type { PlainDate } from '../../lib/time/plain-date.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Notes of this day in earlier years, in the device's zone. Live events keep it fresh. */
export const memoriesQuery = (today: PlainDate) => {
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  return queryOptions({
    queryKey: noteKeys.memoriesOf(today, timezone),
    queryFn: ({ signal }) => call('listMemories', { query: { timezone }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

export const wantsMemories = ({ preferences }: User, today: PlainDate): boolean =>
  preferences.memories && preferences.memoriesHiddenOn !== today;

type MemoryPreferences = Partial<Pick<User['preferences'], 'memories' | 'memoriesHiddenOn'>>;

/** The change is shown at once. If the server refuses it, it is undone and an error is shown. */
export const useMemoryPreferences = () => {
  const client = useQueryClient();
  const { mutateAsync } = useUpdateUser();
  return async (preferences: MemoryPreferences, onFail?: () => void): Promise<void> => {
    const before = client.getQueryData(userQuery.queryKey);
    if (before) {
      const shown = { ...before, preferences: { ...before.preferences, ...preferences } };
      client.setQueryData(userQuery.queryKey, shown);
    }
    try {
      // The component may be unmounted by then, and callbacks of the mutation would not run.
      await mutateAsync({ preferences });
    } catch (error) {
      client.setQueryData(userQuery.queryKey, before);
      onFail?.();
      showToast({ kind: 'error', text: sentenceFor(error, 'settings.saveFailed') });
    }
  };
};

/** Removes a note from the memories for good; a toast offers to undo it. */
export const neverShow = async (client: QueryClient, { _id: id }: Note): Promise<void> => {
  dropCachedMemory(client, id);
  const refresh = () => client.invalidateQueries({ queryKey: noteKeys.memories });
  const change = async (name: 'hideMemory' | 'showMemory'): Promise<boolean> => {
    try {
      await call(name, { params: { id } });
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: sentenceFor(error, 'settings.saveFailed') });
      return false;
    }
  };
  if (!(await change('hideMemory'))) {
    refresh();
    return;
  }
  const undo = { label: t('note.undo'), run: () => void change('showMemory').then(refresh) };
  showToast({ kind: 'success', text: t('memory.neverShown'), action: undo });
};
