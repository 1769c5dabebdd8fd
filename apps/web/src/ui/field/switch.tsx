import classes from './switch.module.css';

type SwitchProps = {
  label: string;
  /** Explains the label. */
  hint?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Smaller, and in the ink colour of its note. */
  isOnPaper?: boolean;
};

/** A switch that takes effect immediately. */
export const Switch = ({ label, hint, value, onChange, isOnPaper }: SwitchProps) => (
  <label className={classes.field} data-on-paper={isOnPaper || undefined}>
    <span>
      {label}
      {hint && (
        <span className={classes.hint} aria-hidden>
          {hint}
        </span>
      )}
    </span>
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      checked={value}
      aria-checked={value}
      aria-description={hint}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);
