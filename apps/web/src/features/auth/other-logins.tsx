import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OrLine } from '../../ui/mark/or-line.tsx';
import { findProvider, type Provider } from '../oidc/api.ts';
import { OidcLogin } from '../oidc/oidc-login.tsx';
import { canUsePasskeys } from '../passkey/browser-support.ts';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import type { afterReset } from './after-reset.ts';
import formClasses from './auth-form.module.css';
import classes from './other-logins.module.css';

/** Logins without a username: by the provider, if the instance has one, and by passkey. */
export const OtherLogins = ({ keep }: { keep: boolean }) => {
  const state: Partial<typeof afterReset> | null = useLocation().state;
  // undefined: not known yet.
  const [provider, setProvider] = useState<Provider | null>();
  useEffect(() => void findProvider().then(setProvider), []);
  if (provider === undefined) return <div className={formClasses.slot} />;
  if (provider?.isOnly && !state?.isReset) {
    return (
      <div className={classes.only}>
        <OidcLogin provider={provider} keep={keep} />
      </div>
    );
  }
  const hasPasskeys = canUsePasskeys && !provider?.isOnly;
  return (
    <>
      {provider && (
        <div className={hasPasskeys ? classes.first : undefined}>
          <OidcLogin provider={provider} keep={keep} />
        </div>
      )}
      {hasPasskeys && <PasskeyButton keep={keep} />}
      {(provider || hasPasskeys) && <OrLine />}
    </>
  );
};
