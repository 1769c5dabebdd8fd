import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTags } from '../../../entities/tag/api.ts';
import { useUser } from '../../../entities/user/api.ts';
import { usePasskeys } from '../../../features/passkey/api.ts';
import { useAccessTokens } from '../../../features/session/tokens/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';
import sheet from '../../../ui/overlay/sheet.module.css';
import { operatorEntry, SETTINGS_PATH, settingsEntries } from './settings-entries.ts';
import classes from './settings-menu.module.css';

const HealthMark = lazyService(async () => {
  const [{ HealthMark }, { loadOperatorTexts }] = await Promise.all([
    import('../../../features/operator/health/health-mark.tsx'),
    import('../../../features/operator/texts.ts'),
  ]);
  await loadOperatorTexts();
  return HealthMark;
});

/** The other settings pages with their present values, if there is no left column. */
export const SettingsRows = () => (useMediaQuery(PHONE) ? <Rows /> : null);

const Rows = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const passkeys = usePasskeys().data?.length;
  const tokens = useAccessTokens().data?.length;
  const tags = useTags()?.length;
  const states: Partial<Record<string, ReactNode>> = {
    [`${SETTINGS_PATH}/public`]: user && t(user.publicProfile.enabled ? 'settings.on' : 'settings.off'),
    [`${SETTINGS_PATH}/security`]: passkeys ? t('settings.passkeys', { count: passkeys }) : null,
    [`${SETTINGS_PATH}/apps`]: tokens ? t('settings.tokens', { count: tokens }) : null,
    [`${SETTINGS_PATH}/tags`]: tags || null,
    [operatorEntry.to]: user?.isOperator && <HealthMark />,
  };
  return (
    <nav className={sheet.sheet} aria-label={t('title.settings')}>
      <ul className={classes.rows}>
        {[...settingsEntries.slice(1), ...(user?.isOperator ? [operatorEntry] : [])].map(
          ({ to, label, icon: Glyph }) => (
            <li key={to}>
              <Link className={classes.row} to={to}>
                <Glyph size={20} stroke={1.75} aria-hidden />
                <span className={classes.name}>{t(label)}</span>
                <span className={classes.state}>{states[to]}</span>
                <IconChevronRight size={18} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
};
