import type { SignupAnswer } from '@pinlife/contract/operator/schema';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { askSignup } from '../../../features/auth/api.ts';
import { MailSentDialog } from '../../../features/auth/mail-sent-dialog.tsx';
import { SignupForm } from '../../../features/auth/signup-form.tsx';
import { InvitedNote } from '../../../features/invitation/invited-note.tsx';
import { SignupRefused } from '../../../features/invitation/signup-refused.tsx';
import { loadInvitationTexts } from '../../../features/invitation/texts.ts';
import { OidcSignup } from '../../../features/oidc/oidc-signup.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { AuthShell } from '../../shell/frame/auth-shell.tsx';

/** Without an answer the form is shown; it shows the reason if the server refuses it. */
const OPEN: SignupAnswer = { signup: 'open', invitation: null };

const find = async (invite: string | undefined): Promise<SignupAnswer> => {
  try {
    const answer = await askSignup({ invite });
    if (answer.signup !== 'open' || answer.invitation) await loadInvitationTexts();
    return answer;
  } catch {
    return OPEN;
  }
};

export const Component = () => {
  const [params] = useSearchParams();
  const invite = params.get('invite') ?? undefined;
  const [answer, setAnswer] = useState<SignupAnswer | null>(null);
  useEffect(() => {
    let isOutdated = false;
    find(invite).then((found) => !isOutdated && setAnswer(found));
    return () => {
      isOutdated = true;
    };
  }, [invite]);
  const isShut = answer?.signup === 'closed' || (answer?.signup === 'invite' && !answer.invitation);
  const Content = isShut ? Refusal : Joining;
  // The same shell for both states; a new one would draw the wall again.
  return <AuthShell isWide={!isShut}>{answer && <Content answer={answer} invite={invite} />}</AuthShell>;
};

type CheckedSignup = { answer: SignupAnswer; invite: string | undefined };

const Refusal = ({ answer, invite }: CheckedSignup) => {
  const { t } = useTranslation();
  if (answer.signup === 'closed') return <SignupRefused title={t('invitation.closed')} />;
  return invite === undefined ? (
    <SignupRefused title={t('invitation.byInvitation')} text={t('invitation.askForOne')} />
  ) : (
    <SignupRefused title={t('invitation.gone')} text={t('invitation.askForNew')} />
  );
};

const Joining = ({ answer: { invitation }, invite }: CheckedSignup) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string | null>(null);
  const goToLogin = () => navigate('/login');
  const invited = invitation && invite !== undefined ? { ...invitation, invite } : null;
  return (
    <>
      <SignupForm
        onDone={setEmail}
        invited={invited}
        note={<OidcSignup>{invited && <InvitedNote endsAt={invited.endsAt} />}</OidcSignup>}
        emailNote={invited?.email ? t('invitation.sentHere') : undefined}
      />
      <MailSentDialog
        isOpen={email !== null}
        title={t('auth.signup.doneTitle')}
        text={t('auth.signup.done', { email: email ?? '' })}
        onClose={goToLogin}
        onLogin={goToLogin}
      />
    </>
  );
};
