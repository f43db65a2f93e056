import { measureListTaps } from './list-taps.ts';
import type { Person, Stage } from './stage.ts';
import type { Row } from './table.ts';
import { watchTaps } from './tap-clock.ts';
import { measureWriteTaps } from './write-taps.ts';

/** From a tap to the frame that shows its answer, on a phone with a slow line. */
export async function measureTaps(stage: Stage, person: Person): Promise<Row[]> {
  const page = await stage.phone(person);
  await watchTaps(page);
  const rows = [
    ...(await measureListTaps(page, stage)),
    ...(await measureWriteTaps(page, stage, person)),
  ];
  await page.context().close();
  return rows;
}
