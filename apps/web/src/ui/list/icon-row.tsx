import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconWell } from '../mark/icon-well.tsx';
import classes from './icon-row.module.css';

/** A list of rows with an icon, such as devices. */
export const IconRows = (list: Omit<ComponentProps<'ul'>, 'className'>) => <ul {...list} className={classes.list} />;

type IconRowProps = {
  icon: TablerIcon;
  title: ReactNode;
  detail: string;
  /** The actions. */
  children: ReactNode;
};

export const IconRow = ({ icon, title, detail, children }: IconRowProps) => (
  <li className={classes.row}>
    <IconWell icon={icon} />
    <div className={classes.body}>
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.detail}>{detail}</span>
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  </li>
);
