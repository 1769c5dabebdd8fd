import { useId } from 'react';
import classes from '../field/field.module.css';
import { FieldMessage } from '../field/field-message.tsx';
import { NativeSelect } from './native-select.tsx';

type SelectFieldProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
  error?: string | undefined;
};

/** A select with label and message. */
export const SelectField = <Value extends string>({ label, error, ...select }: SelectFieldProps<Value>) => {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <NativeSelect {...select} id={id} isInvalid={Boolean(error)} describedBy={messageId} />
      <FieldMessage id={messageId} tone="error">
        {error}
      </FieldMessage>
    </div>
  );
};
