import { PROFILE_PATH } from '@pinlife/contract/share/limits';
import type { User } from '@pinlife/contract/user/schema';
import { IconWorld } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useUnsavedGuard } from '../../../lib/session/use-unsaved-guard.ts';
import { Hint } from '../../../ui/feedback/hint.tsx';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { SettingRow } from '../../../ui/field/setting-row.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import sheet from '../../../ui/overlay/sheet.module.css';
import { SaveBar } from '../settings/save-bar.tsx';
import settings from '../settings/settings.module.css';
import { PreviewLink } from './preview-link.tsx';
import { PublicNotes } from './public-notes.tsx';
import classes from './public-profile.module.css';
import { ShownParts } from './shown-parts.tsx';
import { usePublicForm } from './use-public-form.ts';

/** The public profile: whether it is on, and its parts. */
export const PublicProfileForm = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { values, change, setShown, save, reset, isDirty, isSaving } = usePublicForm(user);
  useUnsavedGuard(isDirty, t('settings.leaveText'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={settings.stack} onSubmit={submit}>
      <div className={`${sheet.sheet} ${settings.sheet} ${classes.sheet}`}>
        <SettingsSection title={t('publicProfile.title')} text={t('publicProfile.text')}>
          <div className={classes.stack}>
            <SettingRow
              title={t('publicProfile.show')}
              value={values.enabled}
              onChange={(enabled) => change({ enabled })}
            >
              {describeState()}
            </SettingRow>
            <Address user={user} isOn={values.enabled} />
            {values.enabled && <PreviewLink shown={values.shown} />}
          </div>
        </SettingsSection>
        {values.enabled && (
          <>
            <SettingsSection title={t('publicProfile.shown')} text={t('publicProfile.shownText')}>
              <ShownParts user={user} shown={values.shown} onChange={setShown} />
            </SettingsSection>
            <SettingsSection title={t('publicProfile.pinups')} text={t('publicProfile.pinupsText')}>
              <PublicNotes />
            </SettingsSection>
            <SettingsSection title={t('publicProfile.engines')} text={t('publicProfile.enginesText')}>
              <SettingRow
                title={t('publicProfile.indexed')}
                value={values.indexed}
                onChange={(indexed) => change({ indexed })}
              >
                {t(values.indexed ? 'publicProfile.indexedOn' : 'publicProfile.indexedOff')}
              </SettingRow>
            </SettingsSection>
          </>
        )}
      </div>
      {(isDirty || isSaving || values.enabled) && <SaveBar isDirty={isDirty} isSaving={isSaving} onCancel={reset} />}
    </form>
  );

  function describeState(): string {
    const { enabled, since } = user.publicProfile;
    if (!values.enabled) return t(enabled ? 'publicProfile.offOnceSaved' : 'publicProfile.off');
    if (!since) return t('publicProfile.onOnceSaved');
    return t('publicProfile.since', {
      date: formatDate(new Date(since), { day: 'numeric', month: 'short', year: 'numeric' }),
    });
  }
};

const Address = ({ user, isOn }: { user: User; isOn: boolean }) => {
  const { t } = useTranslation();
  const path = `${PROFILE_PATH}/${user.username}`;
  const shown = `${location.host}${path}`;
  if (!isOn) return <Hint>{t('publicProfile.hint', { address: shown })}</Hint>;
  return (
    <CopyField
      label={t('publicProfile.address')}
      value={shown}
      copied={`${location.origin}${path}`}
      icon={IconWorld}
      copyLabel={t('field.copy')}
    />
  );
};
