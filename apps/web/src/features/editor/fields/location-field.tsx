import { NOTE_LOCATION_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { IconCurrentLocation, IconMapPin, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { FieldMessage } from '../../../ui/field/field-message.tsx';
import classes from './location-field.module.css';
import { useBrowserLocation } from './use-browser-location.ts';

type LocationFieldProps = {
  value: string;
  /** The field was just added by its button. */
  hasFocus: boolean;
  onChange: (location: string) => void;
  onRemove: () => void;
};

export const LocationField = ({ value, hasFocus, onChange, onRemove }: LocationFieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const browser = useBrowserLocation(onChange);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  return (
    <div>
      <div className={classes.box}>
        <IconMapPin size={20} stroke={1.75} aria-hidden />
        <input
          ref={field}
          className={classes.input}
          type="text"
          maxLength={NOTE_LOCATION_MAX_LENGTH}
          aria-label={t('editor.location.label')}
          aria-describedby={id}
          placeholder={t('editor.location.label')}
          value={value}
          onChange={(event) => {
            browser.forget();
            onChange(event.currentTarget.value);
          }}
        />
        {browser.isAsking && <Spinner />}
        <ToolButton label={t('editor.location.find')} icon={IconCurrentLocation} onClick={browser.ask} />
        <ToolButton label={t('editor.location.remove')} icon={IconX} onClick={onRemove} />
      </div>
      <FieldMessage id={id} tone="error">
        {browser.fault && t(`editor.location.${browser.fault}`)}
      </FieldMessage>
    </div>
  );
};
