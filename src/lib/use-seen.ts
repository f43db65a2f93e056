import { useCallback } from 'react';

/** A ref for an element; calls back once most of it was in view for so long, in milliseconds. Null where it need not. */
export const useSeen = (onSeen: (() => void) | null, ms: number) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element || !onSeen) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer);
          if (entry?.isIntersecting) timer = setTimeout(onSeen, ms);
        },
        { threshold: 0.6 },
      );
      observer.observe(element);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [onSeen, ms],
  );
