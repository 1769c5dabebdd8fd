import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

type SettingsSectionProps = { title: string; text: ReactNode; children: ReactNode };

/** A section of a settings page: title and explanation at the left, fields at the right. */
export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => (
  <section className={classes.section}>
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
    </div>
    {children}
  </section>
);
