import type { Invitation } from '@pinlife/contract/invitation/schema';
import { IconLink, IconMail, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { formatDay, formatList } from '../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecent } from '../../lib/i18n/recent.ts';
import { useHasEnded } from '../../lib/time/use-has-ended.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { SectionEmpty } from '../../ui/list/section-empty.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { useInvitations, useSignupRule, useWithdraw } from './api.ts';
import { InviteModal } from './invite-modal.tsx';
import classes from './operator.module.css';

export const InvitationsSection = () => {
  const { t } = useTranslation();
  const [isInviting, setIsInviting] = useState(false);
  const rule = useSignupRule().data?.signup;
  const answer = useInvitations();
  return (
    <SettingsSection title={t('operator.invitations')} text={t('operator.invitationsText')}>
      <div className={classes.stack}>
        {rule === 'open' && <Hint>{t('operator.whileOpen')}</Hint>}
        {rule === 'closed' && <Hint tone="warning">{t('operator.whileClosed')}</Hint>}
        {hasFailed(answer) ? (
          <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
        ) : (
          <List invitations={answer.data}>
            <Button variant="soft" onClick={() => setIsInviting(true)}>
              <IconUserPlus size={18} stroke={1.75} aria-hidden />
              {t('operator.invite')}
            </Button>
          </List>
        )}
      </div>
      <InviteModal isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </SettingsSection>
  );
};

/** `children`: the button for a new one. */
const List = ({ invitations, children }: { invitations: readonly Invitation[] | undefined; children: ReactNode }) => {
  const { t } = useTranslation();
  if (!invitations) return <SkeletonBar height={40} />;
  if (invitations.length === 0) {
    return (
      <SectionEmpty icon={IconUserPlus} title={t('operator.noInvitations')} text={t('operator.noInvitationsText')}>
        {children}
      </SectionEmpty>
    );
  }
  return (
    <>
      <ul className={classes.rows}>
        {invitations.map((invitation) => (
          <Row key={invitation._id} invitation={invitation} />
        ))}
      </ul>
      <div>{children}</div>
    </>
  );
};

const Row = ({ invitation }: { invitation: Invitation }) => {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const { _id, email, places, taken, came, endsAt } = invitation;
  const isEnded = useHasEnded(endsAt);
  const isOver = isEnded || taken >= places;
  const remove = () =>
    withdraw.mutate(_id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'operator.failed') }),
    });
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: email === null ? t('operator.withdrawLink', { count: places }) : t('operator.withdrawMailed', { email }),
      text: came.length > 0 ? t('operator.withdrawStay', { count: came.length }) : t('operator.withdrawText'),
      confirmLabel: t('operator.withdraw'),
      cancelLabel: t('operator.keep'),
      danger: true,
    });
    if (isSure) remove();
  };
  const Glyph = email === null ? IconLink : IconMail;
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {email ?? t('operator.linkFor', { count: places })}
          {isOver && (
            <span className={classes.stamp}>{t(isEnded ? 'operator.endedStamp' : 'operator.usedUpStamp')}</span>
          )}
        </span>
        <span className={classes.detail}>{useDetail(invitation, isEnded)}</span>
      </span>
      {isOver ? (
        <IconButton label={t('operator.removeInvitation')} icon={IconTrash} onClick={remove} />
      ) : (
        <Button variant="outline" size="sm" isLoading={withdraw.isPending} onClick={askAndRemove}>
          {t('operator.withdraw')}
        </Button>
      )}
    </li>
  );
};

/** `2 came: Rosa Dizon, Tom Weber. Ends 9 Dec` */
const useDetail = ({ came, taken, isMailed, createdAt, endsAt }: Invitation, isEnded: boolean): string => {
  const { t } = useTranslation();
  const date = formatDay(new Date(endsAt));
  const end = isEnded ? t('operator.ended', { date }) : t('operator.ends', { date });
  const start =
    taken > 0
      ? t('operator.came', { count: taken, names: formatList(came) })
      : isMailed
        ? t('operator.mailedOn', { date: formatRecent(createdAt) })
        : isEnded
          ? t('operator.nobodyCame')
          : '';
  return `${start} ${end}`.trim();
};
