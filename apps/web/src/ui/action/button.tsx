import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import classes from './button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: 'primary' | 'soft' | 'outline' | 'plain' | 'warn' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  isBlock?: boolean;
  /** Keeps its label, its width and the focus, and ignores further presses. */
  isLoading?: boolean;
};

export const Button = (props: ButtonProps) => {
  const { variant = 'primary', size = 'md', isBlock, isLoading = false, children, onClick, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      <span className={classes.label}>
        {isLoading && (
          <span className={classes.spinner}>
            <Spinner />
          </span>
        )}
        {children}
      </span>
    </button>
  );
};
