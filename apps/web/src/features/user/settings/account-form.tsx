import { languageCodes, settingsLanguageNames } from '@pinlife/contract/languages';
import { FULL_NAME_MAX_LENGTH } from '@pinlife/contract/user/limits';
import type { User } from '@pinlife/contract/user/schema';
import { sentenceOf, useTranslation } from '../../../lib/i18n/i18n.ts';
import { useUnsavedGuard } from '../../../lib/session/use-unsaved-guard.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { PasswordStrength } from '../../../ui/field/password-strength.tsx';
import { PinField } from '../../../ui/field/pin-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import sheet from '../../../ui/overlay/sheet.module.css';
import type { AccountValues } from './account-faults.ts';
import { SaveBar } from './save-bar.tsx';
import classes from './settings.module.css';
import { useAccountForm } from './use-account-form.ts';

/** Name, password, PIN and language: kept together by one Save Changes. */
export const AccountForm = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { form, isDirty, isSaving, reset } = useAccountForm(user);
  useUnsavedGuard(isDirty, t('settings.leaveText'));
  const bind = <Name extends keyof AccountValues>(name: Name) => {
    const fault = form.findFault(name);
    return { ...form.bind<Name>(name), error: fault && sentenceOf(fault) };
  };
  return (
    <form {...form.props} className={classes.stack}>
      <div className={`${sheet.sheet} ${classes.sheet}`}>
        <SettingsSection title={t('settings.name')} text={t('settings.nameText')}>
          <TextField
            {...bind('fullName')}
            label={t('settings.fullName')}
            autoComplete="name"
            maxLength={FULL_NAME_MAX_LENGTH}
          />
        </SettingsSection>
        <SettingsSection title={t('settings.password')} text={t('settings.passwordText')}>
          <div className={classes.fields}>
            <PasswordField
              {...bind('currentPassword')}
              label={t('settings.currentPassword')}
              autoComplete="current-password"
            />
            <PasswordField {...bind('newPassword')} label={t('settings.newPassword')} autoComplete="new-password">
              {form.values.newPassword !== '' && <PasswordStrength password={form.values.newPassword} />}
            </PasswordField>
            <PasswordField
              {...bind('confirmPassword')}
              label={t('settings.confirmPassword')}
              autoComplete="new-password"
            />
          </div>
        </SettingsSection>
        <SettingsSection title={t('settings.pin')} text={t('settings.pinText')}>
          <PinField {...bind('pin')} label={t('settings.newPin')} />
        </SettingsSection>
        <SettingsSection title={t('settings.language')} text={t('settings.languageText')}>
          <SelectField
            {...bind('language')}
            label={t('settings.language')}
            options={languageCodes.map((value) => ({ value, label: settingsLanguageNames[value] }))}
          />
        </SettingsSection>
      </div>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onCancel={reset} />
    </form>
  );
};
