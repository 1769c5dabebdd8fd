import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = { icon: ReactNode; title: string; text?: string; titleId?: string; children?: ReactNode };

/** A short message: an icon, a title, a sentence and a link or button. */
export const Notice = ({ icon, title, text, titleId, children }: NoticeProps) => (
  <div className={classes.notice} role="status">
    <span className={classes.sign} aria-hidden>
      {icon}
    </span>
    <h2 className="h3" id={titleId}>
      {title}
    </h2>
    {text && <p className={classes.text}>{text}</p>}
    {children && <div className={classes.action}>{children}</div>}
  </div>
);
