import { IconChevronDown } from '@tabler/icons-react';
import classes from './native-select.module.css';

type NativeSelectProps<Value extends string> = {
  id: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  name?: string;
  onBlur?: () => void;
  isInvalid?: boolean;
  describedBy?: string;
};

/** The browser's select in our style; phones show their own picker. */
export const NativeSelect = <Value extends string>(props: NativeSelectProps<Value>) => {
  const { id, value, options, onChange, isInvalid, describedBy, ...select } = props;
  return (
    <span className={classes.box}>
      <select
        {...select}
        id={id}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        className={classes.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
    </span>
  );
};
