import { composeAuth } from '../features/auth/compose.ts';
import { composeInvitation } from '../features/invitation/compose.ts';
import { composeOidc, composeOidcParts } from '../features/oidc/compose.ts';
import { composeOperator, type OperatorParts } from '../features/operator/compose.ts';
import { composePasskey, composePasskeyParts } from '../features/passkey/compose.ts';
import { composeTwoStep, composeTwoStepParts } from '../features/two-step/compose.ts';
import type { SliceDependencies } from '../slice-dependencies.ts';
import type { Base } from './base.ts';

type Others = Base & { operatorParts: OperatorParts };

/** The slices of access: each way to log in, invitations, and operators. */
export const composeAccess = (platform: SliceDependencies, others: Others) => {
  const { operatorParts } = others;
  const twoStepParts = composeTwoStepParts(platform, others);
  const passkeyParts = composePasskeyParts(platform);
  const oidcParts = composeOidcParts(platform, others);
  const invitation = composeInvitation(platform, { ...others, operators: operatorParts });
  const auth = composeAuth(platform, {
    ...others,
    secondStep: twoStepParts.checks,
    passkeys: passkeyParts.checks,
    oidc: oidcParts.checks,
    admission: invitation.admission,
    markFirstAccount: operatorParts.markFirstAccount,
  });
  const proven = { ...others, accounts: auth.service };
  return {
    auth,
    invitation,
    operator: composeOperator(platform, proven),
    twoStep: composeTwoStep(platform, { ...proven, ...twoStepParts }),
    passkey: composePasskey(platform, { ...proven, ...passkeyParts }),
    oidc: composeOidc(platform, { ...proven, ...oidcParts, passkeys: passkeyParts.checks }),
    /** The checks of the provider for logins. */
    oidcChecks: oidcParts.checks,
  };
};
