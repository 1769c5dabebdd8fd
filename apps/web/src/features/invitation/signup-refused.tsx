import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import button from '../../ui/action/button.module.css';
import classes from './signup-refused.module.css';

/** Shown in place of the signup form if signup is closed or the invitation is not valid. */
export const SignupRefused = ({ title, text }: { title: string; text?: string }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.box}>
      <svg className={classes.art} viewBox="0 0 132 104" fill="none" aria-hidden="true">
        <rect x="40" y="10" width="52" height="86" rx="5" stroke="var(--line-control)" strokeWidth="2" />
        <path d="M28 96h76" stroke="var(--line-control)" strokeWidth="2" strokeLinecap="round" />
        <circle cx="82" cy="55" r="2.5" fill="var(--text-3)" />
        <rect x="51" y="28" width="30" height="20" rx="2.5" fill="var(--surface)" stroke="var(--line-control)" />
        <path d="M57 36h18M57 41h12" stroke="var(--line-control)" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="66" cy="28" r="5" fill="var(--pin)" />
        <circle cx="64.4" cy="26.4" r="1.5" fill="var(--pin-shine)" />
      </svg>
      <div>
        <h2 className={`h2 ${classes.title}`}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <Link className={button.button} data-variant="primary" data-size="lg" data-block to="/login">
        {t('invitation.goToLogin')}
      </Link>
    </div>
  );
};
