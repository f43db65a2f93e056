import type { ReactNode } from 'react';
import { useIsLongWait } from '#lib/long-wait.ts';

/** Stands in for a screen's content; its children show once the wait is long. */
export function Waiting({
  label,
  className,
  children,
}: {
  /** The name of what is waited for, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const isLong = useIsLongWait();
  return (
    <div className={className} role="status" aria-label={label}>
      {isLong && children}
    </div>
  );
}
