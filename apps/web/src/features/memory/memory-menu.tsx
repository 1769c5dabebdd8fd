import type { Note } from '@pinlife/contract/note/schema';
import { IconCalendarOff, IconEyeOff, IconPinnedOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { PlainDate } from '../../lib/time/plain-date.ts';
import { ActionMenu } from '../../ui/action/action-menu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { neverShow, useMemoryPreferences } from './api.ts';
import classes from './memory-card.module.css';

type MemoryMenuProps = { note: Note; today: PlainDate; onPutAway: (today: PlainDate | null) => void };

export const MemoryMenu = ({ note, today, onPutAway }: MemoryMenuProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const prefer = useMemoryPreferences();
  const hideForToday = () => {
    onPutAway(today);
    prefer({ memoriesHiddenOn: today }, () => onPutAway(null));
  };
  const turnOff = () => {
    prefer({ memories: false });
    const undo = { label: t('note.undo'), run: () => prefer({ memories: true }) };
    showToast({ kind: 'success', text: t('memory.turnedOff'), action: undo });
  };
  return (
    <ActionMenu
      label={t('memory.actions')}
      className={classes.menu}
      actions={[
        { label: t('memory.hide'), icon: IconEyeOff, run: hideForToday },
        { label: t('memory.never'), icon: IconPinnedOff, run: () => neverShow(client, note) },
        { label: t('memory.turnOff'), icon: IconCalendarOff, run: turnOff, isApart: true },
      ]}
    />
  );
};
