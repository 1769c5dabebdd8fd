import { type ComponentProps, useId } from 'react';
import fieldClasses from './field.module.css';
import { FieldMessage } from './field-message.tsx';
import classes from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange' | 'className' | 'children'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  warning?: string | undefined;
  hint?: string | undefined;
  /** Shown at the end of the label's line, for example a count. */
  aside?: string | undefined;
};

export const TextArea = (props: TextAreaProps) => {
  const { label, value, onChange, error, warning, hint, aside, rows = 2, ...area } = props;
  const id = useId();
  const tone = error ? 'error' : warning ? 'warning' : 'plain';
  return (
    <div className={fieldClasses.field}>
      <div className={classes.head}>
        <label className={fieldClasses.label} htmlFor={id}>
          {label}
        </label>
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      <div className={fieldClasses.box} data-tone={tone}>
        <textarea
          {...area}
          id={id}
          className={classes.area}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 20px)` }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-message`}
        />
      </div>
      <FieldMessage id={`${id}-message`} tone={tone}>
        {error ?? warning ?? hint}
      </FieldMessage>
    </div>
  );
};
