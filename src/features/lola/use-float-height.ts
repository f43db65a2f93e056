import { useEffect, useRef } from 'react';

/**
 * As the `ref` of what stands at the foot of the screen: tells the toasts its height, so that they stand above it, also
 * under a finger that hovers where one comes (src/ui/toast-stack.module.css).
 */
export function useFloatHeight<Element extends HTMLElement>() {
  const foot = useRef<Element>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const element = foot.current;
    if (!element) return;
    const tell = () => style.setProperty('--float-height', `${element.offsetHeight}px`);
    tell();
    const watching = new ResizeObserver(tell);
    watching.observe(element);
    return () => {
      watching.disconnect();
      style.removeProperty('--float-height');
    };
  }, []);
  return foot;
}
