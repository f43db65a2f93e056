import { useEffect } from 'react';
import { coverPage } from './host.ts';

/** While `isOpen`, this layer stands in what the user sees, also where the host scrolls the page. */
export function usePageCover(isOpen: boolean): void {
  useEffect(() => (isOpen ? coverPage() : undefined), [isOpen]);
}
