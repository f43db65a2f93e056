import { settleMeasures } from './measures-on-device.ts';
import { type MeasureValues, unsentMeasures } from './unsent-measures.ts';

/** Whose values are on their way, on any form of this page. */
const onTheirWay = new Set<string>();

/**
 * Sends what waits of somebody, one save after another, each on top of the one before ([Note: Late saves]). What was typed meanwhile goes with the next, and a value waits until it was itself answered. What
 * failed waits on, unless more was typed since. `save` rejects where it failed.
 */
export async function sendInTurn(
  whose: string,
  save: (values: MeasureValues) => Promise<unknown>,
): Promise<void> {
  if (onTheirWay.has(whose)) return;
  onTheirWay.add(whose);
  let tried: string | null = null;
  for (;;) {
    const values = { ...unsentMeasures.of[whose] };
    const words = JSON.stringify(values);
    if (Object.keys(values).length === 0 || words === tried) break;
    tried = words;
    await save(values).then(
      () =>
        settleMeasures(whose, ([type, meters]) => values[type as keyof MeasureValues] !== meters),
      () => {},
    );
  }
  onTheirWay.delete(whose);
}
