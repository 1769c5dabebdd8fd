import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './checkbox.module.css';
import { FieldMessage } from './field-message.tsx';

type CheckboxProps = {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  children: ReactNode;
};

export const Checkbox = ({ name, value, onChange, onBlur, error, children }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <label className={classes.check}>
        <span className={classes.box}>
          <input
            type="checkbox"
            name={name}
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
            aria-invalid={Boolean(error)}
            aria-describedby={id}
          />
          <IconCheck aria-hidden />
        </span>
        <span>{children}</span>
      </label>
      <FieldMessage id={id} tone="error">
        {error}
      </FieldMessage>
    </div>
  );
};
