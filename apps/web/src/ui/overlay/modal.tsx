import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import iconButton from '../action/icon-button.module.css';
import classes from './modal.module.css';
import { Overlay } from './overlay.tsx';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  subtitle?: string;
  /** False: the buttons of the footer are the only way out. */
  hasClose?: boolean;
  size?: 'sm' | 'narrow' | 'md' | 'lg' | 'xl';
  closesOnScrim?: boolean;
  children: ReactNode;
  /** The buttons, the safe one first. */
  footer?: ReactNode;
};

/** A dialog with a title, a body that scrolls and a footer that stays. */
export const Modal = (props: ModalProps) => {
  const {
    isOpen,
    onClose,
    title,
    subtitle,
    hasClose = true,
    size = 'md',
    closesOnScrim = false,
    children,
    footer,
  } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} labelledBy={titleId} size={size} closesOnScrim={closesOnScrim}>
      <div className={classes.header}>
        <div>
          <h2 id={titleId} className="h3">
            {title}
          </h2>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {hasClose && (
          <button type="button" className={iconButton.button} aria-label={t('shell.close')} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.body}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Overlay>
  );
};
