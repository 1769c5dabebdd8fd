import { WEBHOOK_URL_MAX_LENGTH, webhookEvents } from '@pinlife/contract/webhook/limits';
import type { RevealedWebhook, Webhook, WebhookCreate } from '@pinlife/contract/webhook/schema';
import { IconLink } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { RadioCards } from '../../ui/choice/radio-cards.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import field from '../../ui/field/field.module.css';
import { FieldMessage } from '../../ui/field/field-message.tsx';
import { SettingRow } from '../../ui/field/setting-row.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useSaveWebhook } from './api.ts';
import { formNames, nameOfEvent } from './describe.ts';
import classes from './webhook.module.css';

type WebhookFormProps = {
  isOpen: boolean;
  /** null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onSaved: (webhook: RevealedWebhook) => void;
};

const fresh: WebhookCreate = { url: '', events: ['reminder.rang'], form: 'json', withText: false };

const valuesOf = ({ url, events, form, withText }: Webhook | WebhookCreate): WebhookCreate => ({
  url,
  events,
  form,
  withText,
});

export const WebhookForm = ({ isOpen, webhook, onClose, onSaved }: WebhookFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const first = webhook ? valuesOf(webhook) : fresh;
  const [form, setForm] = useState(first);
  const saving = useSaveWebhook(webhook, (saved) => {
    setForm(webhook ? valuesOf(saved) : fresh);
    onSaved(saved);
  });
  const forgetFailure = () => {
    if (!saving.isPending) saving.reset();
  };
  const change = (changes: Partial<WebhookCreate>) => {
    forgetFailure();
    setForm({ ...form, ...changes });
  };
  const close = () => {
    setForm(first);
    forgetFailure();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(form);
  };
  const failed = saving.error ? sentenceFor(saving.error, 'webhooks.saveFailed') : undefined;
  const failedField = saving.error instanceof ApiError ? saving.error.field : undefined;
  const eventsFailed = failedField === 'events' ? failed : undefined;
  const footer = (
    <>
      <Button variant="plain" onClick={close}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" form={id} isLoading={saving.isPending}>
        {t(webhook ? 'webhooks.save' : 'webhooks.add')}
      </Button>
    </>
  );
  const title = t(webhook ? 'webhooks.changeTitle' : 'webhooks.add');
  return (
    <Modal isOpen={isOpen} onClose={close} title={title} size="narrow" footer={footer}>
      <form id={id} className={classes.fields} onSubmit={submit} noValidate>
        <TextField
          label={t('webhooks.address')}
          value={form.url}
          onChange={(url) => change({ url })}
          maxLength={WEBHOOK_URL_MAX_LENGTH}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          leading={<IconLink className={classes.leading} size={18} stroke={1.75} aria-hidden />}
          error={failedField === 'url' ? failed : undefined}
          hint={t('webhooks.addressHint')}
          data-autofocus
        />
        <fieldset className={classes.events} aria-describedby={`${id}-events`}>
          <legend className={field.label}>{t('webhooks.told')}</legend>
          <div className={classes.choices}>
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                name={event}
                value={form.events.includes(event)}
                onChange={(isTicked) =>
                  change({
                    events: webhookEvents.filter((one) => (one === event ? isTicked : form.events.includes(one))),
                  })
                }
              >
                {nameOfEvent(t, event)}
                <code className={classes.wire}>{event}</code>
              </Checkbox>
            ))}
          </div>
          <FieldMessage id={`${id}-events`} tone="error">
            {eventsFailed}
          </FieldMessage>
        </fieldset>
        <RadioCards
          label={t('webhooks.form')}
          value={form.form}
          options={[
            { value: 'json', label: formNames.json, text: t('webhooks.jsonText') },
            { value: 'ntfy', label: formNames.ntfy, text: t('webhooks.ntfyText') },
          ]}
          onChange={(chosen) => change({ form: chosen })}
        />
        <SettingRow title={t('webhooks.sendText')} value={form.withText} onChange={(withText) => change({ withText })}>
          {t('webhooks.sendTextHint')}
        </SettingRow>
        {failed && failedField !== 'url' && !eventsFailed && <Alert>{failed}</Alert>}
      </form>
    </Modal>
  );
};
