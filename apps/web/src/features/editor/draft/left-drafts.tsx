import type { Note } from '@pinlife/contract/note/schema';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { findShownNote } from '../../../entities/note/outbox/display/find-shown-note.ts';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconRow, IconRows } from '../../../ui/list/icon-row.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import sheet from '../../../ui/overlay/sheet.module.css';
import { editNote } from '../../note/note-editing.ts';
import { takeSlot } from './draft-lock.ts';
import { type Draft, listDrafts, removeDraft } from './draft-store.ts';
import { type LeftComment, LeftCommentRow, listLeftComments } from './left-comments.tsx';
import classes from './left-drafts.module.css';
import { findLeftNote } from './left-note.ts';

type Left = { slot: string; draft: Draft; noteId: string };

/**
 * Lists unsaved changes of notes, even of deleted ones, and comments that can no longer be posted. People can continue each
 * of them from here.
 */
export const LeftDrafts = ({ person }: { person: string }) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState<Left[]>([]);
  const [comments, setComments] = useState<LeftComment[]>([]);
  const list = useCallback(() => {
    listLeft(person).then(setLeft);
    listLeftComments(person).then(setComments);
  }, [person]);
  useEffect(list, [list]);
  if (left.length + comments.length === 0) return null;
  return (
    <section className={`${sheet.sheet} ${classes.drafts}`} aria-label={t('editor.unsaved')}>
      <h2 className="h4">{t('editor.unsaved')}</h2>
      <IconRows>
        {left.map((one) => (
          <Row key={one.slot} person={person} left={one} onDiscarded={list} />
        ))}
        {comments.map((one) => (
          <LeftCommentRow
            key={one.key}
            person={person}
            comment={one}
            onLeft={() => setComments((all) => all.filter(({ key }) => key !== one.key))}
          />
        ))}
      </IconRows>
    </section>
  );
};

/** Omits drafts that are open in another tab. */
const listLeft = async (userId: string): Promise<Left[]> => {
  const ofNotes = listDrafts(userId).flatMap(({ slot, draft }) =>
    draft.noteId === null ? [] : [{ slot, draft, noteId: draft.noteId }],
  );
  const free = await Promise.all(ofNotes.map((one) => takeSlot(one.slot, () => one)));
  return free.filter((one) => one !== null);
};

type RowProps = { person: string; left: Left; onDiscarded: () => void };

const Row = ({ person, left, onDiscarded }: RowProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { slot, draft, noteId } = left;
  const title = draft.title || draft.base?.title || t('editor.newPinup');
  const writeOn = async () => {
    const { note, refusal } = await findLeftNote(noteId);
    editNote(note ?? findShownNote(client, noteId) ?? toNote(left), refusal);
  };
  const askToDiscard = async () => {
    const isConfirmed = await confirm({
      title: t('editor.discardChanges'),
      text: t('editor.discardChangesText'),
      confirmLabel: t('editor.discard'),
      cancelLabel: t('editor.keepWriting'),
      danger: true,
    });
    if (!isConfirmed) return;
    removeDraft(person, slot);
    onDiscarded();
  };
  return (
    <IconRow icon={IconPencil} title={title} detail={formatMoment(new Date(draft.changedAt).toISOString())}>
      <Button variant="soft" size="sm" aria-label={`${t('editor.keepWriting')}: ${title}`} onClick={writeOn}>
        {t('editor.keepWriting')}
      </Button>
      <Button variant="plain" size="sm" aria-label={`${t('editor.discard')}: ${title}`} onClick={askToDiscard}>
        {t('editor.discard')}
      </Button>
    </IconRow>
  );
};

/** Rebuilds a deleted note from its draft. The editor offers to save the text as a new note. */
const toNote = ({ noteId, draft }: Left): Note => {
  const { title, content, options } = draft.base ?? draft;
  const at = new Date(draft.changedAt).toISOString();
  return {
    _id: noteId,
    title,
    content,
    options,
    version: draft.version ?? 0,
    ...{
      reminder: false,
      reminders: [],
      comments: [],
      commentCount: 0,
      media: [],
      tags: [],
      done: false,
      updated: false,
    },
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    share: null,
  };
};
