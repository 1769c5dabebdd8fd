import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { afterReset } from '../../../features/auth/after-reset.ts';
import { ResetPasswordForm } from '../../../features/auth/reset-password-form.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  if (!token) return <Navigate to="/login" replace />;
  const finish = () => {
    showToast({ kind: 'success', text: t('auth.reset.done') });
    navigate('/login', { replace: true, state: afterReset });
  };
  return (
    <AuthShell>
      <ResetPasswordForm token={token} onDone={finish} />
    </AuthShell>
  );
};
