import { tagKeyOf } from '@pinlife/contract/tag/tags';
import { useMemo } from 'react';
import { useTags } from '../../entities/tag/api.ts';
import { formatList } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import classes from './tag-row.module.css';
import { TagRow } from './tag-row.tsx';

type PinupTagsProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** The tags of all pinups, the most used first, and the number of pinups with the chosen one. */
export const PinupTags = ({ chosen, onChange }: PinupTagsProps) => {
  const { t } = useTranslation();
  const tags = useTags();
  const sorted = useMemo(() => tags?.toSorted((one, other) => other.count - one.count) ?? [], [tags]);
  const [only] = chosen;
  const found = chosen.length === 1 ? sorted.find(({ tag }) => tagKeyOf(tag) === only) : undefined;
  return (
    <>
      <TagRow tags={sorted} chosen={chosen} onChange={onChange} hasAll />
      <p role="status" className={found ? classes.status : 'visually-hidden'}>
        {found && t('tag.found', { count: found.count, tags: `#${found.tag}` })}
      </p>
    </>
  );
};

/** Shown if no note has all chosen tags. */
export const NothingTagged = ({ chosen, onChange }: PinupTagsProps) => {
  const { t } = useTranslation();
  const tags = formatList(chosen.map((tag) => `#${tag}`));
  return (
    <EmptyState
      drawing="note"
      title={t('note.noNotes')}
      text={t(chosen.length === 2 ? 'tag.nothingBoth' : 'tag.nothing', { tags })}
      action={
        <Button variant="soft" onClick={() => onChange([])}>
          {t('tag.clear')}
        </Button>
      }
    />
  );
};
