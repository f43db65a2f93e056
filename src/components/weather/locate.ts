import { roundedDegrees } from '#contract/rules/weather.ts';
import type { LolaPlace } from '#contract/schemas/lola-place.ts';

/** The device asks whoever holds it, so there is time to answer; then it looks, in milliseconds. */
const patienceMs = 30_000;
/** So old may be what it knows already: nobody travels far in that time. */
const freshMs = 600_000;

/**
 * The place of this device, to two decimals: more never leaves it. Null where it is not told, for whatever reason. Only
 * after a tap that asks for it.
 */
export const locate = (): Promise<Pick<LolaPlace, 'latitude' | 'longitude'> | null> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) }),
      () => resolve(null),
      { enableHighAccuracy: false, timeout: patienceMs, maximumAge: freshMs },
    );
  });
