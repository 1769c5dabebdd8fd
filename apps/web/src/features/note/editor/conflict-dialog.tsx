import { formatMoment } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import paper from '../../../ui/paper.module.css';
import { NoteMedia } from '../../media/note-media.tsx';
import { NoteProse } from '../note-prose.tsx';
import { paperNumber } from '../paper.ts';
import classes from './conflict-dialog.module.css';
import type { NoteFields } from './note-fields.ts';
import type { Conflict } from './use-edit.ts';

type ConflictDialogProps = {
  conflict: Conflict;
  onKeepMine: () => void;
  onTakeOther: () => void;
  onEditFurther: () => void;
};

/** Both versions of a note side by side; closing it decides nothing and loses nothing. */
export const ConflictDialog = ({ conflict, onKeepMine, onTakeOther, onEditFurther }: ConflictDialogProps) => {
  const { t } = useTranslation();
  const { mine, mineAt, other } = conflict;
  return (
    <Modal
      isOpen
      onClose={onEditFurther}
      title={t('editor.conflict.title')}
      size="lg"
      footer={
        <>
          <Button variant="plain" data-autofocus onClick={onEditFurther}>
            {t('editor.conflict.editFurther')}
          </Button>
          <Button variant="outline" onClick={onTakeOther}>
            {t('editor.conflict.takeOther')}
          </Button>
          <Button onClick={onKeepMine}>{t('editor.conflict.keepMine')}</Button>
        </>
      }
    >
      <p className={classes.text}>{t('editor.conflict.text')}</p>
      <div className={classes.versions}>
        <Version label={t('editor.conflict.mine')} at={new Date(mineAt).toISOString()} fields={mine} />
        <Version label={t('editor.conflict.other')} at={other.updatedAt} fields={other} />
      </div>
    </Modal>
  );
};

type VersionProps = { label: string; at: string; fields: Omit<NoteFields, 'reminders'> };

const Version = ({ label, at, fields: { title, content, options, media } }: VersionProps) => {
  const { t } = useTranslation();
  const marks = [
    options.passion ? t('editor.passion') : '',
    options.selfNote ? t('editor.selfNote') : '',
    options.location,
  ].filter((mark) => mark !== '');
  return (
    <article className={`${paper.paper} ${classes.version}`} data-c={paperNumber(options.color)} aria-label={label}>
      <header className={classes.header}>
        <p className={classes.label}>
          {label} · {formatMoment(at)}
        </p>
        <h3 className="h4">{title}</h3>
      </header>
      <div className={classes.body}>
        {content === '' ? <p>{t('editor.conflict.empty')}</p> : <NoteProse html={content} media={media} />}
        <NoteMedia title={title} media={media} />
        {marks.length > 0 && <p className={classes.label}>{marks.join(' · ')}</p>}
      </div>
    </article>
  );
};
