import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './comment.module.css';

type CommentFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onEscape?: () => void;
  /** Focuses the field when it is opened. */
  takesFocus?: boolean;
};

/** Grows with its text. Enter sends, Shift and Enter begin a new line. */
export const CommentField = ({ label, value, onChange, onSubmit, onEscape, takesFocus = false }: CommentFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus || !field.current) return;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [takesFocus]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onSubmit();
    }
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      onEscape();
    }
  };
  return (
    <textarea
      ref={field}
      className={classes.field}
      rows={1}
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={handleKey}
    />
  );
};
