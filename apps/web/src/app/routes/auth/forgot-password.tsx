import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ForgotPasswordForm } from '../../../features/auth/forgot-password-form.tsx';
import { MailSentDialog } from '../../../features/auth/mail-sent-dialog.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <AuthShell>
      <ForgotPasswordForm onDone={setEmail} />
      <MailSentDialog
        isOpen={email !== null}
        title={t('auth.forgot.doneTitle')}
        text={t('auth.forgot.done', { email: email ?? '' })}
        onClose={() => setEmail(null)}
        onLogin={() => navigate('/login')}
      />
    </AuthShell>
  );
};
