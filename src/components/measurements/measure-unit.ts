import { proxy, useSnapshot } from 'valtio';
import type { MeasureUnit } from '#contract/rules/measurements.ts';
import { localStore } from '#lib/storage.ts';

const key = 'hem.measureUnit';
const kept = localStore.get(key);
const chosen = proxy<{ unit: MeasureUnit | null }>({
  unit: kept === 'Metric' || kept === 'Imperial' ? kept : null,
});

/** The countries where people measure in inches. */
const imperial = ['US', 'LR', 'MM'];

/** The unit that is chosen on this device, or that of the country, and what chooses one. */
export function useMeasureUnit(country: string | null) {
  const { unit } = useSnapshot(chosen);
  const usual: MeasureUnit = imperial.includes(country ?? 'US') ? 'Imperial' : 'Metric';
  return {
    unit: unit ?? usual,
    chooseUnit(next: MeasureUnit) {
      chosen.unit = next;
      localStore.set(key, next);
    },
  };
}
