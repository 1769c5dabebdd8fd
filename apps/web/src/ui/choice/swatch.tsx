import type { Icon } from '@tabler/icons-react';
import paper from '../mark/paper.module.css';
import classes from './swatch.module.css';

export type SwatchProps = {
  /** The number of the paper, 1 to 8. */
  color: number;
  icon: Icon;
};

/** A small square in a note's colour with an icon, beside a line about the note. */
export const Swatch = ({ color, icon: Sign }: SwatchProps) => (
  <span className={`${paper.paper} ${classes.swatch}`} data-c={color}>
    <Sign size={18} stroke={1.75} aria-hidden />
  </span>
);
