import { proxy } from 'valtio';

/**
 * How large rails show their pictures. On a first visit they begin with the small ones, so that something hangs there a
 * second earlier, and the fine ones come once the page has all it needs (src/app/fine-pictures.tsx). A device with
 * a service worker keeps pictures: it has them.
 */
export const fineness = proxy<{ size: 240 | 720; decoding: 'async' | 'sync' }>({
  size: navigator.serviceWorker?.controller ? 720 : 240,
  decoding: 'async',
});
