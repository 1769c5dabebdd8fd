import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './alert.module.css';

type AlertProps = { children: ReactNode; action?: ReactNode };

/** What went wrong with a form as a whole. Only its arrival is read out, not every second of a countdown in it. */
export const Alert = ({ children, action }: AlertProps) => {
  return (
    <div className={classes.alert} role="alert" aria-relevant="additions">
      <IconAlertCircle aria-hidden />
      <div className={classes.content}>
        <span>{children}</span>
        {action}
      </div>
    </div>
  );
};
