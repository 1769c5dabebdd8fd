import classes from './switch.module.css';

type SwitchProps = {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Smaller, and in the ink of the note it stands on. */
  isOnPaper?: boolean;
};

/** Something that is on or off, and takes effect at once. */
export const Switch = ({ label, value, onChange, isOnPaper }: SwitchProps) => (
  <label className={classes.field} data-on-paper={isOnPaper || undefined}>
    {label}
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      checked={value}
      aria-checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);
