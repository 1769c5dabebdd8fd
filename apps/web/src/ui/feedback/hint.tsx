import { IconAlertCircle, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './hint.module.css';

type HintProps = { tone?: 'info' | 'warning' | 'danger'; icon?: TablerIcon; children: ReactNode };

/** A sentence in a box: a state or an error. */
export const Hint = ({ tone = 'info', icon, children }: HintProps) => {
  const Sign = icon ?? (tone === 'danger' ? IconAlertCircle : IconInfoCircle);
  return (
    <div className={classes.hint} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Sign size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </div>
  );
};
