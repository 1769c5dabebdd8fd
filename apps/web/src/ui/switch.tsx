import classes from './switch.module.css';

type SwitchProps = { label: string; value: boolean; onChange: (value: boolean) => void };

/** Something that is on or off, and takes effect at once. */
export const Switch = ({ label, value, onChange }: SwitchProps) => (
  <label className={classes.field}>
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
