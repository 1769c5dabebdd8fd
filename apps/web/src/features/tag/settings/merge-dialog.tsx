import type { ListedTag } from '@pinlife/contract/tag/schema';
import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import classes from './tag-settings.module.css';

type MergeDialogProps = {
  isOpen: boolean;
  tags: readonly ListedTag[];
  onClose: () => void;
  onMerge: (tags: readonly string[], to: string) => void;
};

export const MergeDialog = ({ isOpen, tags, onClose, onMerge }: MergeDialogProps) => {
  const { t } = useTranslation();
  const [kept, setKept] = useState<string | null>(null);
  const names = tags.map(({ tag }) => tag);
  const name = kept !== null && names.includes(kept) ? kept : (names[0] ?? '');
  const count = tags.reduce((sum, one) => sum + one.count, 0);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('tag.mergeTitle', { count: tags.length })}
      size="sm"
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('tag.cancel')}
          </Button>
          <Button onClick={() => onMerge(names, name)}>{t('tag.merge')}</Button>
        </>
      }
    >
      <div className={classes.merging}>
        <RadioCards
          label={t('tag.mergeText')}
          value={name}
          options={tags.map(({ tag, count }) => ({ value: tag, label: `#${tag}`, text: t('tag.pinups', { count }) }))}
          onChange={setKept}
        />
        {/* A pinup may carry several of them: it counts once afterwards. */}
        <Hint icon={IconArrowMerge}>{t('tag.mergeSum', { tag: `#${name}`, count })}</Hint>
      </div>
    </Modal>
  );
};
