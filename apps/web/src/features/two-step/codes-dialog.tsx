import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { copyText } from '../../lib/screen/copy-text.ts';
import { saveFile } from '../../lib/screen/save-file.ts';
import { useUnsavedGuard } from '../../lib/session/use-unsaved-guard.ts';
import { Button } from '../../ui/action/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import classes from './two-step.module.css';

/** `isFirst`: as the second step of turning it on; else they take the place of others. */
type CodesDialogProps = { codes: readonly string[] | null; isFirst: boolean; onClose: () => void };

/** Recovery codes, shown once: the dialog closes when the person confirms that they are stored. */
export const CodesDialog = ({ codes, isFirst, onClose }: CodesDialogProps) => {
  const { t } = useTranslation();
  const [isSafe, setIsSafe] = useState(false);
  useUnsavedGuard(codes !== null && !isSafe, t('security.onlyNow'));
  const text = codes?.join('\n') ?? '';
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(isCopied ? { kind: 'success', text: t('field.copied') } : { kind: 'error', text: t('note.copyFailed') });
  };
  const close = () => {
    if (!isSafe) return;
    setIsSafe(false);
    onClose();
  };
  const footer = (
    <Button onClick={close} disabled={!isSafe}>
      {t('security.done')}
    </Button>
  );
  return (
    <Modal
      isOpen={codes !== null}
      onClose={close}
      title={t(isFirst ? 'security.twoStep' : 'security.recoveryCodes')}
      subtitle={t(isFirst ? 'security.step2' : 'security.onlyNow')}
      hasClose={false}
      size="narrow"
      footer={footer}
    >
      <div className={classes.fields}>
        <p className={classes.words}>{t('security.codesText')}</p>
        <ul className={classes.codes} aria-label={t('security.recoveryCodes')}>
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.actions}>
          <Button variant="outline" size="sm" onClick={copy} data-autofocus>
            <IconCopy size={18} stroke={1.75} aria-hidden />
            {t('field.copy')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => download(text)}>
            <IconDownload size={18} stroke={1.75} aria-hidden />
            {t('security.download')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => print()}>
            <IconPrinter size={18} stroke={1.75} aria-hidden />
            {t('security.print')}
          </Button>
        </div>
        <div className={classes.confirmation}>
          <Checkbox name="safe" value={isSafe} onChange={setIsSafe}>
            {t('security.safe')}
          </Checkbox>
        </div>
      </div>
    </Modal>
  );
};

const download = (text: string): void =>
  saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'pinlife-recovery-codes.txt');
