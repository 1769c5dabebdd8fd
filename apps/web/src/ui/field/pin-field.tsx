import { PIN_LENGTH } from '@pinlife/contract/auth/limits';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import fieldClasses from './field.module.css';
import { FieldMessage } from './field-message.tsx';
import classes from './pin-field.module.css';

type PinFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  length?: number;
  /** A one-time code: its digits are visible, in two halves, and password managers may fill it in. */
  isCode?: boolean;
};

/**
 * Cells over one string of digits. The digits never have a gap: the cell after the last digit is the one that
 * takes focus, and the group is a single tab stop.
 */
export const PinField = (props: PinFieldProps) => {
  const { label, name, value, onChange, onBlur, error, length = PIN_LENGTH, isCode = false } = props;
  const lastCell = length - 1;
  const onlyDigits = (text: string): string => text.replace(/\D/g, '').slice(0, length);
  const { t } = useTranslation();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const openCell = Math.min(value.length, lastCell);

  const focusCell = (index: number) => {
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, lastCell))]?.focus();
  };
  // A refused code is cleared: the next one starts in the first cell.
  useLayoutEffect(() => {
    const later = [...(group.current?.querySelectorAll('input') ?? [])].slice(openCell + 1);
    if (later.some((cell) => cell === document.activeElement))
      group.current?.querySelectorAll('input')[openCell]?.focus();
  }, [openCell]);
  const replace = (digits: string, nextCell: number) => {
    // The cells must render the new digits before one of them takes the focus.
    flushSync(() => onChange(digits));
    focusCell(nextCell);
  };
  const put = (digit: string, index: number) =>
    replace(value.slice(0, index) + digit + value.slice(index + 1), index + 1);
  const remove = (index: number) => {
    if (index >= 0) replace(value.slice(0, index) + value.slice(index + 1), index);
  };

  const handleKey = (event: KeyboardEvent, index: number) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    const action = isShortcut ? undefined : findAction(event.key, index);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const findAction = (key: string, index: number): (() => void) | undefined => {
    if (/^[0-9]$/.test(key)) return () => put(key, index);
    if (key === 'Backspace') return () => remove(index < value.length ? index : index - 1);
    if (key === 'Delete') return () => remove(index);
    if (key === 'ArrowLeft') return () => focusCell(index - 1);
    if (key === 'ArrowRight') return () => focusCell(Math.min(index + 1, openCell));
    if (key === 'Home') return () => focusCell(0);
    if (key === 'End') return () => focusCell(openCell);
    return undefined;
  };

  // On-screen keyboards do not report keys, so the input is read from the text of the cell.
  const handleInput = (text: string, index: number) => {
    const digits = onlyDigits(text);
    if (text === '') remove(index);
    else if (digits.length > 2) replace(digits, digits.length);
    else if (digits !== '') put(digits.replace(value[index] ?? '', '') || digits.slice(-1), index);
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = onlyDigits(event.clipboardData.getData('text'));
    if (digits !== '') replace(digits, digits.length);
  };
  const handleFocus = (event: FocusEvent<HTMLInputElement>, index: number) => {
    if (index > openCell) focusCell(openCell);
    else event.currentTarget.select();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <fieldset ref={group} className={classes.group} data-invalid={Boolean(error) || undefined} onBlur={handleBlur}>
      <legend>
        <label className={fieldClasses.label} htmlFor={`${id}-${openCell}`}>
          {label}
        </label>
      </legend>
      <div className={classes.cells} data-code={isCode || undefined}>
        {cellsOf(length).map((index) => (
          <input
            key={index}
            id={`${id}-${index}`}
            name={name}
            className={classes.cell}
            type="text"
            inputMode="numeric"
            autoComplete={isCode && index === 0 ? 'one-time-code' : 'off'}
            {...(!isCode && { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true' })}
            placeholder=" "
            tabIndex={index === openCell ? 0 : -1}
            value={value[index] ?? ''}
            onChange={(event) => handleInput(event.currentTarget.value, index)}
            onKeyDown={(event) => handleKey(event, index)}
            onPaste={handlePaste}
            onFocus={(event) => handleFocus(event, index)}
            aria-label={t('field.pinDigit', { label, position: index + 1, count: length })}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-message`}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-message`} tone="error">
        {error}
      </FieldMessage>
    </fieldset>
  );
};

const cellsOf = (length: number): number[] => Array.from({ length }, (_, index) => index);
