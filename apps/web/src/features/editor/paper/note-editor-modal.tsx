import type { Note } from '@pinlife/contract/note/schema';
import { useState } from 'react';
import type { Refusal } from '../../../entities/note/outbox/queue/entry.ts';
import { paperNumber } from '../../../entities/note/paper.ts';
import { useUser } from '../../../entities/user/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { useUnsavedGuard } from '../../../lib/session/use-unsaved-guard.ts';
import paper from '../../../ui/mark/paper.module.css';
import { Pin } from '../../../ui/mark/pin.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { ConflictDialog } from '../save/conflict-dialog.tsx';
import { GoneDialog } from '../save/gone-dialog.tsx';
import { OtherVersion } from '../save/other-version.tsx';
import { useUpdateNote } from '../save/use-update-note.ts';
import { EditorActions, useConfirmDiscard } from './editor-actions.tsx';
import { EditorPaper } from './editor-paper.tsx';
import classes from './note-editor-modal.module.css';

type NoteEditorModalProps = { note: Note; refusal: Refusal | null; onClose: () => void };

/** The dialog in which an existing note is edited. */
export const NoteEditorModal = (props: NoteEditorModalProps) => {
  const { data: user } = useUser();
  return user && <EditDialog key={props.note._id} person={user.id} {...props} />;
};

const EditDialog = ({ person, note, refusal, onClose }: NoteEditorModalProps & { person: string }) => {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE);
  const edit = useUpdateNote({ person, note, refusal, onDone: onClose });
  const confirmDiscard = useConfirmDiscard('discardChanges');
  /** The other version of a conflict, shown while the person continues to edit. */
  const [other, setOther] = useState<Note | null>(null);
  const { fields, isSaving, obstacle } = edit;
  useUnsavedGuard(fields.isChanged, t('editor.leaveText'));

  const closeOrAsk = async () => {
    if (isSaving || (fields.isChanged && !(await confirmDiscard()))) return;
    edit.discard();
  };
  return (
    <Overlay isOpen kind="frame" label={t('editor.editPinup')} onClose={closeOrAsk} closesOnScrim={false}>
      <div className={`${paper.paper} ${classes.frame}`} data-c={paperNumber(fields.options.color)}>
        {!isPhone && (
          <span className={classes.pin}>
            <Pin kind={note.reminder ? 'live' : 'plain'} />
          </span>
        )}
        <div className={classes.sheet}>
          <EditorPaper
            fields={fields}
            extra={other && <OtherVersion note={other} />}
            isOpen
            isSheet={isPhone}
            notice={edit.isKept ? null : t('editor.draftNotKept')}
            onOpen={() => undefined}
            onSave={edit.save}
            onEscape={closeOrAsk}
            actions={
              <EditorActions
                isSheet={isPhone}
                isOpen
                saveLabel={t('editor.update')}
                isSaving={isSaving}
                onSave={edit.save}
                onClose={closeOrAsk}
              />
            }
          />
        </div>
      </div>
      {obstacle?.kind === 'gone' && (
        <GoneDialog
          gone={obstacle}
          isSaving={isSaving}
          onRestore={() => edit.restore(obstacle)}
          onKeepAsNew={() => edit.keepAsNew(obstacle)}
          onKeepWriting={edit.keepWriting}
        />
      )}
      {obstacle?.kind === 'conflict' && (
        <ConflictDialog
          conflict={obstacle}
          isSaving={isSaving}
          onMerge={(side) => edit.merge(obstacle, side)}
          onKeepBoth={refusal ? () => edit.keepBoth(obstacle) : null}
          onEditFurther={() => {
            setOther(obstacle.other);
            edit.editFurther(obstacle);
          }}
        />
      )}
    </Overlay>
  );
};
