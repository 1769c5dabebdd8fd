import { createId } from '../../../lib/api/create-id.ts';
import { t } from '../../../lib/i18n/i18n.ts';
import { listShared, removeShared, type Shared } from '../../../lib/storage/shared-files.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { choose } from '../../../ui/overlay/confirm.ts';
import { openComposer } from '../paper/composer-opener.ts';
import { putDraft, removeDraft } from './draft-store.ts';
import { emptyFields } from './note-fields.ts';
import { keepShared } from './shared-media.ts';
import { fieldsOfShared } from './shared-text.ts';

const SHOWN_LENGTH = 200;

/**
 * Asks about each piece of content shared by other apps before it takes it, because any website can post to the share
 * target.
 */
export const offerShared = async (userId: string): Promise<void> => {
  const all = (await listShared()).filter(({ owner }) => owner === null || owner === undefined || owner === userId);
  for (const shared of all) {
    const isWanted = await choose({
      title: t('editor.shared.title'),
      text: describe(shared),
      confirmLabel: t('editor.shared.take'),
      cancelLabel: t('editor.discard'),
    });
    // Without an answer it is offered again.
    if (isWanted === null) return;
    if (isWanted && !(await take(userId, shared))) return;
    await removeShared(shared.id);
  }
};

/** Makes a draft of it; answers whether the browser had room. */
const take = async (userId: string, shared: Shared): Promise<boolean> => {
  const slot = createId();
  const fields = fieldsOfShared(shared.words) ?? emptyFields;
  const draft = { ...fields, noteId: null, version: null, sentId: null, changedAt: Date.now() };
  const keepAll = async () =>
    putDraft(userId, slot, draft) && putDraft(userId, slot, { ...draft, media: await keepShared(userId, shared) });
  if (!(await keepAll().catch(() => false))) {
    removeDraft(userId, slot);
    // It stays stored and is offered again.
    showToast({ kind: 'error', text: t('editor.shared.noRoom') });
    return false;
  }
  openComposer();
  return true;
};

const describe = ({ words: { title, text, url }, files }: Shared): string => {
  const said = [title, text, text.includes(url) ? '' : url].filter((word) => word !== '').join(' · ');
  const cut = said.length > SHOWN_LENGTH ? `${said.slice(0, SHOWN_LENGTH)}…` : said;
  return [cut, files > 0 ? t('editor.shared.files', { count: files }) : ''].filter((part) => part !== '').join('\n');
};
