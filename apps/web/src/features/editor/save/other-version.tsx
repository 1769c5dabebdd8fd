import type { Note } from '@pinlife/contract/note/schema';
import { draftOf } from '../../../entities/reminder/draft-reminder.ts';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { parseInert } from '../../../lib/screen/trusted-types.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { NoteMedia } from '../../media/show/note-media.tsx';
import { NoteProse } from '../../note/card/note-prose.tsx';
import { ReminderList } from '../../reminder/reminder-chip.tsx';
import classes from './other-version.module.css';

/** Shows the other version, so that it can be read and copied during editing. */
export const OtherVersion = ({ note }: { note: Note }) => {
  const { t } = useTranslation();
  const copy = () =>
    copyNote(note).then(
      () => showToast({ kind: 'success', text: t('editor.conflict.copied') }),
      () => showToast({ kind: 'error', text: t('editor.conflict.notCopied') }),
    );
  return (
    <section className={classes.other} aria-label={t('editor.conflict.other')}>
      <header className={classes.header}>
        <span>
          {t('editor.conflict.other')} · {formatMoment(note.updatedAt)}
        </span>
        <Button size="sm" variant="plain" onClick={copy}>
          {t('editor.conflict.copy')}
        </Button>
      </header>
      <h3 className="h4">{note.title}</h3>
      <NoteProse html={note.content} media={note.media} />
      <NoteMedia title={note.title} media={note.media} />
      <ReminderList reminders={note.reminders.map(draftOf)} />
    </section>
  );
};

/** Copies HTML for editors, and plain text for other programs. */
const copyNote = async ({ content }: Note): Promise<void> => {
  const text = parseInert(content).body.textContent ?? '';
  const item = new ClipboardItem({
    'text/html': new Blob([content], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  await navigator.clipboard.write([item]);
};
