import type { ReactNode } from 'react';
import classes from './auth-form.module.css';

export const FormTitle = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={classes.title}>
    <h2 className="h2">{title}</h2>
    {children && <p>{children}</p>}
  </div>
);
