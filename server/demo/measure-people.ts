import type { MeasureType } from '#contract/rules/measurements.ts';
import type { Database } from '../database/database.ts';
import { keepMeasured, reachMeasured } from '../repositories/measurements.ts';
import type { FullScope } from '../repositories/scope.ts';

/** The people whose measurements the demo keeps, in centimeters; those of the member have no name. */
const people: { name?: string; days: number; values: Partial<Record<MeasureType, number>> }[] = [
  {
    days: -66,
    values: {
      height: 168,
      shoulders: 39.5,
      bust: 90,
      waist: 72,
      abdomen: 84,
      hips: 98,
      shoulderToWrist: 59.4,
      leg: 102,
      inseamTrousers: 76.5,
    },
  },
  { name: 'Theo', days: -7, values: { height: 183, waist: 86, hips: 99, inseamTrousers: 81 } },
];

const dayMs = 86_400_000;

/** Keeps the measurements of the demo's member and of somebody they order for. */
export async function measurePeople(
  scope: FullScope,
  database: Database,
  now: Date,
): Promise<void> {
  for (const { name, days, values } of people) {
    const row = await reachMeasured(scope, database, { name });
    const meters = Object.fromEntries(
      Object.entries(values).map(([type, centimeters]) => [type, centimeters / 100]),
    );
    const measured = {
      values: meters,
      ...(name === undefined ? {} : { build: 'straight' as const }),
    };
    const at = new Date(now.getTime() + days * dayMs);
    const taker = { method: 'MANUAL', from: scope.actor.sessionId } as const;
    await keepMeasured(database, row, measured, taker, at);
  }
}
