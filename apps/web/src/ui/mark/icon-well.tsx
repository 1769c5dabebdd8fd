import type { TablerIcon } from '@tabler/icons-react';
import classes from './icon-well.module.css';

/** The sign at the beginning of a row. */
export const IconWell = ({ icon: Glyph }: { icon: TablerIcon }) => (
  <span className={classes.well}>
    <Glyph size={20} stroke={1.75} aria-hidden />
  </span>
);
