import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { findProvider, type Provider } from '../../../features/oidc/api.ts';
import { ArrivalForm } from '../../../features/oidc/arrival-form.tsx';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

export const Component = () => {
  const navigate = useNavigate();
  const [provider, setProvider] = useState<Provider | null>(null);
  useEffect(() => {
    void findProvider().then((found) => (found ? setProvider(found) : navigate('/login', { replace: true })));
  }, [navigate]);
  return <AuthShell>{provider && <ArrivalForm provider={provider} />}</AuthShell>;
};
