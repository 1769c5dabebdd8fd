import type { ComponentProps } from 'react';
import classes from './growing-field.module.css';
import marks from './time-mark.module.css';

type GrowingFieldProps = Omit<ComponentProps<'textarea'>, 'aria-label' | 'className' | 'onChange' | 'rows'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Words to underline. */
  mark?: { from: number; to: number } | null;
};

/** A text field without a border that grows with its text. */
export const GrowingField = ({ label, value, onChange, mark, ...field }: GrowingFieldProps) => (
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
    {mark && (
      <span className={classes.copy} dir="auto" aria-hidden>
        {value.slice(0, mark.from)}
        <mark className={marks.mark}>{value.slice(mark.from, mark.to)}</mark>
        {value.slice(mark.to)}
      </span>
    )}
  </span>
);
