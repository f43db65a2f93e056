import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import styles from './icon-button.module.css';
import { Link } from './link.tsx';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The action, in words. */
  label: string;
  /** A disc under it, for buttons over pictures. */
  raised?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A round 44 px button that shows only an icon. */
export function IconButton({ label, raised, className, children, ref, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-label={label}
      title={label}
      className={classes(styles.button, raised && styles.raised, className)}
    >
      {children}
    </button>
  );
}

/** A link inside the app that looks like such a button. */
export const IconLink = ({
  to,
  label,
  onClick,
  children,
}: {
  to: string;
  /** Where it leads, in words. */
  label: string;
  onClick?(): void;
  children: ReactNode;
}) => (
  <Link to={to} onClick={onClick} aria-label={label} className={styles.button}>
    {children}
  </Link>
);
