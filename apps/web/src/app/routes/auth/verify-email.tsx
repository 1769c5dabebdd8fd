import { Navigate, useSearchParams } from 'react-router';
import { EmailVerification } from '../../../features/auth/email-verification.tsx';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

export const Component = () => {
  const token = useSearchParams()[0].get('token');
  if (!token) return <Navigate to="/signup" replace />;
  return (
    <AuthShell>
      <EmailVerification token={token} />
    </AuthShell>
  );
};
