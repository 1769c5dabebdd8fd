import { noteColors } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatList, formatMoment } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import paper from '../../../ui/mark/paper.module.css';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { NoteMedia } from '../../media/show/note-media.tsx';
import { NoteProse } from '../../note/card/note-prose.tsx';
import { ReminderList } from '../../reminder/reminder-chip.tsx';
import type { NoteFields } from '../draft/note-fields.ts';
import classes from './conflict-dialog.module.css';
import { KeptChanges, useNameOfPart } from './kept-changes.tsx';
import { mergeVersions, type Side } from './merge-versions.ts';
import type { Conflict } from './use-update-note.ts';

type ConflictDialogProps = {
  conflict: Conflict;
  isSaving: boolean;
  onMerge: (side: Side) => void;
  /** Null if it is not offered. */
  onKeepBoth: (() => void) | null;
  onEditFurther: () => void;
};

/**
 * Both versions of a note side by side. Parts that only one of them has changed are kept in any case; the person
 * decides about the others. Closing changes nothing.
 */
export const ConflictDialog = ({ conflict, isSaving, onMerge, onKeepBoth, onEditFurther }: ConflictDialogProps) => {
  const { t } = useTranslation();
  const nameOf = useNameOfPart();
  const { versions, mineAt, other } = conflict;
  const { conflicts, kept } = mergeVersions(versions, 'mine');
  const isAsked = conflicts.length > 0;
  return (
    <Modal
      isOpen
      onClose={onEditFurther}
      title={t('editor.conflict.title')}
      size="lg"
      footer={
        <>
          <Button variant="plain" data-autofocus disabled={isSaving} onClick={onEditFurther}>
            {t('editor.conflict.editFurther')}
          </Button>
          {isAsked && onKeepBoth && (
            <Button variant="outline" disabled={isSaving} onClick={onKeepBoth}>
              {t('outbox.keepBoth')}
            </Button>
          )}
          {isAsked && (
            <Button variant="outline" disabled={isSaving} onClick={() => onMerge('theirs')}>
              {t('editor.conflict.takeOther')}
            </Button>
          )}
          <Button isLoading={isSaving} onClick={() => onMerge('mine')}>
            {t(isAsked ? 'editor.conflict.keepMine' : 'editor.conflict.saveTogether')}
          </Button>
        </>
      }
    >
      <p className={classes.text}>
        {isAsked
          ? t('editor.conflict.asked', { parts: formatList(conflicts.map(nameOf)) })
          : t('editor.conflict.together')}
      </p>
      <div className={classes.versions}>
        <Version
          label={t('editor.conflict.mine')}
          at={new Date(mineAt).toISOString()}
          fields={versions.mine}
          base={versions.base}
        />
        <Version
          label={t('editor.conflict.other')}
          at={other.updatedAt}
          fields={versions.theirs}
          base={versions.base}
          note={other}
        />
      </div>
      <KeptChanges changes={kept} />
    </Modal>
  );
};

type VersionProps = { label: string; at: string; fields: NoteFields; base: NoteFields | null; note?: Note };

/** Marks what was added and removed since the common base, once the comparing code is loaded. */
const MarkedText = lazyPart(
  () => import('../../note/history/marked-prose.tsx').then((module) => module.MarkedProse),
  ({ after, media }) => <NoteProse html={after} {...(media && { media })} />,
);
const MarkedTitle = lazyPart(
  () => import('../../note/history/marked-prose.tsx').then((module) => module.MarkedLine),
  ({ after }) => after,
);

const Version = ({ label, at, fields, base, note }: VersionProps) => {
  const { t } = useTranslation();
  const { title, content, options, media, reminders } = fields;
  const color = noteColors.find(({ value }) => value === options.color)?.name ?? 'paper';
  const marks = [
    t(`editor.colors.${color}`),
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
        <h3 className="h4" dir="auto">
          <MarkedTitle before={base?.title ?? title} after={title} />
        </h3>
      </header>
      <div className={classes.body}>
        {content === '' && !base?.content ? (
          <p>{t('editor.conflict.empty')}</p>
        ) : (
          <MarkedText before={base?.content ?? content} after={content} media={note?.media ?? media} />
        )}
        <NoteMedia title={title} media={media} />
        <ReminderList reminders={reminders} />
        <p className={classes.label}>{marks.join(' · ')}</p>
      </div>
    </article>
  );
};
