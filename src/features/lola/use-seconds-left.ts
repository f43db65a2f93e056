import { useEffect, useState } from 'react';

/** The seconds until then, counting down; 0 from then on, and where there is nothing to wait for. */
export function useSecondsLeft(untilMs: number | null): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const seconds = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
