import { createHash } from 'node:crypto';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 40;

/** A window of 60 items through the API, beside the same statements through the driver alone. */
export async function measureWindow(
  stage: Stage,
  people: { count: number; person: Person }[],
): Promise<Row[]> {
  const figures: { count: number; api: number; alone: number }[] = [];
  for (const { count, person } of people) {
    const ids = await middleIds(stage, person);
    const api = await time(() => callWindow(stage, person, ids));
    const alone = await time(() => askAlone(stage, person, ids));
    figures.push({ count, api, alone });
  }
  const smallest = figures[0]!;
  return figures.map(({ count, api, alone }) => ({
    what: `window of 60 of ${count.toLocaleString('en-US')} items`,
    figure: `${api.toFixed(2)} ms`,
    beside: `${alone.toFixed(2)} ms, the statements alone`,
    ratio: api / alone,
    goal: `≤ 3, and ≤ 1.2 × the ${smallest.count} items’ ${smallest.api.toFixed(2)} ms`,
    holds: api / alone <= 3 && api / smallest.api <= 1.2,
  }));
}

/** Reads one window of 60 items, through the API. */
export async function pageReader(stage: Stage, person: Person): Promise<() => Promise<void>> {
  const ids = await middleIds(stage, person);
  return () => callWindow(stage, person, ids);
}

async function time(work: () => Promise<void>): Promise<number> {
  for (let round = 0; round < 10; round += 1) await work();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return median(took);
}

async function middleIds({ running }: Stage, { userId }: Person): Promise<number[]> {
  const { rows } = await running.app.services.open.pool.query(
    `select id from items where owner_id = $1 order by id
     offset (select count(*) / 3 from items where owner_id = $1) limit 60`,
    [userId],
  );
  return rows.map((row: { id: number }) => row.id);
}

async function callWindow(stage: Stage, person: Person, ids: number[]): Promise<void> {
  const answer = await stage.running.app.http.inject({
    method: 'POST',
    url: '/api/items/v1/query',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    payload: JSON.stringify({ getItems: { owner: person.userId, itemIds: ids.map(String) } }),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function askAlone({ running }: Stage, person: Person, ids: number[]): Promise<void> {
  const { pool } = running.app.services.open;
  await pool.query(
    'select s.id, s.user_id, s.last_used_at, g.* from sessions s left join grants g on g.user_id = s.user_id where s.token_hash = $1 and s.expires_at > now()',
    [createHash('sha256').update(person.token).digest('hex')],
  );
  await pool.query(
    `select i.*, m.* from items i left join item_images l on l.item_id = i.id and l.position = 0
     left join images m on m.id = l.image_id
     where i.id = any($1) and i.owner_id = $2 and i.deleted_at is null`,
    [ids, person.userId],
  );
}
