import { useEffect, useState } from 'react';
import { todayIs } from '#lib/calendar-weeks.ts';

/** Today; another one once midnight has passed, also while the page was away. */
export function useToday(): string {
  const [today, setToday] = useState(todayIs);
  useEffect(() => {
    const look = () => setToday(todayIs());
    const timer = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
