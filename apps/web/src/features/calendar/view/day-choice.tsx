import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { localDate, type PlainDate } from '../../../lib/time/plain-date.ts';
import { Calendar } from '../../../ui/date/calendar.tsx';
import { BottomSheet } from '../../../ui/overlay/bottom-sheet.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { firstWeekdayOfRegion } from '../days/first-weekday.ts';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './day-choice.module.css';

/** Seven days of 44 px. */
const WIDTH = 340;

/** The event to move, and the button that was pressed. */
export type Moving = { event: ShownEvent; opener: HTMLElement };

type DayChoiceProps = {
  moving: Moving;
  today: PlainDate;
  onChoose: (day: PlainDate) => void;
  onClose: () => void;
};

/** A calendar to move an event, for people who cannot use dragging or keys. */
export const DayChoice = ({ moving, today, onChoose, onClose }: DayChoiceProps) => {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE);
  const days = (
    <div className={classes.days}>
      <Calendar
        label={t('calendar.moveTo')}
        value={localDate(new Date(moving.event.scheduledTime))}
        today={today}
        earliest={today}
        first={firstWeekdayOfRegion()}
        onChange={onChoose}
      />
    </div>
  );
  return isPhone ? (
    <BottomSheet isOpen title={t('calendar.moveTo')} onClose={onClose}>
      {days}
    </BottomSheet>
  ) : (
    <Popover opener={moving.opener} label={t('calendar.moveTo')} width={WIDTH} onClose={onClose}>
      {days}
    </Popover>
  );
};
