import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import sheet from '../../ui/sheet.module.css';
import { EventList } from './event-list.tsx';
import classes from './events-panel.module.css';

/** The right sidebar of the home screen. */
export const EventsPanel = () => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <aside className={classes.aside} aria-labelledby={titleId}>
      <section className={`${sheet.sheet} ${classes.panel}`}>
        <h2 id={titleId} className={classes.title}>
          {t('event.title')}
        </h2>
        <EventList />
      </section>
    </aside>
  );
};
