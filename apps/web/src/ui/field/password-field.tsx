import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'warning'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button to show the password and a warning about Caps Lock. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  const eyeLabel = t(isShown ? 'field.password.hide' : 'field.password.show');
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      warning={hasCapsLock ? t('field.password.capsLock') : undefined}
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      onBlur={(event) => {
        setHasCapsLock(false);
        props.onBlur?.(event);
      }}
      trailing={
        <button
          type="button"
          className={classes.eye}
          aria-label={eyeLabel}
          title={eyeLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye aria-hidden />
        </button>
      }
    />
  );
};
