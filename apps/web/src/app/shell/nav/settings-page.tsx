import type { ReactNode } from 'react';
import sheet from '../../../ui/overlay/sheet.module.css';
import { Page } from '../frame/page.tsx';
import { SettingsHead } from './settings-head.tsx';
import classes from './settings-page.module.css';

type SettingsPageProps = {
  title: string;
  /** Whether the whole page is one sheet; otherwise the page has its own sheets. */
  hasSheet?: boolean;
  children: ReactNode;
};

/** The frame of a page of the settings. */
export const SettingsPage = ({ title, hasSheet = false, children }: SettingsPageProps) => (
  <Page width="wide">
    <div className={classes.column}>
      <SettingsHead title={title} />
      {hasSheet ? <div className={`${sheet.sheet} ${classes.sheet}`}>{children}</div> : children}
    </div>
  </Page>
);
