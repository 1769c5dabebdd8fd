import { useTranslation } from '../../lib/i18n.ts';
import { EventDay } from './event-day.tsx';

const DAY_MS = 86_400_000;

/** Today and tomorrow always have their row, pinned or not. */
export const EventList = () => {
  const { t } = useTranslation();
  const today = new Date();
  // Noon stays within its own day when the clocks change.
  today.setHours(12);
  return (
    <>
      <EventDay date={today} title={t('event.today')} isToday />
      <EventDay date={new Date(today.getTime() + DAY_MS)} title={t('event.tomorrow')} />
    </>
  );
};
