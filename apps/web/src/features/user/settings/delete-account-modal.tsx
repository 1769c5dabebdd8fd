import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { PasswordDialog } from '../../../ui/overlay/password-dialog.tsx';
import { deleteAccount } from '../api.ts';

export const DeleteAccountModal = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <PasswordDialog
      isOpen={isOpen}
      title={t('settings.deleteQuestion')}
      text={t('settings.deleteText')}
      label={t('settings.currentPassword')}
      confirmLabel={t('settings.deleteForGood')}
      cancelLabel={t('settings.keepAccount')}
      isDanger
      leavesPage
      describeError={(error) => sentenceFor(error, 'settings.deleteFailed')}
      run={deleteAccount}
      onClose={onClose}
    />
  );
};
