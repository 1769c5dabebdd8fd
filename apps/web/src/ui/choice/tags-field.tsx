import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import fieldClasses from '../field/field.module.css';
import { FieldMessage } from '../field/field-message.tsx';
import { type ListOption, OptionList } from './option-list.tsx';
import classes from './tags-field.module.css';
import { useCombobox } from './use-combobox.ts';

type TagsFieldProps = {
  label: string;
  name: string;
  value: readonly string[];
  /** What is offered; anything else can be added too. */
  suggestions: readonly string[];
  /** How an entry is called in the person's language; left out, by itself. */
  nameOf?: (entry: string) => string;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  placeholder: string;
  maxLength: number;
  error?: string | undefined;
};

/** Several of many, found by typing, and the person's own. */
export const TagsField = (props: TagsFieldProps) => {
  const { label, name, value, suggestions, nameOf = String, onChange, onBlur, placeholder, maxLength, error } = props;
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const offered = suggestions.map((entry) => ({ key: entry, label: nameOf(entry) }));
  const options = listOptions(offered, value, query.trim(), (text) => t('field.addOwn', { text }));

  const pick = (index: number) => {
    const option = options[index];
    if (!option) return;
    onChange([...value, option.key]);
    setQuery('');
    // The list would hide what stands below the field; the next key brings it back.
    combobox.close();
  };
  const remove = (entry: string) => {
    onChange(value.filter((other) => other !== entry));
    input.current?.focus();
  };
  const combobox = useCombobox({ count: options.length, pick });
  const handleKey = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last);
    else combobox.handleKey(event);
  };

  return (
    <div className={fieldClasses.field}>
      <label className={fieldClasses.label} htmlFor={id}>
        {label}
      </label>
      <div ref={box} className={`${fieldClasses.box} ${classes.box}`} data-tone={error ? 'error' : undefined}>
        {value.map((entry) => (
          <span key={entry} className={classes.tag}>
            {nameOf(entry)}
            <button
              type="button"
              className={classes.remove}
              aria-label={t('field.removeTag', { name: nameOf(entry) })}
              onClick={() => remove(entry)}
            >
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </span>
        ))}
        <input
          {...combobox.inputProps}
          ref={input}
          id={id}
          name={name}
          type="text"
          className={classes.input}
          placeholder={placeholder}
          maxLength={maxLength}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            combobox.open();
          }}
          onClick={combobox.open}
          onKeyDown={handleKey}
          onBlur={() => {
            combobox.close();
            onBlur?.();
          }}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-message`}
        />
      </div>
      {combobox.isOpen && (
        <OptionList
          id={combobox.listId}
          options={options}
          activeIndex={combobox.activeIndex}
          anchor={box}
          onPick={pick}
        />
      )}
      <FieldMessage id={`${id}-message`} tone="error">
        {error}
      </FieldMessage>
    </div>
  );
};

const listOptions = (
  offered: readonly ListOption[],
  chosen: readonly string[],
  query: string,
  nameNew: (text: string) => string,
): ListOption[] => {
  const wanted = query.toLowerCase();
  const taken = new Set(chosen.map((entry) => entry.toLowerCase()));
  const wordsOf = ({ key, label }: ListOption) => [key.toLowerCase(), label.toLowerCase()];
  const found = offered.filter(
    (option) => !taken.has(option.key.toLowerCase()) && wordsOf(option).some((word) => word.includes(wanted)),
  );
  const isKnown = offered.some((option) => wordsOf(option).includes(wanted));
  if (wanted === '' || isKnown || taken.has(wanted)) return found;
  return [...found, { key: query, label: nameNew(query), isNew: true }];
};
