import { defaultNoteColor } from '@pinlife/contract/note/limits';
import type { Icon } from '@tabler/icons-react';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconHeart,
  IconMessageCircle,
  IconPencil,
  IconPlus,
  IconRotate,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangeKind, kindOf } from '../../entities/note/outbox/display/change-kind.ts';
import { findShownNote } from '../../entities/note/outbox/display/find-shown-note.ts';
import { isOfNotifications } from '../../entities/note/outbox/queue/entry.ts';
import { paperNumber } from '../../entities/note/paper.ts';
import { formatTime } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import paper from '../../ui/mark/paper.module.css';
import { RefusedAnswers } from '../note/refused/refused-answers.tsx';
import type { OutboxRow } from './list-rows.ts';
import classes from './outbox.module.css';

type OutboxListProps = { rows: readonly OutboxRow[]; isSending: boolean; onLeave: () => void };

export const OutboxList = ({ rows, isSending, onLeave }: OutboxListProps) => {
  const { t } = useTranslation();
  const isRefusedOnly = rows.every(({ refusal }) => refusal);
  return (
    <>
      <ul className={classes.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onLeave={onLeave} />
        ))}
      </ul>
      {isSending ? (
        <Progress left={rows.filter(({ refusal }) => !refusal).length} />
      ) : (
        <p className={classes.foot}>{t(isRefusedOnly ? 'outbox.refusedFoot' : 'outbox.foot')}</p>
      )}
    </>
  );
};

/** How many of the entries were sent since the list was opened. */
const Progress = ({ left }: { left: number }) => {
  const { t } = useTranslation();
  const [most, setMost] = useState(left);
  if (left > most) setMost(left);
  return (
    <div className={classes.progress}>
      <progress aria-label={t('outbox.sending')} max={most} value={most - left} />
    </div>
  );
};

const icons: Record<ChangeKind, Icon> = {
  create: IconPlus,
  update: IconPencil,
  passion: IconHeart,
  done: IconCircleCheck,
  undone: IconRotate,
  delete: IconTrash,
  restore: IconRotate,
  comment: IconMessageCircle,
};

const Row = ({ row, onLeave }: { row: OutboxRow; onLeave: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { change, noteId, madeAt, refusal, isSending } = row;
  if (isOfNotifications(change)) return null;
  const note = findShownNote(client, noteId) ?? row.base;
  const kind = kindOf(change);
  const Glyph = refusal ? IconAlertCircle : icons[kind];
  const title = row.shown.title ?? note?.title ?? '';
  const name = t(`outbox.kind.${kind}`);
  return (
    <li className={classes.row} data-refused={refusal !== null || undefined}>
      <span
        className={`${paper.paper} ${classes.swatch}`}
        data-c={paperNumber(row.shown.options?.color ?? note?.options.color ?? defaultNoteColor)}
      >
        <Glyph size={18} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <b className={classes.title} dir="auto">
            {title}
          </b>
          {isSending ? (
            <span className={classes.sending}>
              <Spinner />
            </span>
          ) : (
            <span className={classes.when}>{formatTime(new Date(madeAt))}</span>
          )}
        </p>
        <p className={classes.kind}>
          {refusal ? t('outbox.kindRefused', { kind: name }) : isSending ? t('outbox.sendingNow') : name}
        </p>
        {refusal && <RefusedAnswers entry={row} title={title} refusal={refusal} onEdit={onLeave} />}
      </div>
    </li>
  );
};
