import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../../entities/session/keys.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { endSessions, useSessions } from './api.ts';
import { useAccessTokens } from './tokens/api.ts';

/** Ends all other sessions, those of scripts too. */
export const SignOutOthers = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const others = useSessions().data?.filter(({ current }) => !current) ?? [];
  const scripts = useAccessTokens().data?.filter(({ ended }) => !ended) ?? [];
  const refetch = () => {
    void client.invalidateQueries({ queryKey: sessionKeys.all });
    void client.invalidateQueries({ queryKey: sessionKeys.tokens });
  };
  const task = useTask({
    run: () => endSessions(others, scripts),
    onDone: refetch,
    onFail: (error) => {
      refetch();
      showToast({ kind: 'error', text: sentenceFor(error, 'settings.signOutFailed') });
    },
  });
  if (others.length + scripts.length === 0) return null;
  return (
    <Button variant="outline" isLoading={task.isRunning} onClick={() => task.start(undefined)}>
      <IconLogout size={18} stroke={1.75} aria-hidden />
      {t('security.signOutOthers')}
    </Button>
  );
};
