import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './alert.module.css';

type AlertProps = { children: ReactNode; action?: ReactNode };

/** An error of the whole form. Only its arrival is announced, not each second of a countdown. */
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
