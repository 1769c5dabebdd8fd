import { type ReactNode, useId } from 'react';
import classes from './setting-row.module.css';
import switchClasses from './switch.module.css';

type SettingRowProps = {
  title: string;
  /** A line about its effect, or why it is disabled. */
  children: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  isDisabled?: boolean;
};

/** A switch with a title and a line about its effect. */
export const SettingRow = ({ title, children, value, onChange, isDisabled = false }: SettingRowProps) => {
  const id = useId();
  return (
    <div className={classes.row} data-disabled={isDisabled || undefined}>
      <div className={classes.words}>
        <label className={classes.title} htmlFor={id}>
          {title}
        </label>
        <p id={`${id}-text`} className={classes.text}>
          {children}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={`${switchClasses.switch} ${classes.switch}`}
        checked={value}
        aria-checked={value}
        disabled={isDisabled}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
};
