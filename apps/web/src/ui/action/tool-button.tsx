import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './tool-button.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'children'> & {
  label: string;
  icon: TablerIcon;
};

/** A button in the note's own ink. */
export const ToolButton = ({ label, icon: Glyph, ...button }: ToolButtonProps) => (
  <button type="button" data-tip="above" {...button} className={classes.button} aria-label={label}>
    <Glyph size={20} stroke={1.75} aria-hidden />
  </button>
);
