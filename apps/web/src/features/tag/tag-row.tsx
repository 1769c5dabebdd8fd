import { tagKeyOf } from '@pinlife/contract/tag/tags';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Popover } from '../../ui/overlay/popover.tsx';
import { AllTags } from './all-tags.tsx';
import classes from './tag-row.module.css';

/** `count` is missing if it is unknown. */
export type CountedTag = { tag: string; count?: number };

type TagRowProps = {
  tags: readonly CountedTag[];
  /** Keys. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Whether to offer the list of all of them. */
  hasAll?: boolean;
};

const SHOWN = 5;
const LIST_WIDTH = 312;

/** Filters a list by tags; several mean all of them. */
export const TagRow = ({ tags, chosen, onChange, hasAll = false }: TagRowProps) => {
  const { t } = useTranslation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const byKey = new Map(tags.map((tag) => [tagKeyOf(tag.tag), tag]));
  const first = chosen.map((key) => byKey.get(key) ?? { tag: key });
  const others = tags.filter(({ tag }) => !chosen.includes(tagKeyOf(tag)));
  const shown = [...first, ...others.slice(0, Math.max(0, SHOWN - first.length))];
  const turn = (key: string) => onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  if (shown.length === 0) return null;
  return (
    <fieldset className={classes.row} aria-label={t('tag.filter')}>
      {shown.map(({ tag, count }) => {
        const key = tagKeyOf(tag);
        const isOn = chosen.includes(key);
        return (
          <button key={key} type="button" className={classes.pill} aria-pressed={isOn} onClick={() => turn(key)}>
            <span dir="auto">#{tag}</span>
            {count !== undefined && <small>{count}</small>}
            {isOn && <IconX size={15} stroke={2.25} aria-hidden />}
          </button>
        );
      })}
      {hasAll && (
        <button
          type="button"
          className={classes.more}
          aria-haspopup="dialog"
          aria-expanded={opener !== null}
          onClick={(event) => setOpener(event.currentTarget)}
        >
          {t('tag.all')}
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </button>
      )}
      {opener && (
        <Popover opener={opener} label={t('tag.all')} width={LIST_WIDTH} onClose={() => setOpener(null)}>
          <AllTags tags={tags} chosen={chosen} onTurn={turn} />
        </Popover>
      )}
    </fieldset>
  );
};
