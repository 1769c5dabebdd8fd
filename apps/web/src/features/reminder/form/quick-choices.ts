import { QUICK_REMINDER_MINUTES } from '@pinlife/contract/reminder/limits';
import { type FormState, splitMoment, zonedNow } from './form-state.ts';

type QuickChoice = { name: 'soon' | 'tonight' | 'tomorrow' } & Pick<FormState, 'date' | 'time'>;

const EVENING = 20;
const MORNING = 9;

/** Common times. Tonight is omitted if it has passed. */
export const listQuickChoices = (now: Date, timezone: string): QuickChoice[] => {
  const here = zonedNow(now, timezone);
  const at = (days: number, hour: number) => here.startOfDay().add({ days }).with({ hour });
  const soon = here.add({ minutes: QUICK_REMINDER_MINUTES }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const tonight = at(0, EVENING);
  const isAhead = Temporal.ZonedDateTime.compare(tonight, here) > 0;
  return [
    { name: 'soon', ...splitMoment(soon) },
    ...(isAhead ? [{ name: 'tonight', ...splitMoment(tonight) } as const] : []),
    { name: 'tomorrow', ...splitMoment(at(1, MORNING)) },
  ];
};
