import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const askers = 8;
const pieces = 5000;
const calls = 150;
const most = 1.3;

/** How long others wait while members with thousands of garments ask the stylist, beside how long they wait alone. */
export async function measureStylistBesideOthers(stage: Stage): Promise<Row[]> {
  const other = await stage.person(100);
  const people = [];
  for (let at = 0; at < askers; at += 1) people.push(await stage.person(pieces));
  const post = async (service: string, verb: string, token: string, body: object) => {
    const answer = await fetch(`${stage.address}/api/${service}/v1/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${verb} answered ${answer.status}`);
    await answer.json();
  };
  const read = () =>
    post('wardrobes', 'query', other.token, { getWardrobes: { owner: other.userId } });
  const p95 = async () => {
    const took: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const since = performance.now();
      await read();
      took.push(performance.now() - since);
    }
    return took.sort((one, two) => one - two)[Math.floor(calls * 0.95)]!;
  };
  await p95();
  const alone = await p95();
  let isOver = false;
  const asking = people.map(async ({ userId, token }) => {
    for (let round = 0; !isOver; round += 1) {
      await post('lola', 'manage', token, {
        fetchLolaOutfitSuggestions: {
          owner: userId,
          text: round % 2 === 0 ? 'dinner tomorrow, no jeans' : 'something warm for the office',
          asked: nothing,
          count: 4,
          today: '2026-11-23',
          unit: 'C',
          seed: `${round}`,
        },
      });
    }
  });
  const beside = await p95();
  isOver = true;
  await Promise.all(asking);
  return [
    {
      what: `others' calls while ${askers} members with ${pieces} garments ask, 95th percentile`,
      figure: `${beside.toFixed(0)} ms`,
      beside: `${alone.toFixed(0)} ms alone`,
      ratio: beside / alone,
      goal: `≤ ${most}`,
      holds: beside / alone <= most,
    },
  ];
}

const nothing = {
  occasion: null,
  dressiness: 0,
  mood: null,
  weather: null,
  day: null,
  restDays: 0,
  wishes: [],
  lockedIds: [],
  waived: [],
};
