import type { Country } from '@pinlife/contract/country/schema';
import type { RequestBody } from '@pinlife/contract/endpoints';
import type { PublicPart } from '@pinlife/contract/user/public-profile';
import { useQuery } from '@tanstack/react-query';
import { leaveBrowser } from '../../entities/session/leave-browser.ts';
import { call } from '../../lib/api/api-client.ts';
import { t, useTranslation } from '../../lib/i18n/i18n.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { getSession } from '../../lib/session/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const keys = { countries: ['countries'], instance: ['instance'], space: ['space'] } as const;

export const useSpace = () =>
  useQuery({
    queryKey: keys.space,
    queryFn: ({ signal }) => call('getSpace', { signal }),
    retry: retryOnReturn(keys.space),
    staleTime: 0,
  });

/** Ends every other session of the person. */
export const changePassword = (body: RequestBody<'changePassword'>) => call('changePassword', { body });

/** The address of an archive with everything. */
export const createExport = () => call('createExport');

/** Deletes the account for good. The server ends every session; this tab logs out at once. */
export const deleteAccount = async (password: string): Promise<void> => {
  const session = getSession();
  await call('deleteUser', { body: { password } });
  if (session) leaveBrowser(session);
  showToast({ kind: 'info', text: t('settings.accountDeleted') });
};

/** The public facts about this installation. */
export const useInstance = () =>
  useQuery({
    queryKey: keys.instance,
    queryFn: ({ signal }) => call('getInstance', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The countries by name; none as long as they are not there, or cannot be had. */
export const useCountries = (): readonly Country[] => {
  const { language } = useTranslation();
  const { data } = useQuery({
    queryKey: [...keys.countries, language],
    queryFn: ({ signal }) => call('listCountries', { query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? noCountries;
};
const noCountries: readonly Country[] = [];

/** The address of a preview of the public profile with these parts. */
export const previewProfile = (shown: PublicPart[]) => call('previewProfile', { body: { shown } });
