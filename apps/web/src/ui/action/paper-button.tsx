import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './paper-button.module.css';

type PaperButtonProps = Omit<ComponentProps<'button'>, 'className'> & { icon: TablerIcon };

/** A button with words, in the note's own ink. */
export const PaperButton = ({ icon: Glyph, children, ...button }: PaperButtonProps) => (
  <button type="button" {...button} className={classes.button}>
    <Glyph size={18} stroke={1.75} aria-hidden />
    {children}
  </button>
);
