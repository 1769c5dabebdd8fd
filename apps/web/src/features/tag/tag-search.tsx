import { tagKeyOf } from '@pinlife/contract/tag/tags';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './tag-search.module.css';

/** Tags whose name contains the typed text, with or without `#`. */
export const findTags = <Tag extends { tag: string }>(tags: readonly Tag[], typed: string): Tag[] => {
  const key = tagKeyOf(typed.trim().replace(/^#/, ''));
  return tags.filter(({ tag }) => tagKeyOf(tag).includes(key));
};

export const TagSearch = ({ value, onChange }: { value: string; onChange: (typed: string) => void }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.field}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        type="search"
        value={value}
        placeholder={t('tag.find')}
        aria-label={t('tag.find')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};
