import { RECOVERY_CODES_COUNT, RECOVERY_CODES_FEW } from '@pinlife/contract/two-step/limits';
import type { TwoStep, TwoStepKey } from '@pinlife/contract/two-step/schema';
import { IconAlertTriangle, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiError } from '../../lib/api/api-error.ts';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { formatDate, formatDay } from '../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { SettingRow } from '../../ui/field/setting-row.tsx';
import { IconRow, IconRows } from '../../ui/list/icon-row.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { PasswordDialog } from '../../ui/overlay/password-dialog.tsx';
import { endTwoStep, makeRecoveryCodes, startTwoStep, useRefreshTwoStep, useTwoStep } from './api.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import classes from './two-step.module.css';

type Question = 'start' | 'end' | 'codes';

/** With the year, because a German month without one ends in a full stop of its own. */
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Two-step login: on, off, and its recovery codes. */
export const TwoStepSection = () => {
  const { t } = useTranslation();
  const answer = useTwoStep();
  return (
    <SettingsSection title={t('security.twoStep')} text={t('security.twoStepText')}>
      {hasFailed(answer) ? (
        <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
      ) : answer.data ? (
        <Switches state={answer.data} />
      ) : (
        <SkeletonBar height={40} />
      )}
    </SettingsSection>
  );
};

const Switches = ({ state: { since, recoveryCodesLeft: left, recoveryCodeUsedAt } }: { state: TwoStep }) => {
  const { t } = useTranslation();
  const refresh = useRefreshTwoStep();
  const [asking, setAsking] = useState<Question | null>(null);
  const [made, setMade] = useState<TwoStepKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isFirst, setIsFirst] = useState(false);
  const isOn = since !== null;
  const showCodes = (shown: readonly string[], areFirst: boolean) => {
    setCodes(shown);
    setIsFirst(areFirst);
    void refresh();
  };
  const used = recoveryCodeUsedAt
    ? ` ${t('security.codesUsed', { date: formatDay(new Date(recoveryCodeUsedAt)) })}`
    : '';
  const dialog = {
    onClose: () => setAsking(null),
    cancelLabel: t('shell.cancel'),
    describeError: (error: ApiError) => sentenceFor(error, 'security.failed'),
  };
  return (
    <div className={classes.stack}>
      <SettingRow title={t('security.app')} value={isOn} onChange={() => setAsking(isOn ? 'end' : 'start')}>
        {since ? t('security.onSince', { date: formatDate(new Date(since), DATE) }) : t('security.off')}
      </SettingRow>
      {isOn && (
        <div className={classes.codesRow}>
          <IconRows>
            <IconRow
              icon={IconLifebuoy}
              title={t('security.recoveryCodes')}
              detail={`${t('security.codesLeft', { left, total: RECOVERY_CODES_COUNT })}${used}`}
            >
              <Button variant="outline" size="sm" onClick={() => setAsking('codes')}>
                {t('security.newCodes')}
              </Button>
            </IconRow>
          </IconRows>
        </div>
      )}
      {isOn && left < RECOVERY_CODES_FEW && (
        <Hint tone="warning" icon={IconAlertTriangle}>
          {t('security.few', { count: left })}
        </Hint>
      )}
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'start'}
        title={t('security.twoStep')}
        text={t('security.startText')}
        confirmLabel={t('security.goOn')}
        run={startTwoStep}
        onDone={setMade}
      />
      <ConnectDialog
        made={made}
        onClose={() => setMade(null)}
        onDone={(shown) => {
          showToast({ kind: 'success', text: t('security.isOn') });
          showCodes(shown, true);
        }}
      />
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'codes'}
        title={t('security.newCodesQuestion')}
        text={t('security.newCodesText')}
        confirmLabel={t('security.newCodes')}
        run={makeRecoveryCodes}
        onDone={({ recoveryCodes }) => showCodes(recoveryCodes, false)}
      />
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'end'}
        title={t('security.endQuestion')}
        text={t('security.endText')}
        confirmLabel={t('security.turnOff')}
        cancelLabel={t('security.keepOn')}
        isDanger
        run={endTwoStep}
        onDone={() => {
          showToast({ kind: 'success', text: t('security.isOff') });
          void refresh();
        }}
      />
      <CodesDialog codes={codes} isFirst={isFirst} onClose={() => setCodes(null)} />
    </div>
  );
};
