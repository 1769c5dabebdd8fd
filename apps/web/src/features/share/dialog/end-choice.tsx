import { DAY_MS } from '@pinlife/contract/durations';
import { type ShareDays, shareDays } from '@pinlife/contract/share/limits';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import classes from './share-dialog.module.css';

const NEVER = 'never';

type EndChoiceProps = { days: ShareDays | null; text: string; onChange: (days: ShareDays | null) => void };

/** After how many days a link ends; null: never. */
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
      />
      <p className={classes.fact}>{text}</p>
    </div>
  );
};

/** Which choice an end may come from: the shortest that reaches so far. */
export const daysUntil = (expiresAt: string | null): ShareDays | null => {
  if (expiresAt === null) return null;
  const left = (Date.parse(expiresAt) - Date.now()) / DAY_MS;
  return shareDays.find((days) => left <= days) ?? null;
};
