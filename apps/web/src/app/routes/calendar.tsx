import { CalendarScreen } from '../../features/calendar/calendar-screen.tsx';
import { loadCalendarTexts } from '../../features/calendar/texts.ts';
import { loadTemporal } from '../../lib/time/load-temporal.ts';
import { Page } from '../shell/frame/page.tsx';

export const loader = async (): Promise<null> => {
  await Promise.all([loadCalendarTexts(), loadTemporal()]);
  return null;
};

export const Component = () => (
  <Page width="wide">
    <CalendarScreen />
  </Page>
);
