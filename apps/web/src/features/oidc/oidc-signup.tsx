import { type ReactNode, useEffect, useState } from 'react';
import { OrLine } from '../../ui/mark/or-line.tsx';
import { findProvider, type Provider } from './api.ts';
import classes from './oidc.module.css';
import { OidcLogin } from './oidc-login.tsx';

/** Signup by the provider, above the form. It takes along the invitation of the address. */
export const OidcSignup = ({ children }: { children: ReactNode }) => {
  // undefined: not known yet.
  const [provider, setProvider] = useState<Provider | null>();
  useEffect(() => void findProvider().then(setProvider), []);
  const isOnly = provider?.isSignupOn && provider.isOnly;
  return (
    <div className={`${classes.above} ${provider === undefined ? classes.asking : ''} ${isOnly ? classes.only : ''}`}>
      {children}
      {provider?.isSignupOn && <OidcLogin provider={provider} keep={false} />}
      {provider?.isSignupOn && !isOnly && <OrLine />}
    </div>
  );
};
