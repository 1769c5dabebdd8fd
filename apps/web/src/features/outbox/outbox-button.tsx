import { IconCloudOff, IconCloudX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useAnnouncedEntries } from '../../entities/note/outbox/display/announced.ts';
import { dismissRefusedToast, useListAsked } from '../../entities/note/outbox/display/report.ts';
import { useIsReachable } from '../../lib/api/connection.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Flyout } from '../../ui/overlay/flyout.tsx';
import { listRows } from './list-rows.ts';
import classes from './outbox.module.css';
import { OutboxList } from './outbox-list.tsx';
import { useReopening } from './use-reopening.ts';

/** The header's button with the number of announced entries, and their list. */
export const OutboxButton = () => {
  const { t } = useTranslation();
  const isReachable = useIsReachable();
  const asked = useListAsked();
  const rows = listRows(useAnnouncedEntries());
  useReopening();
  const refused = rows.filter(({ refusal }) => refusal).length;
  const waiting = rows.length - refused;
  const isAnyRefused = refused > 0;
  useEffect(() => {
    if (isAnyRefused) return dismissRefusedToast;
  }, [isAnyRefused]);
  if (rows.length === 0) {
    if (isReachable) return null;
    return (
      <span className={classes.state} data-outbox role="img" aria-label={t('outbox.offline')} data-tip="below">
        <IconCloudOff size={20} stroke={1.75} aria-hidden />
      </span>
    );
  }
  const isRefusedOnly = waiting === 0;
  const isSending = isReachable && !isRefusedOnly;
  const Icon = isRefusedOnly ? IconCloudX : IconCloudOff;
  const label = [
    ...(waiting > 0 ? [t('outbox.waiting', { count: waiting })] : []),
    ...(refused > 0 ? [t('outbox.refused', { count: refused })] : []),
  ].join(', ');
  return (
    <Flyout
      title={t(isRefusedOnly ? 'outbox.refusedTitle' : isSending ? 'outbox.sending' : 'outbox.title')}
      aside={
        <span className={classes.aside}>
          {isSending ? t('outbox.left', { count: waiting }) : t('outbox.changes', { count: rows.length })}
        </span>
      }
      asked={asked}
      button={(props) => (
        <button
          type="button"
          {...props}
          className={classes.button}
          data-outbox
          data-refused={isRefusedOnly || undefined}
          data-tip="below"
          aria-label={label}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
          <span aria-hidden>{rows.length}</span>
        </button>
      )}
    >
      {(close) => <OutboxList rows={rows} isSending={isSending} onLeave={close} />}
    </Flyout>
  );
};
