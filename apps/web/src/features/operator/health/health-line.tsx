import type { HealthState } from '@pinlife/contract/operator/limits';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './health.module.css';
import { SettingNames } from './setting-names.tsx';

const signs = { ok: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle } as const;

type HealthLineProps = {
  state: HealthState;
  name: string;
  value: ReactNode;
  /** The advice; lines that are not green have one. */
  todo?: string | null;
  children?: ReactNode;
};

/** The state of one part. */
export const HealthLine = ({ state, name, value, todo, children }: HealthLineProps) => {
  const { t } = useTranslation();
  const Sign = signs[state];
  return (
    <li className={classes.line} data-state={state}>
      <Sign size={20} stroke={1.75} aria-hidden />
      <span className={classes.name}>
        <span className="visually-hidden">{t(`operator.health.state.${state}`)}: </span>
        {name}
      </span>
      <span className={classes.value} role={children ? 'status' : undefined}>
        {value}
      </span>
      {children}
      {todo && (
        <span className={classes.todo}>
          <SettingNames text={todo} />
        </span>
      )}
    </li>
  );
};
