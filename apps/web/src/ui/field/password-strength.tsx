import { passwordRules } from '@pinlife/contract/auth/password';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './password-strength.module.css';

/** One bar and one word for each rule, in the order of the rules. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const { t } = useTranslation();
  const rules = passwordRules.map(({ name, test }) => ({ name, isMet: test(password) }));
  const metCount = rules.filter((rule) => rule.isMet).length;
  return (
    <div className={classes.strength}>
      <div className={classes.meter} data-met={metCount} aria-hidden>
        {rules.map(({ name }, index) => (
          <i key={name} data-on={index < metCount || undefined} />
        ))}
      </div>
      <ul className={classes.rules} aria-label={t('field.strength.title')}>
        {rules.map(({ name, isMet }) => (
          <li key={name} data-met={isMet || undefined}>
            {isMet ? <IconCheck aria-label={t('field.strength.met')} role="img" /> : <IconPoint aria-hidden />}
            {t(`field.strength.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};
