import {
  DEFAULT_INVITATION_DAYS,
  DEFAULT_INVITATION_PLACES,
  type InvitationDays,
  type InvitationPlaces,
  invitationDays,
  invitationPlaces,
} from '@pinlife/contract/invitation/limits';
import type { InvitationMade } from '@pinlife/contract/invitation/schema';
import { IconCircleCheck, IconLink, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { CopyField } from '../../ui/field/copy-field.tsx';
import field from '../../ui/field/field.module.css';
import { TextField } from '../../ui/field/text-field.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useInvite } from './api.ts';
import classes from './operator.module.css';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

type InviteModalProps = { isOpen: boolean; onClose: () => void };

/** Makes an invitation, and shows its address once. */
export const InviteModal = ({ isOpen, onClose }: InviteModalProps) => {
  const { t } = useTranslation();
  const [made, setMade] = useState<InvitationMade | null>(null);
  const close = () => {
    onClose();
    setMade(null);
  };
  const onMade = (invitation: InvitationMade) => {
    if (!invitation.isMailed) return setMade(invitation);
    showToast({ kind: 'success', text: t('operator.invitationMailed', { email: invitation.email ?? '' }) });
    close();
  };
  return made ? (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('operator.yourInvitation')}
      size="narrow"
      footer={
        <Button variant="outline" onClick={close}>
          {t('operator.done')}
        </Button>
      }
    >
      <div className={classes.stack}>
        {made.email !== null && <Hint tone="warning">{t('operator.mailOff')}</Hint>}
        <div className={classes.made}>
          <p>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            {t('operator.copyNow')}
          </p>
          <CopyField
            label={t('operator.address')}
            value={made.url ?? ''}
            icon={IconLink}
            copyLabel={t('field.copy')}
            variant="primary"
          />
        </div>
        <dl className={classes.facts}>
          <dt>{t('operator.for')}</dt>
          <dd>{made.email ?? t('operator.places', { count: made.places })}</dd>
          <dt>{t('operator.endsWhen')}</dt>
          <dd>{formatDate(new Date(made.endsAt), DAY)}</dd>
        </dl>
      </div>
    </Modal>
  ) : (
    <InviteForm isOpen={isOpen} onClose={close} onMade={onMade} />
  );
};

const InviteForm = ({ isOpen, onClose, onMade }: InviteModalProps & { onMade: (made: InvitationMade) => void }) => {
  const { t } = useTranslation();
  const invite = useInvite();
  const [places, setPlaces] = useState<InvitationPlaces>(DEFAULT_INVITATION_PLACES);
  const [days, setDays] = useState<InvitationDays>(DEFAULT_INVITATION_DAYS);
  const [email, setEmail] = useState('');
  const isMailed = email.trim() !== '';
  const send = () =>
    invite.mutate(
      { places: isMailed ? 1 : places, days, ...(isMailed && { email: email.trim() }) },
      {
        onSuccess: (made) => {
          setEmail('');
          onMade(made);
        },
      },
    );
  const end = new Date();
  end.setDate(end.getDate() + days);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('operator.invite')}
      size="narrow"
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('operator.cancel')}
          </Button>
          <Button isLoading={invite.isPending} onClick={send}>
            {t('operator.invite')}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        <div className={field.field}>
          <span className={field.label}>{t('operator.for')}</span>
          <Segmented
            label={t('operator.for')}
            value={String(isMailed ? 1 : places)}
            options={invitationPlaces.map((count) => ({
              value: String(count),
              label: t('operator.places', { count }),
            }))}
            onChange={(value) => setPlaces(Number(value) as InvitationPlaces)}
          />
        </div>
        <div className={field.field}>
          <span className={field.label}>{t('operator.endsAfter')}</span>
          <Segmented
            label={t('operator.endsAfter')}
            value={String(days)}
            options={invitationDays.map((count) => ({ value: String(count), label: t('operator.days', { count }) }))}
            onChange={(value) => setDays(Number(value) as InvitationDays)}
          />
          <span className={classes.detail}>{t('operator.endsOn', { date: formatDate(end, DAY) })}</span>
        </div>
        <TextField
          label={t('operator.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          leading={<IconMail className={field.icon} aria-hidden />}
          error={invite.error ? sentenceFor(invite.error, 'operator.failed') : undefined}
        >
          <span className={classes.detail}>{t('operator.emailHint')}</span>
        </TextField>
      </div>
    </Modal>
  );
};
