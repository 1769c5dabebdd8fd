import { type SignupRule, signupRules } from '@pinlife/contract/operator/limits';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { RadioCards } from '../../ui/choice/radio-cards.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { useSetSignupRule, useSignupRule } from './api.ts';
import { SettingNames } from './health/setting-names.tsx';
import classes from './operator.module.css';

export const SignupSection = () => {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('operator.signups')} text={t('operator.signupsText')}>
      <SignupChoice />
    </SettingsSection>
  );
};

const SignupChoice = () => {
  const { t } = useTranslation();
  const answer = useSignupRule();
  const { mutate } = useSetSignupRule();
  // Optimistic, because the mutation is pending only one render later.
  const [chosen, setChosen] = useState<SignupRule | null>(null);
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  if (!answer.data) return <SkeletonBar height={180} />;
  const { signup, isPinned } = answer.data;
  const choose = (rule: SignupRule) => {
    setChosen(rule);
    mutate(rule, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'operator.failed') }),
      onSettled: () => setChosen(null),
    });
  };
  return (
    <div className={classes.stack}>
      <RadioCards
        label={t('operator.signups')}
        value={chosen ?? signup}
        options={signupRules.map((rule) => ({
          value: rule,
          label: t(`operator.rule.${rule}`),
          text: t(`operator.ruleText.${rule}`),
        }))}
        onChange={choose}
        isDisabled={isPinned}
        isLabelHidden
      />
      {isPinned && (
        <Hint icon={IconLock}>
          <SettingNames text={t('operator.pinned')} />
        </Hint>
      )}
    </div>
  );
};
