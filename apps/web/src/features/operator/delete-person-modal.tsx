import { DELETION_DAYS } from '@pinlife/contract/operator/limits';
import type { ListedPerson } from '@pinlife/contract/operator/schema';
import { type SubmitEvent, useId, useState } from 'react';
import { formatDay } from '../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useDeletePerson } from './api.ts';
import classes from './operator.module.css';

/** Requires the account's name as a confirmation. */
export const DeletePersonModal = ({ person, onClose }: { person: ListedPerson | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const removal = useDeletePerson();
  const username = person?.username ?? '';
  const isSame = typed.trim().toLowerCase() === username.toLowerCase();
  const close = () => {
    setTyped('');
    removal.reset();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (person && isSame) removal.mutate({ id: person._id, username: typed }, { onSuccess: close });
  };
  const gone = new Date();
  gone.setDate(gone.getDate() + DELETION_DAYS);
  return (
    <Modal
      isOpen={person !== null}
      onClose={close}
      title={t('operator.deleteQuestion', { name: person?.name ?? '' })}
      size="sm"
      footer={
        <>
          <Button variant="plain" onClick={close}>
            {t('operator.keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={removal.isPending} disabled={!isSame}>
            {t('operator.delete')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.stack} onSubmit={submit}>
        <p>{t('operator.deleteText', { days: DELETION_DAYS, date: formatDay(gone) })}</p>
        <TextField
          label={t('operator.typeToGoOn', { username })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          error={removal.error ? sentenceFor(removal.error, 'operator.failed') : undefined}
          data-autofocus
        />
      </form>
    </Modal>
  );
};
