import { IconLogout, IconSearch, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EventsButton } from '../../../features/event/events-button.tsx';
import { NotificationBell } from '../../../features/notification/notification-bell.tsx';
import { OutboxSlot } from '../../../features/outbox/outbox-slot.tsx';
import { SearchBox } from '../../../features/search/search-box.tsx';
import { useLogout } from '../../../features/session/use-logout.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { HOME_PATH } from '../../../lib/session/return-path.ts';
import { IconButton, IconLink } from '../../../ui/action/icon-button.tsx';
import { Logo } from '../../../ui/mark/logo.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import classes from './header.module.css';
import band from './top-band.module.css';

export const Header = () => {
  const { t } = useTranslation();
  const [isSearching, setIsSearching] = useState(false);
  const askToLogout = useLogout();
  return (
    <header className={band.band}>
      <div className={classes.bar}>
        <Link className={classes.logo} to={HOME_PATH} aria-label={t('shell.homeLink')}>
          <Logo />
        </Link>
        <div className={classes.search}>
          <SearchBox />
        </div>
        <div className={classes.actions}>
          <OutboxSlot />
          <span className={classes.onPhone}>
            <IconButton
              label={t('shell.search')}
              icon={IconSearch}
              aria-expanded={isSearching}
              onClick={() => setIsSearching((wasSearching) => !wasSearching)}
            />
          </span>
          <NotificationBell />
          <span className={classes.belowDesktop}>
            <EventsButton />
          </span>
          <span className={classes.fromTablet}>
            <IconLink label={t('shell.settings')} icon={IconSettings} to="/dashboard/settings" />
            <LanguageMenu />
            <IconButton label={t('shell.logout')} icon={IconLogout} onClick={askToLogout} />
          </span>
        </div>
      </div>
      {isSearching && (
        <div className={classes.searchRow}>
          <SearchBox isFocused onDone={() => setIsSearching(false)} />
        </div>
      )}
    </header>
  );
};
