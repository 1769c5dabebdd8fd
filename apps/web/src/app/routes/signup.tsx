import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MailSentDialog } from '../../features/auth/mail-sent-dialog.tsx';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { AuthShell } from '../shell/frame/auth-shell.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string | null>(null);
  const goToLogin = () => navigate('/login');
  return (
    <AuthShell isWide>
      <SignupForm onDone={setEmail} />
      <MailSentDialog
        isOpen={email !== null}
        title={t('auth.signup.doneTitle')}
        text={t('auth.signup.done', { email: email ?? '' })}
        onClose={goToLogin}
        onLogin={goToLogin}
      />
    </AuthShell>
  );
};
