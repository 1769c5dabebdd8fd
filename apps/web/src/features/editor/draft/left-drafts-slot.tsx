import { useEffect } from 'react';
import { useUser } from '../../../entities/user/api.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { briefQuiet, whenQuiet } from '../../../lib/loading/quiet.ts';
import { listShared } from '../../../lib/storage/shared-files.ts';
import { listKeptTexts } from '../../../lib/storage/use-kept-text.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';
import { useEditing } from '../../note/note-editing.ts';
import { listDrafts } from './draft-store.ts';

const LeftDrafts = lazyService(() => import('./left-drafts.tsx').then((module) => module.LeftDrafts));

const sharing = definePart(() => import('./offer-shared.ts'));

/** Offers content shared by other apps, after the first screen is drawn. */
const useShared = (userId: string | undefined): void => {
  useEffect(() => {
    if (userId === undefined) return;
    return whenQuiet(briefQuiet, async () => {
      if ((await listShared().catch(() => [])).length > 0) await (await sharing.tryLoad())?.offerShared(userId);
    });
  }, [userId]);
};

/** Shows drafts whose editor is gone, if there are any. Checked again when an editor closes. */
export const LeftDraftsSlot = () => {
  const { data: user } = useUser();
  useShared(user?.id);
  const isEditing = useEditing() !== null;
  if (!user || isEditing || !hasLeft(user.id)) return null;
  return <LeftDrafts person={user.id} />;
};

const hasLeft = (userId: string): boolean =>
  listDrafts(userId).some(({ draft }) => draft.noteId !== null) || listKeptTexts(userId).length > 0;
