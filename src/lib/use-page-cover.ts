import { useEffect } from 'react';
import { coverPage } from './host.ts';

/** Keeps this layer in what the user sees, while `isOpen`, also where the host scrolls the page. */
export function usePageCover(isOpen: boolean): void {
  useEffect(() => (isOpen ? coverPage() : undefined), [isOpen]);
}
