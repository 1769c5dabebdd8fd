import { IconCalendar, IconX } from '@tabler/icons-react';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { formatDate } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useIsPainted } from '../../lib/loading/after-paint.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import type { DateRange } from '../../lib/time/date-range.ts';
import { type PlainDate, toDate } from '../../lib/time/plain-date.ts';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { Popover } from '../overlay/popover.tsx';
import classes from './range-field.module.css';

const Waiting = () => <div className={classes.loading} />;

const RangePicker = lazyPart(() => import('./range-picker.tsx').then((module) => module.RangePicker), Waiting);

/** The press is answered with its dialog; the days take longer to draw. */
const LateRangePicker = (props: ComponentProps<typeof RangePicker>) =>
  useIsPainted() ? <RangePicker {...props} /> : <Waiting />;

type RangeFieldProps = {
  value: DateRange | null;
  /** The text while no range is chosen. */
  emptyLabel?: string;
  onChange: (range: DateRange | null) => void;
};

/** Seven days of 44 px. */
const WIDTH = 340;

/** `1 Nov 2026` */
const nameDay = (date: PlainDate) =>
  formatDate(toDate(date), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A button that shows the chosen range of days and opens a calendar. */
export const RangeField = ({ value, emptyLabel, onChange }: RangeFieldProps) => {
  const { t } = useTranslation();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const close = useCallback(() => setIsOpen(false), []);
  const change = (range: DateRange | null) => {
    close();
    onChange(range);
    opener.current?.focus({ preventScroll: true });
  };
  const picker = <LateRangePicker value={value} onChange={change} />;
  return (
    <div className={classes.field}>
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <IconCalendar size={18} stroke={1.75} aria-hidden />
        <span className="visually-hidden">{t('note.dates')}</span>
        {value ? (
          <>
            <span>{nameDay(value.from)}</span>
            <span className={classes.to}>{t('note.rangeTo')}</span>
            <span>{nameDay(value.to)}</span>
          </>
        ) : (
          <span className={classes.to}>{emptyLabel ?? t('note.anyDate')}</span>
        )}
      </button>
      {value && (
        <button type="button" className={classes.clear} aria-label={t('note.clearDates')} onClick={() => change(null)}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      {isOpen && opener.current && !isPhone && (
        <Popover opener={opener.current} label={t('note.dates')} width={WIDTH} onClose={close}>
          {picker}
        </Popover>
      )}
      {isPhone && (
        <Overlay isOpen={isOpen} kind="sheet" label={t('note.dates')} onClose={close}>
          {picker}
        </Overlay>
      )}
    </div>
  );
};
