import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { paperNumber } from '../../../entities/note/paper.ts';
import { useUser } from '../../../entities/user/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { useUnsavedGuard } from '../../../lib/session/use-unsaved-guard.ts';
import paper from '../../../ui/mark/paper.module.css';
import { Pin } from '../../../ui/mark/pin.tsx';
import { useCreateNote } from '../save/use-create-note.ts';
import { useComposerOpener } from './composer-opener.ts';
import { EditorActions, useConfirmDiscard } from './editor-actions.tsx';
import { EditorPaper } from './editor-paper.tsx';
import classes from './note-editor.module.css';
import { useLeaving } from './use-leaving.ts';
import { useSheet } from './use-sheet.ts';

/** `onClose`: called when the editor closes, saved or not. */
type NoteEditorProps = { onClose?: () => void };

/** The composer of a new note: closed at first; on a phone it fills the screen when open. */
export const NoteEditor = ({ onClose }: NoteEditorProps) => {
  const { data: user } = useUser();
  return user && <Composer key={user.id} person={user.id} {...(onClose && { onClose })} />;
};

const Composer = ({ person, onClose }: NoteEditorProps & { person: string }) => {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasPinned, setWasPinned] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const isSheet = isOpen && isPhone;

  const open = () => {
    setIsOpen(true);
    setWasPinned(false);
  };
  const close = () => {
    setIsOpen(false);
    // Focus on one of its fields would open it again; focus on the section does not.
    root.current?.focus({ preventScroll: true });
    onClose?.();
  };
  const { fields, isSaving, isKept, save, discard, restore } = useCreateNote({
    person,
    // A found draft opens the editor, except on a phone, where it would cover the screen.
    onRestore: () => setIsOpen((isOpenNow) => isOpenNow || !isPhone),
    onSaved: () => {
      close();
      setWasPinned(true);
    },
  });
  const confirmDiscard = useConfirmDiscard('discardNew');
  const closeOrAsk = async () => {
    if (isSaving || (fields.hasContent && !(await confirmDiscard()))) return;
    discard();
    close();
  };

  useUnsavedGuard(fields.hasContent, t('editor.leaveText'));
  useSheet(root, isSheet, closeOrAsk);
  useComposerOpener(({ reminder }) => {
    // The draft may have been stored after this editor was mounted.
    restore();
    open();
    if (reminder) fields.addReminder(reminder);
    fields.titleField.current?.focus();
  });
  useLeaving(root, isOpen && !isSheet && !fields.hasContent, () => {
    setIsOpen(false);
    onClose?.();
  });

  const openOnFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)) open();
  };
  const closeIfEmpty = () => {
    if (isOpen && !fields.hasContent) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isSheet) closeIfEmpty();
  };
  return (
    <section
      ref={root}
      className={`${paper.paper} ${classes.editor}`}
      data-c={paperNumber(fields.options.color)}
      data-open={isOpen || undefined}
      data-sheet={isSheet || undefined}
      data-locks-scroll={isSheet || undefined}
      {...(isSheet ? { role: 'dialog', 'aria-modal': true } : { role: 'region' })}
      aria-label={t('editor.newPinup')}
      tabIndex={-1}
      onFocus={openOnFocus}
      onInput={open}
      onKeyDown={closeOnEscape}
    >
      {!isSheet && (
        <span className={classes.pin}>
          <Pin kind={fields.options.selfNote ? 'plain' : 'live'} />
        </span>
      )}
      <EditorPaper
        fields={fields}
        isOpen={isOpen}
        isSheet={isSheet}
        notice={isKept ? null : t('editor.draftNotKept')}
        onOpen={open}
        onSave={save}
        onEscape={isSheet ? closeOrAsk : closeIfEmpty}
        actions={
          <EditorActions
            isSheet={isSheet}
            isOpen={isOpen}
            saveLabel={t('editor.pinUp')}
            isSaving={isSaving}
            onSave={save}
            onClose={closeOrAsk}
          />
        }
      />
      <span className="visually-hidden" role="status">
        {wasPinned && t('editor.pinned')}
      </span>
    </section>
  );
};
