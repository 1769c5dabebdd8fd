import { LoginForm } from '../../features/auth/login-form.tsx';
import { AuthShell } from '../shell/auth-shell.tsx';

export const Component = () => (
  <AuthShell>
    <LoginForm />
  </AuthShell>
);
