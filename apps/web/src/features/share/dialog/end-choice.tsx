import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import { type ShareDays, shareDays } from '@pinlife/contract/share/limits';
import { formatDate, formatTime } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import classes from './share-dialog.module.css';

const NEVER = 'never';

type EndChoiceProps = { days: ShareDays | null; text: string; onChange: (days: ShareDays | null) => void };

/** The number of days until a link ends; null: never. */
export const EndChoice = ({ days, text, onChange }: EndChoiceProps) => {
  const { t } = useTranslation();
  const options = [
    ...shareDays.map((count) => ({ value: String(count), label: t('share.days', { count }) })),
    { value: NEVER, label: t('share.never') },
  ];
  const choose = (value: string) => onChange(shareDays.find((count) => String(count) === value) ?? null);
  return (
    <div>
      <p className={classes.label} aria-hidden>
        {t('share.endsAfter')}
      </p>
      <Segmented
        label={t('share.endsAfter')}
        value={days === null ? NEVER : String(days)}
        options={options}
        onChange={choose}
        onChooseAgain={choose}
      />
      <p className={classes.fact}>{text}</p>
    </div>
  );
};

/** The end is an instant of the server, whose time is known to a few seconds only. */
const TOLERANCE_MS = HOUR_MS;

/** The choice for an end: the shortest that reaches it. `now`: the server's time. */
export const daysUntil = (expiresAt: string | null, now: number): ShareDays | null => {
  if (expiresAt === null) return null;
  const left = Date.parse(expiresAt) - now - TOLERANCE_MS;
  // Ends that nothing here reaches come from another program; they are not for ever.
  return shareDays.find((days) => left <= days * DAY_MS) ?? shareDays.at(-1) ?? null;
};

/** `Sat 21 Nov 2026, 6:40 pm` */
export const writeEnd = (expiresAt: string): string => {
  const end = new Date(expiresAt);
  const day = formatDate(end, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return `${day}, ${formatTime(end)}`;
};
