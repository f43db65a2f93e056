import { type ItemAvailability, itemAvailabilities } from './item-attributes.ts';

/** The rules of one availability: what may come after it, and what it means to the rooms. */
interface AvailabilityRule {
  /** Who sets it and ends it: the owner, or an order of the studio's, from its payment to its way back. */
  setBy: 'owner' | 'order';
  /** The availabilities that its owner may set from here. */
  next: readonly ItemAvailability[];
  /**
   * Whether a piece may be offered to be worn: by Lola, unless it is due for the wash (contract/rules/wash-intervals.ts),
   * and among what is ready to be laid on a board.
   */
  isOffered: boolean;
  /** Whether the studio can have it: a piece in somebody else's hands cannot be sent. */
  mayBeAltered: boolean;
  /** Whether it is out of its owner's reach for longer than a wash, so that a plan says so. */
  isAway: boolean;
  /** Whether it stands in lists and counts that nobody has narrowed to this availability. */
  isListed: boolean;
}

const atHome = { setBy: 'owner', isOffered: false, mayBeAltered: false, isAway: false } as const;
const all = itemAvailabilities.filter((one) => one !== 'at-the-studio');
const allBut = (...some: readonly ItemAvailability[]) => all.filter((one) => !some.includes(one));

/**
 * The availabilities, one rule each (docs/design/product-rules.md, Attributes). What is lent comes back before it is
 * packed or offered for sale, what is gone only comes back, and what an order has sent away comes back by the order.
 */
export const availabilityRules: Record<ItemAvailability, AvailabilityRule> = {
  ready: { ...atHome, next: allBut('ready'), isOffered: true, mayBeAltered: true, isListed: true },
  worn: { ...atHome, next: allBut('worn'), isOffered: true, mayBeAltered: true, isListed: true },
  'in-the-wash': { ...atHome, next: allBut('in-the-wash'), isListed: true },
  'at-the-studio': { ...atHome, setBy: 'order', next: [], isAway: true, isListed: true },
  lent: { ...atHome, next: allBut('packed', 'for-sale'), isAway: true, isListed: true },
  packed: { ...atHome, next: allBut('packed'), isListed: true },
  'in-storage': { ...atHome, next: allBut('in-storage'), isAway: true, isListed: true },
  'for-sale': { ...atHome, next: allBut('for-sale', 'lent'), isListed: true },
  gone: { ...atHome, next: ['ready', 'gone'], isAway: true, isListed: false },
};

/** Whether an owner may set an availability where a piece has another. What is lent or gone may be told anew. */
export const maySetAvailability = (from: ItemAvailability, to: ItemAvailability): boolean =>
  availabilityRules[from].next.includes(to);

/** The availability of a piece with so many wears since the wash: what is at hand is *worn* with any, else *ready*. */
export const availabilityOnceWorn = (now: ItemAvailability, wears: number): ItemAvailability => {
  if (now !== 'ready' && now !== 'worn') return now;
  return wears > 0 ? 'worn' : 'ready';
};

const those = (rule: (one: AvailabilityRule) => boolean): readonly ItemAvailability[] =>
  itemAvailabilities.filter((one) => rule(availabilityRules[one]));

/** The availabilities of what may be offered to be worn. */
export const offeredAvailabilities = those(({ isOffered }) => isOffered);
/** The availabilities of what can be sent to the studio. */
export const alterableAvailabilities = those(({ mayBeAltered }) => mayBeAltered);
/** The availabilities of a piece that is out of its owner's reach for longer than a wash. */
export const awayAvailabilities = those(({ isAway }) => isAway);
/** The availabilities that lists leave out unless they are asked for. */
export const unlistedAvailabilities = those(({ isListed }) => !isListed);
/** The availabilities that an owner may set. */
export const ownAvailabilities = those(({ setBy }) => setBy === 'owner');

/** The ways in which a piece may be gone. */
export const goneWays = ['sold', 'donated', 'discarded'] as const;
export type GoneWay = (typeof goneWays)[number];
