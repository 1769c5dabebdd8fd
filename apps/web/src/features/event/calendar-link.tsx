import { IconCalendarMonth } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { IconLink } from '../../ui/action/icon-button.tsx';

/** The link from the coming events to the calendar. */
export const CalendarLink = ({ onClick }: { onClick?: () => void }) => {
  const { t } = useTranslation();
  return (
    <IconLink
      label={t('event.openCalendar')}
      icon={IconCalendarMonth}
      to="/dashboard/calendar"
      {...(onClick && { onClick })}
    />
  );
};
