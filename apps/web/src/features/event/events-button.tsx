import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { BottomSheet } from '../../ui/overlay/bottom-sheet.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { EventList } from './event-list.tsx';

/** The events in a drawer if there is no right sidebar; on a phone in a sheet. */
export const EventsButton = () => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const title = t('event.title');
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={title}
        icon={IconCalendarEvent}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <BottomSheet
        isOpen={isOpen}
        onClose={close}
        title={title}
        kind={isPhone ? 'sheet' : 'drawer'}
        aside={<CalendarLink onClick={close} />}
      >
        <EventList onOpen={close} />
      </BottomSheet>
    </>
  );
};
