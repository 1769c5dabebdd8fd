import { Fragment } from 'react';
import classes from '../operator.module.css';

/** Names of settings and commands. */
const NAMES = /(DATA_DIR|SMTP_URL|BACKUP_DIR|PUBLIC_URL|QUOTA_GB|SIGNUP|doctor)/;

/** A sentence in which names of settings and commands look as they are typed. */
export const SettingNames = ({ text }: { text: string }) =>
  text
    .split(NAMES)
    .map((part) => (
      <Fragment key={part}>{NAMES.test(part) ? <code className={classes.code}>{part}</code> : part}</Fragment>
    ));
