import type { Import, ImportChoices, ImportSummary } from '@pinlife/contract/import/schema';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { isSentSomewhere, startUpload, stopUpload } from './upload/current-upload.ts';

const importKeys = {
  all: ['import'],
  list: ['import', 'list'],
  one: (id: string) => ['import', 'one', id],
  isSent: (id: string) => ['import', 'sent', id],
} as const;

/** Polls too, because a live stream may be silent. */
const POLL_MS = 4000;
/** For this long after its end, an undone import may still remove notes. */
const UNDOING_MS = 60_000;

const isMoving = ({ state, endedAt }: ImportSummary): boolean =>
  ['uploading', 'reading', 'importing'].includes(state) ||
  (state === 'undone' && findKnownTime() - Date.parse(endedAt ?? '') < UNDOING_MS);

const importsQuery = queryOptions({
  queryKey: importKeys.list,
  queryFn: ({ signal }) => call('listImports', { signal }),
  staleTime: 0,
  retry: retryOnReturn(importKeys.list),
});

export const useImports = () => useQuery(importsQuery);

/** One import with all its fields. Its state updates the list too. */
export const useImport = (id: string | null) =>
  useQuery({
    queryKey: importKeys.one(id ?? ''),
    queryFn: async ({ client, signal }) => {
      const found = await call('getImport', { params: { id: id ?? '' }, signal });
      putInList(client, found);
      return found;
    },
    enabled: id !== null,
    staleTime: 0,
    retry: retryOnReturn(importKeys.one(id ?? '')),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? POLL_MS : false),
  });

/** Whether a tab of this browser sends its file. */
export const useIsSent = (id: string) =>
  useQuery({ queryKey: importKeys.isSent(id), queryFn: () => isSentSomewhere(id), refetchInterval: POLL_MS });

const putInList = (client: QueryClient, found: Import): void => {
  client.setQueryData(importsQuery.queryKey, (list) => list?.map((one) => (one._id === found._id ? found : one)));
};

/** Announces a file and begins to send it. */
export const beginImport = async (client: QueryClient, file: File): Promise<void> => {
  stopUpload();
  const { _id: id, uploadUrl } = await call('createImport', { body: { filename: file.name, size: file.size } });
  startUpload(id, uploadUrl, file, () => refreshImports(client));
  await refreshImports(client);
};

/** Continues sending the same file. */
export const resumeImport = (client: QueryClient, { _id, uploadUrl }: Import, file: File): void => {
  if (uploadUrl !== null) startUpload(_id, uploadUrl, file, () => refreshImports(client));
};

export const refreshImports = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: importKeys.all });

type Step = { name: 'cancelImport' | 'undoImport' } | { name: 'startImport'; choices: ImportChoices };

const take = (id: string, step: Step): Promise<Import> =>
  step.name === 'startImport'
    ? call('startImport', { params: { id }, body: step.choices })
    : call(step.name, { params: { id } });

/** Starts the next step of an import. */
export const useImportStep = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => {
      if (step.name === 'cancelImport') stopUpload();
      return take(id, step);
    },
    onSuccess: (found) => {
      client.setQueryData(importKeys.one(id), found);
      putInList(client, found);
    },
    onError: (error) => {
      showToast({ kind: 'error', text: sentenceFor(error, 'import.callFailed') });
      // Another tab or device may have continued it.
      refreshImports(client);
    },
  });
};
