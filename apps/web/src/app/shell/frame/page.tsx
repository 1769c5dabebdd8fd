import type { ReactNode } from 'react';
import classes from './page.module.css';

type PageProps = {
  /** `feed` keeps to the middle column, `wide` also takes the right one. */
  width?: 'feed' | 'wide';
  children: ReactNode;
};

/** The content of a dashboard route. */
export const Page = ({ width = 'feed', children }: PageProps) => (
  <main id="content" className={classes.page} data-width={width}>
    {children}
  </main>
);
