import { type RefObject, useEffect, useState } from 'react';

/** How far something of this size must shrink to fit into an element; never above 1. */
export function useFitScale(
  room: RefObject<HTMLElement | null>,
  width: number,
  height: number,
): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const fit = Math.min(1, element.clientWidth / width, element.clientHeight / height);
      setScale(Math.max(0.1, fit));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [room, width, height]);
  return scale;
}
