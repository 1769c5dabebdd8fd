import classes from './switch.module.css';

type SwitchProps = {
  label: string;
  /** What it does, where the label does not say all of it. */
  hint?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Smaller, and in the ink of the note it stands on. */
  isOnPaper?: boolean;
};

/** Something that is on or off, and takes effect at once. */
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
