import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import { Stitches } from './stitches.tsx';

/** How a button looks: what it is for, and how large. */
export interface ButtonLook {
  /** primary: the one thing to do; secondary: another; raised: floats over a list; quiet: text only. */
  kind?: 'primary' | 'secondary' | 'raised' | 'quiet' | 'danger';
  /** large: 52 px; small: 44 px. */
  size?: 'large' | 'small';
  icon?: ReactNode;
  wide?: boolean;
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Whether it is busy: the label stays, stitches run under it, and presses do nothing. */
    busy?: boolean;
  };

const look = ({ kind = 'primary', size = 'large', wide }: ButtonLook) =>
  classes(styles.button, styles[kind], styles[size], wide && styles.wide);

/** A button. It is disabled by `aria-disabled`, so that it can still be reached and read. */
export function Button({
  kind,
  size,
  icon,
  wide,
  busy = false,
  disabled = false,
  onClick,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isIdle = !busy && !disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes(look({ kind, size, wide } as ButtonLook), className)}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon}
      <span className={styles.label}>
        {children}
        {busy && (
          <span className={styles.sewing}>
            <Stitches count={5} busy tone="inherit" />
          </span>
        )}
      </span>
    </button>
  );
}

/** A link inside the app that looks like a button. */
export function ButtonLink({
  kind,
  size,
  icon,
  wide,
  label,
  children,
  ...rest
}: ButtonLook & {
  to: string;
  replace?: boolean;
  /** The state of the history's entry. */
  state?: unknown;
  label?: string;
  children: ReactNode;
}) {
  return (
    <Link {...rest} className={look({ kind, size, wide } as ButtonLook)} aria-label={label}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
