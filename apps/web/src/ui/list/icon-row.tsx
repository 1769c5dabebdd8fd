import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './icon-row.module.css';

/** Rows of things that a person has, such as devices. */
export const IconRows = (list: Omit<ComponentProps<'ul'>, 'className'>) => <ul {...list} className={classes.list} />;

type IconRowProps = {
  icon: TablerIcon;
  title: string;
  detail: string;
  /** What can be done with it. */
  children: ReactNode;
};

export const IconRow = ({ icon: Glyph, title, detail, children }: IconRowProps) => (
  <li className={classes.row}>
    <Glyph className={classes.icon} size={20} stroke={1.75} aria-hidden />
    <div className={classes.words}>
      <span>{title}</span>
      <span className={classes.detail}>{detail}</span>
    </div>
    <div className={classes.actions}>{children}</div>
  </li>
);
