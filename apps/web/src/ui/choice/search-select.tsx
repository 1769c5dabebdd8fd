import { IconSelector } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from '../field/field.module.css';
import { FieldMessage } from '../field/field-message.tsx';
import { type ListOption, OptionList } from './option-list.tsx';
import { useCombobox } from './use-combobox.ts';

type SearchOption = ListOption & {
  /** What the field shows once it is chosen, where that is not the label. */
  shown?: string;
};

type SearchSelectProps = {
  label: string;
  name: string;
  /** The key of the chosen option; empty when nothing is chosen. */
  value: string;
  options: readonly SearchOption[];
  onChange: (key: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  error?: string | undefined;
  /** For a field in a group that has a label and a message of its own. */
  isBare?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
};

/** One of many, found by typing. */
export const SearchSelect = (props: SearchSelectProps) => {
  const {
    label,
    name,
    value,
    options,
    onChange,
    onBlur,
    placeholder,
    error,
    isBare = false,
    isInvalid,
    describedBy,
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const chosen = options.find(({ key }) => key === value);
  const found = query ? options.filter((option) => matches(option, query)) : options;

  const pick = (index: number) => {
    const option = found[index];
    if (option) onChange(option.key);
    end();
  };
  const combobox = useCombobox({ count: found.length, pick });
  const end = () => {
    setQuery(null);
    combobox.close();
  };

  const field = (
    <>
      <div ref={box} className={classes.box} data-tone={error || isInvalid ? 'error' : undefined}>
        <input
          {...combobox.inputProps}
          id={id}
          name={name}
          type="text"
          className={classes.input}
          aria-label={isBare ? label : undefined}
          placeholder={placeholder}
          value={query ?? chosen?.shown ?? chosen?.label ?? ''}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            combobox.open();
          }}
          onClick={(event) => {
            event.currentTarget.select();
            combobox.open();
          }}
          onKeyDown={combobox.handleKey}
          onBlur={() => {
            end();
            onBlur?.();
          }}
          aria-invalid={Boolean(error) || isInvalid}
          aria-describedby={describedBy ?? `${id}-message`}
        />
        <IconSelector className={classes.icon} aria-hidden />
      </div>
      {combobox.isOpen && (
        <OptionList
          id={combobox.listId}
          options={found}
          activeIndex={combobox.activeIndex}
          selectedKey={value}
          anchor={box}
          onPick={pick}
        />
      )}
    </>
  );
  if (isBare) return <div>{field}</div>;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {field}
      <FieldMessage id={`${id}-message`} tone="error">
        {error}
      </FieldMessage>
    </div>
  );
};

const matches = ({ label, stamp, note }: SearchOption, query: string): boolean => {
  const wanted = query.trim().toLowerCase();
  return (
    label.toLowerCase().includes(wanted) ||
    stamp?.toLowerCase() === wanted ||
    (note !== undefined && wanted !== '' && (note.startsWith(wanted) || note.startsWith(`+${wanted}`)))
  );
};
