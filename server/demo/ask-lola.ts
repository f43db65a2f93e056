import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import type { Database } from '../database/database.ts';
import { dailyAt, setSchedule } from '../jobs/schedules.ts';
import { suggestOutfitsJob } from '../jobs/suggest-outfits.ts';
import { readKnown } from '../procedures/stylist-knowledge.ts';
import { keepMorningRows, saveMorning } from '../repositories/lola-mornings.ts';
import { noteTaste } from '../repositories/lola-notes.ts';
import { keepTurn } from '../repositories/lola-turns.ts';
import type { FullScope } from '../repositories/scope.ts';
import { suggestDay } from '../stylist/day.ts';
import { think } from '../stylist-tasks/knowledge.ts';
import { runTask } from '../stylist-tasks/tasks.ts';

/** The place and hour at which the demo's outfits are laid out each day. */
const morning = { hour: 7, timeZone: 'America/Los_Angeles' };

/** By the catalogue's ids. */
const likes = [
  ['shirt-navy', 'trouser-wide', 'loafers-oxblood', 'bag-tan'],
  ['blazer-ink', 'tee-white', 'jeans-ecru', 'sneakers-white'],
];
const notForHer = ['hoodie-grey', 'skirt-leather', 'heels-ankle-strap'];

/**
 * Gives the demo's member a short conversation with the stylist, outfits for today, and a taste to learn from: two
 * outfits that she liked, and one that was not for her.
 */
export async function askLola(
  scope: FullScope,
  database: Database,
  now: Date,
  itemIds: ReadonlyMap<string, string>,
): Promise<void> {
  const owner = scope.subject;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: morning.timeZone }).format(now);
  const ask = async (text: string, asked: LolaAsked) => {
    const knowledge = think(await readKnown(scope, database, today, null));
    const asking = { text, asked, today, unit: 'F' as const, country: 'US', lastBoard: [] };
    const { question, lacking } = runTask('read', knowledge, asking);
    const answer = { question, forecasts: [null], count: 3, seed: 'demo', shown: [], lacking };
    return keepTurn(scope, database, runTask('answer', knowledge, answer).turn);
  };
  const first = await ask('Dinner on Friday, a little dressed up', nothingAsked);
  await ask('It may rain, and not the heels', first.asked);
  const note = (kind: 'kept' | 'not-for-me', garments: readonly string[]) =>
    noteTaste(scope, database, {
      kind,
      itemIds: garments.map((id) => itemIds.get(id)!),
    });
  for (const liked of likes) await note('kept', liked);
  await note('not-for-me', notForHer);
  await saveMorning(scope, database, morning);
  const known = think(await readKnown(scope, database, today, null));
  await keepMorningRows(database, owner, today, suggestDay(known.pieces, known.learned, today));
  await setSchedule(
    database,
    {
      key: `suggest-outfits:${owner}`,
      job: suggestOutfitsJob,
      payload: { owner },
      schedule: dailyAt(morning.hour, morning.timeZone),
      userId: owner,
    },
    now,
  );
}
