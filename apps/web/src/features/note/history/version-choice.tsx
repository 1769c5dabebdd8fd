import { IconHistory, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { BottomSheet } from '../../../ui/overlay/bottom-sheet.tsx';
import classes from './history.module.css';
import { VersionList, type VersionListProps } from './version-list.tsx';

type VersionChoiceProps = VersionListProps & {
  /** The chosen version in words. */
  name: string;
  /** null as long as older ones may follow. */
  count: number | null;
};

/** On narrow screens a button with the chosen version opens the list as a sheet. */
export const VersionChoice = ({ name, count, ...list }: VersionChoiceProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.choice}>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <IconHistory size={18} stroke={1.75} aria-hidden />
        <span>
          {name}
          {count !== null && <small>, {t('history.count', { count })}</small>}
        </span>
        <IconSelector size={18} stroke={1.75} aria-hidden />
      </button>
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('history.versions')}>
        <VersionList
          {...list}
          onChoose={(entry) => {
            list.onChoose(entry);
            setIsOpen(false);
          }}
        />
      </BottomSheet>
    </div>
  );
};
