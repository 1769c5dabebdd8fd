import { CODE_LENGTH } from '@pinlife/contract/two-step/limits';
import type { TwoStepKey } from '@pinlife/contract/two-step/schema';
import { IconCopy } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { encode } from 'uqr';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { copyText } from '../../lib/screen/copy-text.ts';
import { Button } from '../../ui/action/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { PinField } from '../../ui/field/pin-field.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { confirmTwoStep } from './api.ts';
import classes from './two-step.module.css';
import { useCodeFocus } from './use-code-focus.ts';

type ConnectDialogProps = { made: TwoStepKey | null; onDone: (codes: string[]) => void; onClose: () => void };

/** Step 1: the key goes into an authenticator app, and a code of it proves that it did. */
export const ConnectDialog = ({ made, onDone, onClose }: ConnectDialogProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const form = useCodeFocus(made !== null);
  const [code, setCode] = useState('');
  const close = () => {
    setCode('');
    task.clear();
    onClose();
  };
  const task = useTask({
    run: confirmTwoStep,
    onDone: ({ recoveryCodes }) => {
      close();
      onDone(recoveryCodes);
    },
    onFail: () => setCode(''),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void task.start(code);
  };
  const copy = async () => {
    const isCopied = await copyText(made?.key ?? '');
    showToast(isCopied ? { kind: 'success', text: t('field.copied') } : { kind: 'error', text: t('note.copyFailed') });
  };
  const footer = (
    <>
      <Button variant="plain" onClick={close}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" form={formId} isLoading={task.isRunning} disabled={code.length < CODE_LENGTH}>
        {t('security.turnOn')}
      </Button>
    </>
  );
  return (
    <Modal
      isOpen={made !== null}
      onClose={close}
      title={t('security.twoStep')}
      subtitle={t('security.step1')}
      footer={footer}
    >
      {made && (
        <form ref={form} id={formId} className={classes.fields} onSubmit={submit}>
          <div className={classes.connect}>
            <QrCode text={made.uri} label={t('security.qr')} />
            <div className={classes.key}>
              <p className={classes.words}>{t('security.scan')}</p>
              <output className={classes.letters} aria-label={t('security.key')}>
                {made.key.replace(/(.{4})(?=.)/g, '$1 ')}
              </output>
              <Button variant="outline" size="sm" onClick={copy}>
                <IconCopy size={18} stroke={1.75} aria-hidden />
                {t('security.copyKey')}
              </Button>
            </div>
          </div>
          <PinField
            label={t('security.typeCode')}
            name="code"
            value={code}
            onChange={(digits) => {
              setCode(digits);
              if (digits !== '') task.clear();
            }}
            length={CODE_LENGTH}
            isCode
            error={task.error ? sentenceFor(task.error, 'security.failed') : undefined}
          />
        </form>
      )}
    </Modal>
  );
};

/** Drawn in the page, so that the key is sent to nobody else. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#0a3833" />
    </svg>
  );
};
