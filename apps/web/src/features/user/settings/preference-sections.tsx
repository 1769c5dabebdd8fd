import type { ColorScheme, User } from '@pinlife/contract/user/schema';
import { useState } from 'react';
import { useUpdateUser } from '../../../entities/user/api.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { chooseColorScheme, useColorScheme } from '../../../lib/screen/color-scheme.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/field/switch.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { PushSettings } from '../../push/push-settings.tsx';
import classes from './settings.module.css';

/** The preferences, which are saved at once. */
export const PreferenceSections = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { preferences, change } = usePreferences(user);
  return (
    <>
      <SettingsSection title={t('settings.notifications')} text={t('settings.notificationsText')}>
        <div className={classes.switches}>
          <PushSettings user={user} />
          <Switch
            label={t('settings.mute')}
            hint={t('settings.muteText')}
            value={preferences.mute}
            onChange={(mute) => change({ mute })}
          />
          <Switch
            label={t('settings.mailFallback')}
            value={preferences.mailFallback}
            onChange={(mailFallback) => change({ mailFallback })}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={t('settings.appearance')} text={t('settings.appearanceText')}>
        <div className={classes.switches}>
          <ColorSchemeChoice onChange={(colorScheme) => change({ colorScheme })} />
          <Switch
            label={t('memory.name')}
            hint={t('memory.text')}
            value={preferences.memories}
            onChange={(memories) => change({ memories })}
          />
        </div>
      </SettingsSection>
    </>
  );
};

/** The wish shows at once and while it is on its way; refused, the switch returns. */
const usePreferences = (user: User) => {
  const { mutate } = useUpdateUser();
  const [wished, setWished] = useState<Partial<User['preferences']>>({});
  const change = (preferences: Partial<User['preferences']>) => {
    setWished((before) => ({ ...before, ...preferences }));
    mutate(
      { preferences },
      {
        onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.saveFailed') }),
        // Heard of the last one only, if several follow each other.
        onSettled: () => setWished({}),
      },
    );
  };
  return { preferences: { ...user.preferences, ...wished }, change };
};

// The contract's own list would bring the validator along.
const colorSchemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];

const ColorSchemeChoice = ({ onChange }: { onChange: (scheme: ColorScheme) => void }) => {
  const { t } = useTranslation();
  const colorScheme = useColorScheme();
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('settings.colorScheme')}
      </span>
      <Segmented
        label={t('settings.colorScheme')}
        value={colorScheme}
        options={colorSchemes.map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={(scheme) => {
          chooseColorScheme(scheme);
          onChange(scheme);
        }}
      />
    </div>
  );
};
