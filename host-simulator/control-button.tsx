import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './control-button.module.css';

/** A button of the simulator: squarer than the app's, so that the two are not confused. */
export function ControlButton({
  kind = 'plain',
  icon,
  children,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: 'primary' | 'plain';
  icon?: ReactNode;
}) {
  return (
    <button type="button" {...rest} className={classes(styles.button, styles[kind], className)}>
      {icon}
      {children && <span>{children}</span>}
    </button>
  );
}
