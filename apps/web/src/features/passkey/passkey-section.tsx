import { IconAlertTriangle, IconFingerprint, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { IconRows } from '../../ui/list/icon-row.tsx';
import { SectionEmpty } from '../../ui/list/section-empty.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { AddDialog } from './add-dialog.tsx';
import { usePasskeys } from './api.ts';
import { canUsePasskeys, hasPasskeys } from './browser-support.ts';
import classes from './passkey.module.css';
import { PasskeyRow } from './passkey-row.tsx';

/** The passkeys of the person. `isReview`: the password was reset, and somebody else may have added one. `children`: below them. */
export const PasskeySection = ({ isReview, children }: { isReview: boolean; children: ReactNode }) => {
  const { t } = useTranslation();
  const answer = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const passkeys = answer.data;
  const isEmpty = passkeys?.length === 0;
  const add = canUsePasskeys ? (
    <Button variant={isEmpty ? 'primary' : 'soft'} onClick={() => setIsAdding(true)}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
      {t('security.addPasskey')}
    </Button>
  ) : (
    <Hint tone="warning" icon={IconAlertTriangle}>
      {t(hasPasskeys ? 'security.impossibleHere' : 'security.impossible')}
    </Hint>
  );
  return (
    <SettingsSection title={t('security.passkeys')} text={t('security.passkeysText')}>
      <div className={classes.stack}>
        {isReview && passkeys && !isEmpty && (
          <Hint tone="warning" icon={IconAlertTriangle}>
            {t('security.review')}
          </Hint>
        )}
        {hasFailed(answer) ? (
          <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
        ) : !passkeys ? (
          <SkeletonBar height={40} />
        ) : isEmpty ? (
          <SectionEmpty icon={IconFingerprint} title={t('security.noPasskeys')} text={t('security.noPasskeysText')}>
            {add}
          </SectionEmpty>
        ) : (
          <>
            <IconRows>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey._id} passkey={passkey} othersCount={passkeys.length - 1} />
              ))}
            </IconRows>
            {add}
          </>
        )}
        {children}
        <AddDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      </div>
    </SettingsSection>
  );
};
