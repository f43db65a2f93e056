import { sql } from 'drizzle-orm';
import { personWithOutfits } from './made-outfits.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 5;
const month = '2026-05';

/** A month with a plan on each of its days beside an empty one. */
export async function measureCalendar(stage: Stage): Promise<Row[]> {
  const nobody = await personWithOutfits(stage, 31);
  const busy = await personWithOutfits(stage, 31);
  await stage.running.app.services.open.database.execute(sql`
    insert into plans (owner_id, day, slot, outfit_id)
    select ${busy.userId}, date '2026-05-01' + (row_number() over (order by id))::int - 1, 'day', id
    from outfits where owner_id = ${busy.userId}`);
  const empty = await drawnMs(stage, nobody, 0);
  const full = await drawnMs(stage, busy, 31);
  return [
    {
      what: 'month with 31 planned days: drawn, phone profile',
      figure: `${full.toFixed(0)} ms`,
      beside: `${empty.toFixed(0)} ms empty`,
      ratio: full / empty,
      goal: '≤ 1.2',
      holds: full / empty <= 1.2,
    },
  ];
}

/** Until the answer is there, and a picture stands on so many days, in milliseconds from the start. */
async function drawnMs(stage: Stage, person: Person, days: number): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await stage.phone(person);
    const answer = page.waitForResponse((one) => !!one.request().postData()?.includes('getPlans'));
    await page.goto(`${stage.address}/outfits?view=calendar&on=${month}-15`, {
      waitUntil: 'commit',
    });
    await (await answer).finished();
    measured.push(
      await page.evaluate(
        (count) =>
          new Promise<number>((resolve) => {
            const look = () => {
              const filled = document.querySelectorAll('[data-day]:has(img)').length;
              if (document.querySelector('[data-day]') && filled >= count) {
                resolve(performance.now());
              } else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          }),
        days,
      ),
    );
    await page.context().close();
  }
  return median(measured);
}
