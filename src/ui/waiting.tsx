import type { ReactNode } from 'react';
import { useIsLongWait } from '#lib/long-wait.ts';

/** Stands where a screen's content will be; what it holds shows once the wait is long. */
export function Waiting({
  label,
  className,
  children,
}: {
  /** What one waits for, for screen readers. */
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
