import type { ComponentProps } from 'react';
import classes from './growing-field.module.css';

type GrowingFieldProps = Omit<ComponentProps<'textarea'>, 'aria-label' | 'className' | 'onChange' | 'rows'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A text field without a box, always as high as its text. */
export const GrowingField = ({ label, value, onChange, ...field }: GrowingFieldProps) => (
  <span className={classes.field} data-text={value || field.placeholder}>
    <textarea
      {...field}
      className={classes.input}
      rows={1}
      dir="auto"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </span>
);
