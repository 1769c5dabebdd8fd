import { MOBILE_MAX_DIGITS } from '@pinlife/contract/user/phone';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/choice/search-select.tsx';
import fieldClasses from '../../../ui/field/field.module.css';
import { FieldMessage } from '../../../ui/field/field-message.tsx';
import { useCountries } from '../api.ts';
import classes from './edit-modal.module.css';

type MobilePart = { name: string; value: string; onChange: (value: string) => void; onBlur?: () => void };
type MobileFieldProps = { dial: MobilePart; number: MobilePart & { error: string | undefined } };

/** A dial code and a number that are right or wrong together. */
export const MobileField = ({ dial, number: { error, ...number } }: MobileFieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const options = useCountries().map((country) => ({
    key: country.code,
    label: country.name,
    shown: `${country.code} ${country.dial}`,
    stamp: country.code,
    note: country.dial,
  }));
  return (
    <fieldset className={classes.group}>
      <legend className={fieldClasses.label}>{t('profile.mobile')}</legend>
      <div className={classes.mobile}>
        <SearchSelect
          name={dial.name}
          value={dial.value}
          onChange={dial.onChange}
          isBare
          label={t('profile.countryCode')}
          options={options}
          placeholder="+"
          isInvalid={Boolean(error) && dial.value === ''}
          describedBy={id}
        />
        <div className={fieldClasses.box} data-tone={error ? 'error' : undefined}>
          <input
            type="tel"
            name={number.name}
            className={fieldClasses.input}
            autoComplete="tel-national"
            aria-label={t('profile.mobileNumber')}
            maxLength={MOBILE_MAX_DIGITS}
            value={number.value}
            onChange={(event) => number.onChange(event.currentTarget.value)}
            aria-invalid={Boolean(error)}
            aria-describedby={id}
          />
        </div>
      </div>
      <FieldMessage id={id} tone="error">
        {error}
      </FieldMessage>
    </fieldset>
  );
};
