import { useId } from 'react';
import field from '../field/field.module.css';
import classes from './radio-cards.module.css';

type RadioCardsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; text: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  /** For a group with a visible heading of the same text. */
  isLabelHidden?: boolean;
};

/** A radio group whose options have a line of explanation. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { label, value, options, onChange, isDisabled = false, isLabelHidden = false } = props;
  const id = useId();
  return (
    <div className={field.field}>
      <span id={id} className={isLabelHidden ? 'visually-hidden' : field.label}>
        {label}
      </span>
      <div className={classes.group} role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.value} className={classes.card}>
            <input
              className={classes.radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              aria-describedby={`${id}-${option.value}`}
            />
            <span className={classes.name}>{option.label}</span>
            <span id={`${id}-${option.value}`} className={classes.text}>
              {option.text}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};
