import classes from './share-bar.module.css';

type ShareBarProps = {
  label: string;
  /** From 0 to 1; larger values count as 1. */
  share: number;
  /** The share as text. */
  words?: string;
};

/** A bar that shows a share of a whole. */
export const ShareBar = ({ label, share, words }: ShareBarProps) => {
  const shown = Math.min(1, share);
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shown * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <span className={classes.fill} style={{ transform: `scaleX(${shown})` }} />
    </div>
  );
};
