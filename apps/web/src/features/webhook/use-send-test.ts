import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useTestWebhook } from './api.ts';

/** Sends a test and shows the result. */
export const useSendTest = (id: string) => {
  const { t } = useTranslation();
  const test = useTestWebhook(id);
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: ({ state, status }) => {
        if (status === null) return showToast({ kind: 'error', text: t('webhooks.testUnanswered') });
        const values = { status: `${status}` };
        return state === 'sent'
          ? showToast({ kind: 'success', text: t('webhooks.testArrived', values) })
          : showToast({ kind: 'error', text: t('webhooks.testRefused', values) });
      },
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'webhooks.testFailed') }),
    });
  return { sendTest, isSending: test.isPending };
};
