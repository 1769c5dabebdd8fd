import { IconBellPlus } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { useUser } from '../../entities/user/api.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { askForPush } from './consent.ts';
import classes from './push.module.css';
import { usePushState } from './use-push-state.ts';

/** Shown below the notifications while this browser gets no pushes. */
export const PushOffer = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const state = usePushState(user?.id);
  const [isAsking, setIsAsking] = useState(false);
  if (!user || state === null || state === 'on') return null;
  const enable = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const panel = currentTarget.closest<HTMLElement>('[role="dialog"]');
    setIsAsking(true);
    await askForPush(user.id);
    setIsAsking(false);
    // The button is removed, so the focus is moved.
    panel?.focus();
  };
  return (
    <div className={classes.offer}>
      <IconBellPlus size={20} stroke={1.75} aria-hidden />
      <span>{t('push.offer')}</span>
      <Button variant="soft" size="sm" isLoading={isAsking} onClick={enable}>
        {t('push.enable')}
      </Button>
    </div>
  );
};
