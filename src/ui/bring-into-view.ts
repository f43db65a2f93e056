/**
 * As the `ref` of what a press opens: brings it into view as it appears, as little as that takes, and at once for
 * whoever wants no motion. How far from the edges it stays is its `scroll-margin`.
 */
export function bringIntoView(opened: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  opened?.scrollIntoView?.({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}
