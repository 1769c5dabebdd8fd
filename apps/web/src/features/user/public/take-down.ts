import type { PublicNote } from '@pinlife/contract/share/schema';
import type { QueryClient } from '@tanstack/react-query';
import { dropPublicNote, setOnProfile } from '../../../entities/share/api.ts';
import { shareKeys } from '../../../entities/share/keys.ts';
import { sentenceFor, t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** The pinup leaves the page of strangers at once; its link stays, and a toast puts it back. */
export const takeDown = async (client: QueryClient, { _id }: PublicNote): Promise<void> => {
  dropPublicNote(client, _id);
  const change = async (onProfile: boolean): Promise<boolean> => {
    try {
      await setOnProfile(client, _id, onProfile);
      return true;
    } catch (error) {
      client.invalidateQueries({ queryKey: shareKeys.publicNotes });
      showToast({ kind: 'error', text: sentenceFor(error, 'share.changeFailed') });
      return false;
    }
  };
  if (!(await change(false))) return;
  const undo = { label: t('note.undo'), run: () => void change(true) };
  showToast({ kind: 'success', text: t('publicProfile.takenDown'), action: undo });
};
