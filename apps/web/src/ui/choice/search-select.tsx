import { Combobox } from '@base-ui/react/combobox';
import { IconSelector } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import classes from '../field/field.module.css';
import { FieldMessage } from '../field/field-message.tsx';
import { type ListOption, OptionList } from './option-list.tsx';
import { handleListKeys, useMatch } from './search-field.ts';

type SearchOption = ListOption & {
  /** The text of the field once chosen, if it is not the label. */
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
  /** Omits label and message, which the group has. */
  isBare?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
};

/** A field to choose one of many options by typing. */
export const SearchSelect = ({ value, options, onChange, ...props }: SearchSelectProps) => {
  const { label, name, onBlur, placeholder, error, isBare = false, isInvalid, describedBy } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const matches = useMatch();
  const field = (
    <Combobox.Root
      items={options}
      value={options.find(({ key }) => key === value) ?? null}
      onValueChange={(option, details) => {
        // Clearing the field keeps the choice until another is made.
        if (option) onChange(option.key);
        else details.cancel();
      }}
      filter={matches}
      itemToStringLabel={nameOf}
      isItemEqualToValue={isSame}
      autoHighlight
    >
      <div ref={box} className={classes.box} data-tone={error || isInvalid ? 'error' : undefined}>
        <Combobox.Input
          id={id}
          name={name}
          type="text"
          className={classes.input}
          aria-label={isBare ? label : undefined}
          placeholder={placeholder}
          onClick={(event) => event.currentTarget.select()}
          onKeyDown={handleListKeys}
          onBlur={onBlur}
          aria-invalid={Boolean(error) || isInvalid}
          aria-describedby={describedBy ?? `${id}-message`}
        />
        <IconSelector className={classes.icon} aria-hidden />
      </div>
      <OptionList anchor={box} />
    </Combobox.Root>
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

const nameOf = ({ shown, label }: SearchOption): string => shown ?? label;
const isSame = (one: SearchOption, other: SearchOption): boolean => one.key === other.key;
