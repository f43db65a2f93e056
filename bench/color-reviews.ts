import { sql } from 'drizzle-orm';
import { reviewSorts } from '../contract/rules/color-reviews.ts';
import type { OperationInput } from '../contract/schemas/operation-schemas.ts';
import { giveGrant } from '../server/repositories/grants.ts';
import { callsTo } from '../tests/browser/built-server.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 240;
const directions = ['ascending', 'descending'] as const;

/** The staff's table of color analyses: a page in each order, of 10,000 rows beside 100. */
export async function measureColorReviews(stage: Stage): Promise<Row[]> {
  const staff = await makeStaff(stage);
  await sendPortraits(stage, staff, 0, 100);
  const few = await pagesMs(stage, staff);
  await sendPortraits(stage, staff, 100, 10_000);
  const many = await pagesMs(stage, staff);
  const rows = reviewSorts.map((sort): Row => {
    const [slow, quick] = [many[sort]!, few[sort]!];
    return {
      what: `a page of 10,000 color analyses by ${sort}, there and back`,
      figure: `${slow.toFixed(1)} ms`,
      beside: `${quick.toFixed(1)} ms of 100`,
      ratio: slow / quick,
      goal: '≤ 1.2',
      holds: slow / quick <= 1.2,
    };
  });
  return rows;
}

async function makeStaff(stage: Stage): Promise<Person> {
  const { database } = stage.running.app.services.open;
  const staff = await stage.person(1);
  const grant = { key: 'analysisAdmin', source: 'staff', until: null, by: 'bench' } as const;
  await giveGrant(database, staff.userId, grant, new Date(Date.now() - 1000));
  return staff;
}

/** Gives the table rows from one number up to another: every third member is entitled, every second decided. */
async function sendPortraits(stage: Stage, { userId }: Person, from: number, until: number) {
  const { open } = stage.running.app.services;
  await open.database.execute(sql`
    with made as (
      insert into users (email, password_hash, screen_name)
      select 'portrait-' || n || '@example.com', '', 'Portrait ' || n
      from generate_series(${from}::int, ${until - 1}::int) n
      returning id, email
    ), entitled as (
      insert into grants (user_id, key, source, from_at, granted_by)
      select id, 'styleBlueprint', 'gift', now() - interval '1 day', 'bench' from made
      where length(email) % 3 = 0 or right(split_part(email, '@', 1), 1) in ('1', '4', '7')
    )
    insert into color_analyses (owner_id, image_id, samples, estimate, submitted_at, season, decided_at)
    select id, (select id from images where owner_id = ${userId} limit 1),
      '{"eye":["#7c7466"],"hair":["#86735f"],"skin":["#d8b8a3"],"white":null}', '{"season":"light"}',
      now() - random() * interval '300 days',
      case when right(split_part(email, '@', 1), 1) in ('0', '2', '4', '6', '8') then 'cool' end, now()
    from made`);
  await open.database.execute(sql`analyze`);
}

/** How long a page takes in each order, in milliseconds: the first one, either way. */
async function pagesMs(stage: Stage, { token }: Person): Promise<Record<string, number>> {
  const call = callsTo(stage.address);
  const ask = async (order: Pick<OperationInput<'getColorReviews'>, 'sort' | 'direction'>) => {
    const from = performance.now();
    const asked = { status: 'all', search: '', page: null, size: 11 } as const;
    await call('getColorReviews', { ...asked, ...order }, token);
    return performance.now() - from;
  };
  const took: Record<string, number> = {};
  for (const sort of reviewSorts) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await ask({ sort, direction: directions[round % 2]! }));
    }
    took[sort] = median(times.slice(rounds / 3));
  }
  return took;
}
