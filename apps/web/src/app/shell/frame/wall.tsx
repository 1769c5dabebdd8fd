import munnar from '../../../assets/munnar.svg';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Pin } from '../../../ui/mark/pin.tsx';
import { Stamp } from '../../../ui/mark/stamp.tsx';
import classes from './wall.module.css';

type SlipName = 'munnar' | 'curry' | 'anu' | 'plaits' | 'fair' | 'varnam' | 'books';
type PeekName = 'curryPeek' | 'fairPeek' | 'plaitsPeek' | 'soakPeek';

/** The position of a slip in units of the wall, and its tilt in degrees. Low screens omit the lower rows. */
type SlipPosition = { left: number; top: number; width: number; tilt: number; row: 1 | 2 | 3 };
/** The paper by its number among the eight; `isLive`: its pin is that of a reminder. */
type SlipStyle = { paper: number; isLive: boolean };

const slipStyles: Record<SlipName | PeekName, SlipStyle> = {
  munnar: { paper: 1, isLive: true },
  curry: { paper: 2, isLive: false },
  anu: { paper: 8, isLive: false },
  plaits: { paper: 8, isLive: false },
  fair: { paper: 6, isLive: true },
  varnam: { paper: 3, isLive: true },
  books: { paper: 5, isLive: false },
  curryPeek: { paper: 2, isLive: false },
  fairPeek: { paper: 6, isLive: true },
  plaitsPeek: { paper: 8, isLive: false },
  soakPeek: { paper: 2, isLive: true },
};

const PEEK_WIDTH = 128;

const arrangements = {
  wide: {
    munnar: { left: 56, top: 150, width: 276, tilt: -4, row: 1 },
    curry: { left: 372, top: 124, width: 232, tilt: 2.5, row: 1 },
    anu: { left: 636, top: 188, width: 216, tilt: -2, row: 1 },
    fair: { left: 384, top: 318, width: 226, tilt: -3, row: 2 },
    varnam: { left: 644, top: 382, width: 204, tilt: 3, row: 2 },
    books: { left: 128, top: 474, width: 214, tilt: 2.5, row: 3 },
  },
  narrow: {
    curry: { left: 60, top: 164, width: 240, tilt: -3, row: 1 },
    munnar: { left: 338, top: 216, width: 280, tilt: 3, row: 1 },
    plaits: { left: 84, top: 336, width: 228, tilt: 2, row: 2 },
    fair: { left: 150, top: 520, width: 230, tilt: -2.5, row: 3 },
  },
  slim: {
    curry: { left: 28, top: 140, width: 214, tilt: -3, row: 1 },
    munnar: { left: 146, top: 288, width: 226, tilt: 3, row: 2 },
    fair: { left: 34, top: 514, width: 214, tilt: -2.5, row: 3 },
  },
} satisfies Record<string, Partial<Record<SlipName, SlipPosition>>>;

const peeks = {
  wide: {
    curryPeek: { left: 6, top: 0, width: PEEK_WIDTH, tilt: 6, row: 1 },
    fairPeek: { left: -4, top: 108, width: PEEK_WIDTH, tilt: -5, row: 1 },
  },
  narrow: {
    plaitsPeek: { left: 6, top: 0, width: PEEK_WIDTH, tilt: 5, row: 1 },
    soakPeek: { left: -4, top: 102, width: PEEK_WIDTH, tilt: -5, row: 1 },
  },
} satisfies Record<string, Partial<Record<PeekName, SlipPosition>>>;

/** From the widest arrangement to the narrowest. */
const arrangementNames = ['wide', 'narrow', 'slim'] as const;

type WallProps = { arrangement: 'wide' | 'narrow' };

/** Decoration: drawn notes behind the account screens; on narrow screens two of them. */
export const Wall = ({ arrangement }: WallProps) => (
  <div aria-hidden>
    <div className={classes.wall}>
      {arrangementNames.slice(arrangementNames.indexOf(arrangement)).map((room) => (
        <div key={room} className={classes.room} data-room={room}>
          {renderSlips(arrangements[room])}
        </div>
      ))}
    </div>
    <div className={classes.peek}>{renderSlips(peeks[arrangement])}</div>
  </div>
);

const renderSlips = (slips: Partial<Record<SlipName | PeekName, SlipPosition>>) =>
  Object.entries(slips).map(([name, position]) => (
    <Slip key={name} name={name as SlipName | PeekName} position={position} />
  ));

const Slip = ({ name, position }: { name: SlipName | PeekName; position: SlipPosition }) => {
  const { t } = useTranslation();
  const { paper, isLive } = slipStyles[name];
  const { left, top, width, tilt, row } = position;
  return (
    <div
      className={classes.slip}
      data-paper={paper}
      data-plain={!isLive || undefined}
      data-row={row}
      style={{
        left: `calc(${left} * var(--unit) + var(--aside))`,
        top: `calc(${top} * var(--unit))`,
        width: `calc(${width} * var(--unit))`,
        rotate: `${tilt}deg`,
      }}
    >
      <Pin />
      <div className={classes.head}>{t(`auth.wall.${name}.title`)}</div>
      <div className={classes.body}>
        {name === 'munnar' ? <img src={munnar} alt="" /> : <span>{t(`auth.wall.${name}.text`)}</span>}
        <Stamp>{t(`auth.wall.${name}.date`)}</Stamp>
      </div>
    </div>
  );
};
