import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './section-empty.module.css';

type SectionEmptyProps = {
  icon: TablerIcon;
  title: string;
  text: ReactNode;
  /** How to get the first one. */
  children?: ReactNode;
};

/** Shown instead of a list of a settings section that is still empty. */
export const SectionEmpty = ({ icon: Glyph, title, text, children }: SectionEmptyProps) => (
  <div className={classes.empty}>
    <Glyph size={28} stroke={1.75} aria-hidden />
    <h3 className="h4">{title}</h3>
    <p>{text}</p>
    {children && <div className={classes.act}>{children}</div>}
  </div>
);
