import type { Note } from '@pinlife/contract/note/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAttached } from '../../../entities/media/attached.ts';
import { submitChange } from '../../../entities/note/outbox/outbox.ts';
import { withAttemptId } from '../../../lib/api/attempt-id.ts';
import { sentenceFor, t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

export const useDuplicateNote = () => {
  const client = useQueryClient();
  return useMutation({
    // The server copies media that belong to another note.
    mutationFn: ({ _id: original, version, title, content, options, media: all }: Note) => {
      const media = listAttached(all);
      return withAttemptId(`copy ${original} ${version}`, (_id) => {
        const note = { _id, title, content, options, media: media.map((one) => one._id) };
        return submitChange(client, { kind: 'create', note }, { title, content, options, media });
      });
    },
    onSuccess: () => showToast({ kind: 'success', text: t('note.duplicated') }),
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'note.addFailed') }),
  });
};
