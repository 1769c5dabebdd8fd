import { discardEntry } from '../../../entities/note/outbox/outbox.ts';
import type { OutboxEntry, Refusal } from '../../../entities/note/outbox/queue/entry.ts';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { isKnownCode, sentenceOf, t as translate, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import classes from './refused.module.css';
import { reopenEntry } from './reopening.ts';

const GONE = ['note_deleted', 'not_found'];

/** The text of a refusal. */
const reasonOf = ({ code, message, data, unfit }: Refusal): string => {
  if (data) return translate('outbox.changedElsewhere', { when: formatMoment(data.updatedAt) });
  if (code !== null && GONE.includes(code)) return translate('outbox.deletedElsewhere');
  return isKnownCode(code) ? sentenceOf(code, { data: unfit }) : message || translate('editor.failed');
};

type RefusedAnswersProps = { entry: OutboxEntry; title: string; refusal: Refusal; onEdit?: () => void };

/** Why an entry was refused, with buttons to edit or discard it. */
export const RefusedAnswers = ({ entry, title, refusal, onEdit }: RefusedAnswersProps) => {
  const { t } = useTranslation();
  const { change } = entry;
  const askToDiscard = async () => {
    const isConfirmed = await confirm({
      title: t('outbox.discardQuestion'),
      text: t('outbox.discardText', { title }),
      confirmLabel: t('outbox.discard'),
      cancelLabel: t('outbox.keep'),
      danger: true,
    });
    if (isConfirmed) await discardEntry(entry.id);
  };
  const edit = () => {
    onEdit?.();
    reopenEntry(entry);
  };
  return (
    <>
      <p className={classes.reason}>{reasonOf(refusal)}</p>
      {change.kind === 'comment' && (
        <p className={classes.text} dir="auto">
          {change.content}
        </p>
      )}
      <p className={classes.answers}>
        {(change.kind === 'create' || change.kind === 'update') && (
          <Button variant="outline" size="sm" onClick={edit}>
            {t('outbox.edit')}
          </Button>
        )}
        <Button variant="warn" size="sm" onClick={askToDiscard}>
          {t('outbox.discard')}
        </Button>
      </p>
    </>
  );
};
