import { descriptorOf, type OperationName } from '#contract/operations.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { firstPlannedDay, type LoadMember } from './load-members.ts';

/** A call of the load: its operation, its path, and its body. */
export interface LoadCall {
  name: OperationName;
  path: string;
  body: string;
  isWrite: boolean;
}

type Random = () => number;

const call = <Name extends OperationName>(name: Name, input: OperationInput<Name>): LoadCall => {
  const { service, verb, kind } = descriptorOf(name);
  return {
    name,
    path: `/api/${service}/v1/${verb}`,
    body: JSON.stringify({ [name]: input }),
    isWrite: kind === 'write',
  };
};

/** Some that lie together, as a list shows them. */
const windowOf = (ids: string[], length: number, random: Random) => {
  const from = Math.floor(random() * (ids.length - length + 1));
  return ids.slice(from, from + length);
};

const oneOf = (ids: string[], random: Random) => windowOf(ids, 1, random)[0]!;

/** The mix, in parts of a hundred: what a member's screens ask for in a day, and some writes. */
const mix: [number, (member: LoadMember, random: Random) => LoadCall][] = [
  [12, ({ userId: owner }) => call('getWardrobes', { owner })],
  [6, ({ userId }) => call('userDetails', { userIds: [userId] })],
  [6, () => call('userGetFeatureConfig', { configScope: 'global' })],
  [8, () => call('getNotices', {})],
  [10, ({ userId: owner }) => call('getItemNavigation', { owner, filter: {} })],
  [
    22,
    ({ userId: owner, itemIds }, random) =>
      call('getItems', { owner, itemIds: windowOf(itemIds, 30, random) }),
  ],
  [
    12,
    ({ userId: owner, itemIds }, random) =>
      call('getItemDetails', { owner, itemId: oneOf(itemIds, random) }),
  ],
  [
    8,
    ({ userId: owner }, random) => {
      const from = addDays(firstPlannedDay, Math.floor(random() * 4) * 7);
      return call('getPlans', { owner, from, to: addDays(from, 34) });
    },
  ],
  [4, ({ userId: owner }) => call('getOutfitNavigation', { owner, filter: {} })],
  [
    6,
    ({ userId: owner, outfitIds }, random) =>
      call('getOutfits', { owner, outfitIds: windowOf(outfitIds, 20, random) }),
  ],
  [
    2,
    ({ userId: owner, itemIds }, random) =>
      call('saveItem', {
        owner,
        itemId: oneOf(itemIds, random),
        changes: { notes: `Seen ${Math.floor(random() * 1000)}` },
      }),
  ],
  [
    2,
    ({ userId: owner, outfitIds }, random) =>
      call('savePlan', {
        owner,
        changes: {
          day: addDays(firstPlannedDay, Math.floor(random() * 60)),
          slot: 'evening',
          outfitId: oneOf(outfitIds, random),
        },
      }),
  ],
  [
    2,
    ({ userId: owner, planIds }, random) =>
      call('markWorn', { owner, planIds: [oneOf(planIds, random)], isWorn: random() < 0.5 }),
  ],
];

const parts = mix.reduce((sum, [weight]) => sum + weight, 0);

/** The next call of a member. */
export function nextCall(member: LoadMember, random: Random): LoadCall {
  let at = random() * parts;
  for (const [weight, make] of mix) {
    at -= weight;
    if (at < 0) return make(member, random);
  }
  throw new Error('random gave more than 1');
}
