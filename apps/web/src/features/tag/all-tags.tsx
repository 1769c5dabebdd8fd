import { tagKeyOf } from '@pinlife/contract/tag/tags';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import classes from './tag-row.module.css';
import type { CountedTag } from './tag-row.tsx';
import { findTags, TagSearch } from './tag-search.tsx';

/** Further tags are found by typing. */
const SHOWN_MAX = 100;

type AllTagsProps = { tags: readonly CountedTag[]; chosen: readonly string[]; onTurn: (key: string) => void };

export const AllTags = ({ tags, chosen, onTurn }: AllTagsProps) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const found = findTags(tags, wanted).slice(0, SHOWN_MAX);
  return (
    <div className={classes.all}>
      <TagSearch value={wanted} onChange={setWanted} />
      <ul className={classes.list}>
        {found.map(({ tag, count }) => (
          <li key={tag}>
            <Checkbox name="tag" value={chosen.includes(tagKeyOf(tag))} onChange={() => onTurn(tagKeyOf(tag))}>
              <span dir="auto">#{tag}</span> <small>{count}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>{t('tag.noneFound')}</p>}
      <Link className={classes.manage} to="/dashboard/settings/tags">
        {t('tag.manage')}
      </Link>
    </div>
  );
};
