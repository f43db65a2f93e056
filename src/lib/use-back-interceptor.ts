import { useEffect, useEffectEvent } from 'react';
import { pushBackInterceptor } from './host.ts';

/**
 * Lets the host's back close this layer first, while `isOpen`: for layers without a URL (a confirm, a menu). A sheet
 * with a URL closes by history and must not use it.
 */
export function useBackInterceptor(isOpen: boolean, close: () => unknown): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? pushBackInterceptor(() => closeNow()) : undefined), [isOpen]);
}
