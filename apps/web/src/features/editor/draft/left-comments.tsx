import type { Note } from '@pinlife/contract/note/schema';
import { IconMessageCircle } from '@tabler/icons-react';
import { entryStore } from '../../../entities/note/outbox/display/entry-store.ts';
import { readEntries } from '../../../entities/note/outbox/outbox.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { t, useTranslation } from '../../../lib/i18n/i18n.ts';
import { dropKeptText, editKeyOf, isEditKey, listKeptTexts } from '../../../lib/storage/use-kept-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { IconRow } from '../../../ui/list/icon-row.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { openComposer } from '../paper/composer-opener.ts';
import { textToHtml } from '../text/plain-text.ts';
import { putDraft } from './draft-store.ts';
import { findLeftNote } from './left-note.ts';
import { emptyFields } from './note-fields.ts';

export type LeftComment = KeptText & { isNoteGone: boolean };
type KeptText = ReturnType<typeof listKeptTexts>[number];

/** Unposted comments that no card shows any more: the comment, or its note, was deleted. */
export const listLeftComments = async (userId: string): Promise<LeftComment[]> => {
  const noteIds = new Set(listKeptTexts(userId).map(({ noteId }) => noteId));
  if (noteIds.size === 0) return [];
  await readEntries();
  // The server does not know these notes yet.
  for (const { change, noteId } of entryStore.get()) if (change.kind === 'create') noteIds.delete(noteId);
  const found = new Map(await Promise.all([...noteIds].map(async (id) => [id, await findLeftNote(id)] as const)));
  // Read again: a text may have been removed meanwhile.
  return listKeptTexts(userId).flatMap((kept) => {
    const { note = null, refusal = null } = found.get(kept.noteId) ?? {};
    return refusal || (note && isCommentGone(kept, note)) ? [{ ...kept, isNoteGone: refusal !== null }] : [];
  });
};

const isCommentGone = ({ key }: KeptText, { comments, commentCount }: Note): boolean => {
  const isOf = (id: string) => key === editKeyOf(id);
  const isEntry = entryStore.get().some(({ change }) => change.kind === 'comment' && isOf(change.commentId));
  return isEditKey(key) && comments.length === commentCount && !comments.some(({ _id }) => isOf(_id)) && !isEntry;
};

type RowProps = { person: string; comment: LeftComment; onLeft: () => void };

export const LeftCommentRow = ({ person, comment: { key, text, isNoteGone }, onLeft }: RowProps) => {
  const { t } = useTranslation();
  const leave = () => {
    dropKeptText(key);
    onLeft();
  };
  const askToDiscard = async () => {
    const isConfirmed = await confirm({
      title: t('editor.discardChanges'),
      text: t('editor.discardNewText'),
      confirmLabel: t('editor.discard'),
      cancelLabel: t('editor.keepWriting'),
      danger: true,
    });
    if (isConfirmed) leave();
  };
  return (
    <IconRow
      icon={IconMessageCircle}
      title={<span dir="auto">{text}</span>}
      detail={t(isNoteGone ? 'editor.gone.purged' : 'comment.edit')}
    >
      <Button variant="soft" size="sm" onClick={() => keepAsNew(person, text) && leave()}>
        {t('editor.gone.keepAsNew')}
      </Button>
      <Button variant="plain" size="sm" aria-label={`${t('editor.discard')}: ${text}`} onClick={askToDiscard}>
        {t('editor.discard')}
      </Button>
    </IconRow>
  );
};

/** Makes a draft of it; answers whether the browser had room. */
const keepAsNew = (userId: string, text: string): boolean => {
  const written = { ...emptyFields, content: textToHtml(text), changedAt: Date.now() };
  const isKept = putDraft(userId, createId(), { ...written, noteId: null, version: null, sentId: null });
  if (isKept) openComposer();
  else showToast({ kind: 'error', text: t('editor.draftNotKept') });
  return isKept;
};
