import type { ListedPerson } from '@pinlife/contract/operator/schema';
import {
  IconDatabase,
  IconDoorEnter,
  IconListDetails,
  IconMailForward,
  IconTrash,
  IconUserPause,
  IconUserShield,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { type PersonAct, usePersonAct } from './api.ts';

type PersonActionOptions = {
  person: ListedPerson;
  isOwn: boolean;
  recordPath: string;
  onDelete: () => void;
  onSetSpace: () => void;
};

/** The actions on a person; on oneself only space and record. */
export const usePersonActions = ({ person, isOwn, recordPath, onDelete, onSetSpace }: PersonActionOptions) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = usePersonAct();
  const { _id: id, name, email } = person;

  const run = (act: PersonAct, done: string) =>
    mutate(
      { act, id },
      {
        onSuccess: (answer) =>
          'isMailed' in answer && !answer.isMailed
            ? showToast({ kind: 'error', text: t('operator.health.todo.notSet') })
            : showToast({ kind: 'success', text: done }),
        onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'operator.failed') }),
      },
    );

  const suspend = async () => {
    const isSure = await confirm({
      title: t('operator.suspendQuestion', { name }),
      text: t('operator.suspendText', { name }),
      confirmLabel: t('operator.suspend'),
      cancelLabel: t('operator.cancel'),
    });
    if (isSure) run('suspendPerson', t('operator.isSuspended', { name }));
  };

  const makeOperator = async () => {
    const isSure = await confirm({
      title: t('operator.operatorQuestion', { name }),
      text: t('operator.operatorText'),
      confirmLabel: t('operator.makeOperator'),
      cancelLabel: t('operator.cancel'),
    });
    if (isSure) run('makeOperator', t('operator.isOperator', { name }));
  };

  const seeRecord = {
    label: t('operator.seeRecord'),
    icon: IconListDetails,
    run: () => void navigate(`${recordPath}?${new URLSearchParams({ search: name })}`),
  };
  const setSpace = { label: t('operator.setSpace'), icon: IconDatabase, run: onSetSpace };
  const mailReset = {
    label: t('operator.mailReset'),
    icon: IconMailForward,
    run: () => run('mailResetLink', t('operator.resetMailed', { email })),
  };
  const actions = isOwn
    ? [setSpace, seeRecord]
    : [
        mailReset,
        setSpace,
        ...(person.isOperator
          ? []
          : [{ label: t('operator.makeOperator'), icon: IconUserShield, run: () => void makeOperator() }]),
        seeRecord,
        // An account that is about to be deleted is shut already; `keep` cancels the deletion.
        ...(person.goneAt
          ? []
          : [
              person.suspendedAt
                ? {
                    label: t('operator.letIn'),
                    icon: IconDoorEnter,
                    run: () => run('reinstatePerson', t('operator.isBack', { name })),
                  }
                : { label: t('operator.suspend'), icon: IconUserPause, run: () => void suspend() },
              { label: t('operator.delete'), icon: IconTrash, run: onDelete, isDangerous: true, isApart: true },
            ]),
      ];
  return {
    actions,
    keepAccount: () => run('cancelDeletion', t('operator.stays', { name })),
    isBusy: isPending,
  };
};
