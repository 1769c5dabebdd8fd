import { IconMail } from '@tabler/icons-react';
import { formatDate } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Hint } from '../../ui/feedback/hint.tsx';

/** The end of an invitation, shown above the form. */
export const InvitedNote = ({ endsAt }: { endsAt: string }) => {
  const { t } = useTranslation();
  const date = formatDate(new Date(endsAt), { day: 'numeric', month: 'short', year: 'numeric' });
  return <Hint icon={IconMail}>{t('invitation.invited', { date })}</Hint>;
};
