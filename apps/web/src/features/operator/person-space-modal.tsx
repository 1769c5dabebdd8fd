import { type QuotaKind, quotaKinds } from '@pinlife/contract/operator/limits';
import type { ListedPerson } from '@pinlife/contract/operator/schema';
import { type SubmitEvent, useId, useState } from 'react';
import { formatBytes, sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { RadioCards } from '../../ui/choice/radio-cards.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useQuota, useSetPersonQuota } from './api.ts';
import { GbField, readGb, toGb } from './gb-field.tsx';
import classes from './operator.module.css';

type SpaceModalProps = { person: ListedPerson; onClose: () => void };

/** The space limit of one person. */
export const PersonSpaceModal = ({ person, onClose }: { person: ListedPerson | null; onClose: () => void }) =>
  person && <SpaceDialog key={person._id} person={person} onClose={onClose} />;

const SpaceDialog = ({ person, onClose }: SpaceModalProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const { name, bytes, quotaKind, quotaBytes } = person;
  const everybody = useQuota().data?.quotaBytes ?? null;
  const [kind, setKind] = useState<QuotaKind>(quotaKind);
  const [typed, setTyped] = useState(quotaBytes === null ? '' : toGb(quotaBytes));
  const [isWrong, setIsWrong] = useState(false);
  const setting = useSetPersonQuota();
  const wanted = readGb(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (kind === 'own' && wanted === null) return setIsWrong(true);
    const quota = kind === 'own' ? { kind, quotaBytes: wanted ?? 0 } : { kind };
    const onSuccess = () => {
      showToast({ kind: 'success', text: t('operator.spaceIsSet', { name }) });
      onClose();
    };
    setting.mutate({ id: person._id, quota }, { onSuccess });
  };
  const texts: Record<QuotaKind, string> = {
    everybody: everybody === null ? t('operator.quotaKind.none') : formatBytes(everybody),
    own: t('operator.areUsed', { bytes: formatBytes(bytes) }),
    none: '',
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('operator.spaceFor', { name })}
      size="narrow"
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('operator.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={setting.isPending}>
            {t('operator.set')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.stack} onSubmit={submit} noValidate>
        {setting.error && <Alert>{sentenceFor(setting.error, 'operator.failed')}</Alert>}
        <RadioCards
          label={t('operator.spaceFor', { name })}
          value={kind}
          options={quotaKinds.map((value) => ({ value, label: t(`operator.quotaKind.${value}`), text: texts[value] }))}
          onChange={setKind}
          isLabelHidden
        />
        {kind === 'own' && (
          <GbField
            label={t('operator.limit')}
            value={typed}
            onChange={setTyped}
            isWrong={isWrong && wanted === null}
            warning={wanted !== null && wanted < bytes ? t('operator.belowUsed') : undefined}
          />
        )}
      </form>
    </Modal>
  );
};
