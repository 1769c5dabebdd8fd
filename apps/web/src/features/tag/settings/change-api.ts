import type { TagChange } from '@pinlife/contract/tag/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tagKeys } from '../../../entities/tag/api.ts';
import { call } from '../../../lib/api/api-client.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

const FIRST_LOOK_MS = 300;
const LAST_LOOK_MS = 3000;

/** Waits until the job has come to all notes. */
const waitForEnd = async (change: TagChange): Promise<TagChange> => {
  let current = change;
  for (let pause = FIRST_LOOK_MS; ['changing', 'undoing'].includes(current.state); ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(2 * pause, LAST_LOOK_MS);
    current = await call('getTagChange', { params: { id: change._id } }).catch((error: ApiError) => {
      // The job goes on without the network.
      if (!error.isUnavailable) throw error;
      return current;
    });
  }
  return current;
};

type ChangeRequest = { tags: readonly string[]; to: string | null };

/** Renames, merges or removes tags, shows the result, and offers to undo it. */
export const useTagChange = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: tagKeys.all });
  const sayFailure = (error: Error) => showToast({ kind: 'error', text: sentenceFor(error, 'tag.failed') });

  const undo = async ({ _id: id }: TagChange) => {
    const { left } = await waitForEnd(await call('undoTagChange', { params: { id } }));
    await refresh();
    showToast({ kind: 'info', text: left > 0 ? t('tag.notUndone', { count: left }) : t('tag.undone') });
  };

  return useMutation({
    mutationFn: async ({ tags, to }: ChangeRequest) =>
      waitForEnd(await call('changeTags', { body: { tags: [...tags], to } })),
    onSuccess: async (change, { tags, to }) => {
      await refresh();
      const names = { tag: `#${tags[0]}`, name: `#${to}`, count: tags.length };
      const done = to !== null ? (tags.length > 1 ? 'tag.merged' : 'tag.renamed') : 'tag.removed';
      const action = { label: t('note.undo'), run: () => void undo(change).catch(sayFailure) };
      const isDone = change.changed > 0 || change.left === 0;
      if (isDone) showToast({ kind: 'success', text: t(done, names), action });
      if (change.left > 0) showToast({ kind: 'info', text: t('tag.left', { count: change.left }) });
    },
    onError: sayFailure,
  });
};
