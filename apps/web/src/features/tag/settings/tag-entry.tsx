import { TAG_MAX_LENGTH } from '@pinlife/contract/tag/limits';
import type { ListedTag } from '@pinlife/contract/tag/schema';
import { isTagWord, tagKeyOf } from '@pinlife/contract/tag/tags';
import { IconHash, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import field from '../../../ui/field/field.module.css';
import { TextField } from '../../../ui/field/text-field.tsx';
import classes from './tag-settings.module.css';

type TagEntryProps = {
  tag: ListedTag;
  others: readonly ListedTag[];
  isChosen: boolean;
  isEdited: boolean;
  isBusy: boolean;
  onTurn: () => void;
  onEdit: (isOn: boolean) => void;
  onRename: (to: string) => void;
  onRemove: () => void;
};

export const TagEntry = (props: TagEntryProps) => {
  const { tag, isChosen, isEdited, isBusy, onTurn, onEdit, onRemove } = props;
  const { t } = useTranslation();
  const name = `#${tag.tag}`;
  if (isEdited) return <RenameForm {...props} />;
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <div className={classes.name}>
          <Checkbox name="tag" value={isChosen} onChange={onTurn}>
            <strong dir="auto">{name}</strong>
          </Checkbox>
        </div>
        <Link className={classes.count} to={`/dashboard/search?${new URLSearchParams({ q: name })}`}>
          {t('tag.pinups', { count: tag.count })}
        </Link>
      </div>
      <div className={classes.actions}>
        <IconButton
          icon={IconPencil}
          label={t('tag.renameTag', { tag: name })}
          disabled={isBusy}
          onClick={() => onEdit(true)}
        />
        <IconButton icon={IconTrash} label={t('tag.removeTag', { tag: name })} disabled={isBusy} onClick={onRemove} />
      </div>
    </li>
  );
};

const RenameForm = ({ tag, others, isChosen, isBusy, onTurn, onEdit, onRename }: TagEntryProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState(tag.tag);
  const [isRefused, setIsRefused] = useState(false);
  const word = name.trim().replace(/^#/, '').normalize('NFC');
  const taken = others.find((other) => other !== tag && tagKeyOf(other.tag) === tagKeyOf(word));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTagWord(word)) setIsRefused(true);
    else if (word === tag.tag) onEdit(false);
    else onRename(word);
  };
  const warning = taken && t('tag.merges', { tag: `#${taken.tag}`, count: taken.count + tag.count });
  return (
    <li className={classes.edited}>
      <Checkbox name="tag" value={isChosen} onChange={onTurn}>
        <span className="visually-hidden">#{tag.tag}</span>
      </Checkbox>
      <form
        className={classes.form}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onEdit(false);
        }}
      >
        <TextField
          label={t('tag.newName')}
          value={name}
          onChange={(next) => {
            setName(next);
            setIsRefused(false);
          }}
          maxLength={TAG_MAX_LENGTH}
          autoFocus
          autoComplete="off"
          dir="auto"
          error={isRefused ? t('error.tag_invalid') : undefined}
          warning={warning}
          leading={<IconHash className={field.icon} aria-hidden />}
        />
        <Button type="submit" disabled={isBusy}>
          {t('tag.rename')}
        </Button>
        <IconButton icon={IconX} label={t('tag.cancel')} onClick={() => onEdit(false)} />
      </form>
    </li>
  );
};
