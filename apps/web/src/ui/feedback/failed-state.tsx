import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../action/button.tsx';
import { EmptyState } from './empty-state.tsx';

type FailedStateProps = { onRetry: () => void; isRetrying?: boolean; heading?: 'h1' | 'h2' };

/** A list or a page that did not load. */
export const FailedState = ({ onRetry, isRetrying = false, heading = 'h2' }: FailedStateProps) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="fallen"
      title={t('shell.failedTitle')}
      text={t('shell.failedText')}
      heading={heading}
      action={
        <Button variant="outline" isLoading={isRetrying} onClick={onRetry}>
          {!isRetrying && <IconRefresh size={18} stroke={1.75} aria-hidden />}
          {t('shell.loadAgain')}
        </Button>
      }
    />
  );
};
