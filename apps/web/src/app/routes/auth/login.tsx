import { LoginForm } from '../../../features/auth/login-form.tsx';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

export const Component = () => (
  <AuthShell>
    <LoginForm />
  </AuthShell>
);
