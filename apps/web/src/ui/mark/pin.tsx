import classes from './pin.module.css';

type PinProps = {
  size?: 'sm' | 'md';
  /**
   * `live`: vermilion, reminding. `plain`: in the ink of its paper. `hole`: the pin was removed. `hollow`: not saved
   * yet.
   */
  kind?: 'live' | 'plain' | 'hole' | 'hollow';
  className?: string | undefined;
};

/** Always beside words that say the same. */
export const Pin = ({ size = 'md', kind = 'live', className = '' }: PinProps) => (
  <span className={`${classes.pin} ${className}`} data-size={size} data-kind={kind} aria-hidden />
);
