import classes from './pin.module.css';

type PinProps = {
  size?: 'sm' | 'md';
  /**
   * `live` is vermilion: kept for you. `plain` has the ink of its paper, `hole` is where a pin was, `hollow` is not
   * saved yet.
   */
  kind?: 'live' | 'plain' | 'hole' | 'hollow';
  /** Where it sticks. */
  className?: string | undefined;
};

/** Always beside words that say the same. */
export const Pin = ({ size = 'md', kind = 'live', className = '' }: PinProps) => (
  <span className={`${classes.pin} ${className}`} data-size={size} data-kind={kind} aria-hidden />
);
