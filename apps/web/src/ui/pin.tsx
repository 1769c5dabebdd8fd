import classes from './pin.module.css';

/** The vermilion dot: "this is held for you". Always beside words that say the same. */
export const Pin = ({ size = 'md' }: { size?: 'sm' | 'md' }) => (
  <span className={classes.pin} data-size={size} aria-hidden />
);
