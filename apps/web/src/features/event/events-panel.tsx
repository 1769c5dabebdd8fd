import { useId } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import sheet from '../../ui/overlay/sheet.module.css';
import { CalendarLink } from './calendar-link.tsx';
import { EventList } from './event-list.tsx';
import classes from './events-panel.module.css';

/** The same width as in the style sheet: below it the panel is hidden. */
const NARROW = '(max-width: 61.99em)';

/** The right sidebar of the home screen. */
export const EventsPanel = () => (useMediaQuery(NARROW) ? null : <Panel />);

const Panel = () => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <aside className={classes.aside} aria-labelledby={titleId}>
      <section className={`${sheet.sheet} ${classes.panel}`}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {t('event.title')}
          </h2>
          <CalendarLink />
        </div>
        <EventList />
      </section>
    </aside>
  );
};
