/** How long a one-shot action holds off its repeats, in milliseconds (product spec, section 9). */
export const oneShotMs = 15_000;

/**
 * Guards an action against being done twice: repeats are blocked for 15 s, or until the action
 * failed. The answer of a blocked call is null.
 */
export function oneShot<Parameters extends unknown[], Result>(
  action: (...parameters: Parameters) => Promise<Result>,
  blockMs = oneShotMs,
): (...parameters: Parameters) => Promise<Result | null> {
  let blockedUntil = 0;
  return async (...parameters) => {
    if (Date.now() < blockedUntil) return null;
    blockedUntil = Date.now() + blockMs;
    try {
      return await action(...parameters);
    } catch (error) {
      blockedUntil = 0;
      throw error;
    }
  };
}
