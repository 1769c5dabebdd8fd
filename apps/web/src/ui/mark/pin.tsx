import classes from './pin.module.css';

type PinProps = {
  size?: 'sm' | 'md';
  /** Vermilion says "this is held for you"; plain wears the ink of its paper; a hole is what a pin left; a hollow one is not through yet. */
  kind?: 'live' | 'plain' | 'hole' | 'hollow';
  /** Where it sticks. */
  className?: string | undefined;
};

/** Always beside words that say the same. */
export const Pin = ({ size = 'md', kind = 'live', className = '' }: PinProps) => (
  <span className={`${classes.pin} ${className}`} data-size={size} data-kind={kind} aria-hidden />
);
