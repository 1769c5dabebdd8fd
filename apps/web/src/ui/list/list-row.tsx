import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Swatch, type SwatchProps } from '../choice/swatch.tsx';
import classes from './list-row.module.css';

type ListRowProps = Omit<LinkProps, 'title' | 'color' | 'className'> &
  SwatchProps & {
    title: ReactNode;
    when: string;
    /** Below the time. */
    mark?: ReactNode;
    /** Read rows are dimmed. */
    isRead?: boolean;
    /** Below the title. */
    children: ReactNode;
  };

/** A note in a list that drops down from the header. */
export const ListRow = ({ color, icon, title, when, mark, isRead, children, ...link }: ListRowProps) => (
  <Link {...link} className={classes.row} data-read={isRead || undefined}>
    <Swatch color={color} icon={icon} />
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{children}</span>
    </span>
    <span className={classes.side}>
      <span className={classes.when}>{when}</span>
      {mark}
    </span>
  </Link>
);
