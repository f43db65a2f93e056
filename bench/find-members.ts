import { sql } from 'drizzle-orm';
import { findMembers } from '../server/repositories/impersonations.ts';
import type { Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 25;
const accounts = 100_000;
/** Milliseconds of the server's time for one search. */
const goalMs = 50;

/** The staff's search for a member among 100,000: by the beginning of a name, of an email, and by a whole id. */
export async function measureFindMembers(stage: Stage): Promise<Row[]> {
  const { open, now, signer } = stage.running.app.services;
  const viewer = { userId: (await stage.person(1)).userId, sessionId: '', entitlements: [] };
  await open.database.execute(sql`
    insert into users (email, password_hash, screen_name)
    select 'person' || n || '@example.com', '', 'Person ' || n
    from generate_series(1, ${accounts}::int) n`);
  await open.tidy();
  const { rows } = await open.database.execute<{ id: string }>(
    sql`select id from users where email = 'person77777@example.com'`,
  );
  const searches = {
    'the beginning of a screen name': 'person 777',
    'the beginning of an email': 'person777',
    'two letters, as of everybody': 'pe',
    'what nobody has': 'zebra',
    'a whole user id': rows[0]!.id,
  };
  const table: Row[] = [];
  for (const [what, search] of Object.entries(searches)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await findMembers(viewer, open.database, search, { now: now(), signer });
      times.push(performance.now() - from);
    }
    const ms = median(times);
    table.push({
      what: `100,000 accounts, found by ${what}: the server’s time`,
      figure: `${ms.toFixed(1)} ms`,
      beside: '',
      ratio: ms / goalMs,
      goal: `≤ ${goalMs} ms`,
      holds: ms <= goalMs,
    });
  }
  return table;
}
