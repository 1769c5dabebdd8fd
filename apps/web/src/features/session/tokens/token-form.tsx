import { DAY_MS } from '@pinlife/contract/durations';
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_NAME_MAX_LENGTH } from '@pinlife/contract/session/limits';
import type { AccessTokenCreate, NewAccessToken } from '@pinlife/contract/session/schema';
import { type SubmitEvent, useId, useState } from 'react';
import { formatDate } from '../../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import field from '../../../ui/field/field.module.css';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useMakeToken } from './api.ts';
import classes from './tokens.module.css';

const YEAR_DAYS = 365;

type Days = AccessTokenCreate['expiresInDays'];
type TokenFormProps = { isOpen: boolean; onClose: () => void; onMade: (token: NewAccessToken) => void };

const fresh: AccessTokenCreate = { name: '', access: 'read', expiresInDays: YEAR_DAYS };

export const TokenForm = ({ isOpen, onClose, onMade }: TokenFormProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const [form, setForm] = useState(fresh);
  const making = useMakeToken((made) => {
    close();
    onMade(made);
  });
  const change = (changes: Partial<AccessTokenCreate>) => {
    if (!making.isPending) making.reset();
    setForm({ ...form, ...changes });
  };
  const close = () => {
    setForm(fresh);
    if (!making.isPending) making.reset();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!making.isPending) making.mutate(form);
  };
  const ends: { value: `${Days}`; label: string }[] = [
    ...ACCESS_TOKEN_DAYS.map((days) => ({
      value: `${days}` as const,
      label: days === YEAR_DAYS ? t('tokens.year') : t('tokens.days', { count: days }),
    })),
    { value: 'null', label: t('tokens.never') },
  ];
  const footer = (
    <>
      <Button variant="plain" onClick={close}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" form={formId} isLoading={making.isPending}>
        {t('tokens.make')}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('tokens.make')} size="narrow" footer={footer}>
      <form id={formId} className={classes.fields} onSubmit={submit} noValidate>
        <TextField
          label={t('tokens.name')}
          value={form.name}
          onChange={(name) => change({ name })}
          maxLength={ACCESS_TOKEN_NAME_MAX_LENGTH}
          autoComplete="off"
          error={making.error ? sentenceFor(making.error, 'tokens.makeFailed') : undefined}
          hint={t('tokens.nameHint')}
          data-autofocus
        />
        <RadioCards
          label={t('tokens.access')}
          value={form.access}
          options={[
            { value: 'read', label: t('tokens.read'), text: t('tokens.readText') },
            { value: 'write', label: t('tokens.write'), text: t('tokens.writeText') },
          ]}
          onChange={(access) => change({ access })}
        />
        <div className={field.field}>
          <span className={field.label} aria-hidden>
            {t('tokens.endsAfter')}
          </span>
          <Segmented
            label={t('tokens.endsAfter')}
            value={`${form.expiresInDays}`}
            options={ends}
            onChange={(value) => change({ expiresInDays: value === 'null' ? null : (Number(value) as Days) })}
          />
          <p className={classes.hint}>{describeEnd(form.expiresInDays, t)}</p>
        </div>
      </form>
    </Modal>
  );
};

const describeEnd = (days: Days, t: ReturnType<typeof useTranslation>['t']): string =>
  days === null
    ? t('tokens.neverEnds')
    : t('tokens.endsOn', {
        date: formatDate(new Date(Date.now() + days * DAY_MS), { day: 'numeric', month: 'short', year: 'numeric' }),
      });
