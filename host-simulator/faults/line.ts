import type { Delivery } from './faults.ts';

/** Delivers messages, each after its delay, in order except for those that may be overtaken. */
export function createLine(
  arrive: (delivery: Delivery) => void,
  now: () => number = () => performance.now(),
) {
  let lastDueMs = 0;
  return (delivery: Delivery): void => {
    const dueMs = now() + delivery.delayMs;
    const inOrderMs = delivery.mayBeOvertaken ? dueMs : Math.max(dueMs, lastDueMs);
    if (!delivery.mayBeOvertaken) lastDueMs = inOrderMs;
    // At once when nothing delays it, as a host's own call would be.
    if (inOrderMs <= now()) arrive(delivery);
    else setTimeout(() => arrive(delivery), inOrderMs - now());
  };
}
