import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field-message.module.css';

export type MessageTone = 'error' | 'success' | 'warning' | 'hint' | 'plain';

const icons = {
  error: IconAlertCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  hint: IconInfoCircle,
  plain: null,
};

type FieldMessageProps = { id: string; tone: MessageTone; children: ReactNode };

/** The message below a field. The live region always exists, so that screen readers announce a new message. */
export const FieldMessage = ({ id, tone, children }: FieldMessageProps) => {
  const Icon = icons[tone];
  return (
    <div id={id} aria-live="polite">
      {children ? (
        <div className={classes.message} data-tone={tone}>
          {Icon && <Icon aria-hidden />}
          <span>{children}</span>
        </div>
      ) : null}
    </div>
  );
};
