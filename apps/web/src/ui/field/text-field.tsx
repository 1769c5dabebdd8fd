import { IconCircleCheck } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import classes from './field.module.css';
import { FieldMessage, type MessageTone } from './field-message.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'className' | 'children'>;

export type TextFieldProps = InputProps & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  success?: string | undefined;
  warning?: string | undefined;
  /** Shown while there is no error, success or warning. */
  hint?: string | undefined;
  isBusy?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Shown between the field and its message. */
  children?: ReactNode;
};

export const TextField = (props: TextFieldProps) => {
  const { label, value, onChange, error, success, warning, hint, isBusy, leading, trailing, children, ...input } =
    props;
  const id = useId();
  const messageId = `${id}-message`;
  const tone: MessageTone = error ? 'error' : success ? 'success' : warning ? 'warning' : 'hint';
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box} data-tone={tone}>
        {leading}
        <input
          type="text"
          {...input}
          id={id}
          className={classes.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={Boolean(error)}
          aria-describedby={messageId}
        />
        {isBusy && <Spinner />}
        {success && !error && <IconCircleCheck className={classes.icon} aria-hidden />}
        {trailing}
      </div>
      {children}
      <FieldMessage id={messageId} tone={tone}>
        {error ?? success ?? warning ?? hint}
      </FieldMessage>
    </div>
  );
};
