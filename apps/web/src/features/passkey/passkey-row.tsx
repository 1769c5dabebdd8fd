import { PASSKEY_NAME_MAX_LENGTH } from '@pinlife/contract/passkey/limits';
import type { Passkey } from '@pinlife/contract/passkey/schema';
import { IconDeviceLaptop, IconFingerprint, IconPencil, IconTrash, IconUsb, IconX } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { formatDate } from '../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecent } from '../../lib/i18n/recent.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import field from '../../ui/field/field.module.css';
import { IconRow } from '../../ui/list/icon-row.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { useRemovePasskey, useRenamePasskey } from './api.ts';
import classes from './passkey.module.css';

const icons = { synced: IconFingerprint, device: IconDeviceLaptop, key: IconUsb };

type PasskeyRowProps = { passkey: Passkey; othersCount: number };

export const PasskeyRow = ({ passkey, othersCount }: PasskeyRowProps) => {
  const { t } = useTranslation();
  const removal = useRemovePasskey();
  const [isRenaming, setIsRenaming] = useState(false);
  const { _id, name, kind, createdAt, lastUsedAt } = passkey;
  const remove = async () => {
    const isSure = await confirm({
      title: t('security.removeQuestion', { name }),
      text: othersCount > 0 ? t('security.removeText', { count: othersCount }) : t('security.removeLast'),
      confirmLabel: t('security.removeIt'),
      cancelLabel: t('security.keep'),
      danger: true,
    });
    if (!isSure) return;
    removal.mutate(_id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'security.failed') }),
    });
  };
  if (isRenaming) return <RenameRow passkey={passkey} onDone={() => setIsRenaming(false)} />;
  const added = formatDate(new Date(createdAt), { day: 'numeric', month: 'short', year: 'numeric' });
  const detail = lastUsedAt
    ? t('security.passkeyUsed', { added, used: formatRecent(lastUsedAt) })
    : t('security.passkeyUnused', { added });
  return (
    <IconRow icon={icons[kind]} title={name} detail={detail}>
      <IconButton label={t('security.rename', { name })} icon={IconPencil} onClick={() => setIsRenaming(true)} />
      <IconButton label={t('security.remove', { name })} icon={IconTrash} onClick={remove} />
    </IconRow>
  );
};

/** It replaces the pressed button. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

const RenameRow = ({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const { t } = useTranslation();
  const renaming = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '' || renaming.isPending) return;
    renaming.mutate(
      { id: passkey._id, name },
      {
        onSuccess: onDone,
        onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'security.failed') }),
      },
    );
  };
  return (
    <li>
      <form className={classes.rename} onSubmit={submit}>
        <div className={`${field.box} ${classes.box}`}>
          <input
            className={field.input}
            aria-label={t('security.renameLabel')}
            value={name}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
            ref={takeFocus}
          />
        </div>
        <Button type="submit" isLoading={renaming.isPending} disabled={name.trim() === ''}>
          {t('security.update')}
        </Button>
        <IconButton label={t('shell.cancel')} icon={IconX} onClick={onDone} />
      </form>
    </li>
  );
};
