import { useId } from 'react';
import classes from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The current choice was pressed again. */
  onChooseAgain?: (value: Value) => void;
};

/** A radio group in one row. */
export const Segmented = <Value extends string>({
  label,
  value,
  options,
  onChange,
  onChooseAgain,
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <div className={classes.group} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className={classes.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={() => option.value === value && onChooseAgain?.(value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};
