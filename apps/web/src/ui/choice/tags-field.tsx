import { Combobox } from '@base-ui/react/combobox';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import fieldClasses from '../field/field.module.css';
import { FieldMessage } from '../field/field-message.tsx';
import { type ListOption, OptionList } from './option-list.tsx';
import { handleListKeys, useMatch } from './search-field.ts';
import classes from './tags-field.module.css';

type TagsFieldProps = {
  label: string;
  name: string;
  value: readonly string[];
  /** The suggestions; other entries can be added too. */
  suggestions: readonly string[];
  /** The entry's name in the person's language; by default the entry itself. */
  nameOf?: (entry: string) => string;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  placeholder: string;
  maxLength: number;
  error?: string | undefined;
};

/** A field to choose several of many options by typing, and to add own entries. */
export const TagsField = (props: TagsFieldProps) => {
  const { label, name, value, suggestions, nameOf = String, onChange, onBlur, placeholder, maxLength, error } = props;
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const matches = useMatch();
  const toOption = (entry: string): ListOption => ({ key: entry, label: nameOf(entry) });
  const options = listOptions(suggestions.map(toOption), value, query.trim(), {
    matches,
    nameNew: (text) => t('field.addOwn', { text }),
  });
  const remove = (entry: string) => {
    onChange(value.filter((other) => other !== entry));
    input.current?.focus();
  };

  return (
    <div className={fieldClasses.field}>
      <label className={fieldClasses.label} htmlFor={id}>
        {label}
      </label>
      <Combobox.Root
        multiple
        items={options}
        filter={null}
        value={value.map(toOption)}
        onValueChange={(chosen) => onChange(chosen.map(({ key }) => key))}
        isItemEqualToValue={isSame}
        inputValue={query}
        onInputValueChange={(text, { reason, isItemPress, cancel }) => {
          // Keep a half-typed word when the list closes.
          if (reason === 'input-clear' && !isItemPress) cancel();
          else setQuery(text);
        }}
        open={isOpen}
        onOpenChange={setIsOpen}
        autoHighlight
      >
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
          <Combobox.Input
            ref={input}
            id={id}
            name={name}
            type="text"
            className={classes.input}
            placeholder={placeholder}
            maxLength={maxLength}
            onKeyDown={(event) => {
              handleListKeys(event);
              const last = value.at(-1);
              if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last);
            }}
            onBlur={onBlur}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-message`}
          />
        </div>
        <OptionList anchor={box} />
      </Combobox.Root>
      <FieldMessage id={`${id}-message`} tone="error">
        {error}
      </FieldMessage>
    </div>
  );
};

const isSame = (one: ListOption, other: ListOption): boolean => one.key === other.key;

type Words = { matches: (option: ListOption, query: string) => boolean; nameNew: (text: string) => string };

const listOptions = (
  offered: readonly ListOption[],
  chosen: readonly string[],
  query: string,
  { matches, nameNew }: Words,
): ListOption[] => {
  const wanted = query.toLowerCase();
  const taken = new Set(chosen.map((entry) => entry.toLowerCase()));
  const found = offered.filter(
    (option) =>
      !taken.has(option.key.toLowerCase()) && (matches(option, query) || option.key.toLowerCase().includes(wanted)),
  );
  const isKnown = offered.some(({ key, label }) => key.toLowerCase() === wanted || label.toLowerCase() === wanted);
  if (wanted === '' || isKnown || taken.has(wanted)) return found;
  return [...found, { key: query, label: nameNew(query), isNew: true }];
};
