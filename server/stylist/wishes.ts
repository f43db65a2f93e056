import type { LolaWish } from '#contract/schemas/lola.ts';
import type { Wish } from './grammar/understand.ts';
import type { Description } from './request.ts';

type Described = Omit<
  LolaWish,
  'isWanted' | 'isDoubtful' | 'isOnly' | 'isForOnce' | 'words' | 'or'
>;

/** A wish of a text as the contract has it. */
export function toContract({
  isWanted,
  isDoubtful,
  isOnly,
  isOne: _isOne,
  words,
  ...description
}: Wish): LolaWish {
  const { or, ...one } = description;
  return {
    isWanted,
    ...(isDoubtful && { isDoubtful }),
    ...(isOnly && { isOnly }),
    words,
    ...described(one),
    ...(or && { or: or.map(described) }),
  };
}

/** The description of a wish. */
export function descriptionOf({ or, ...wish }: LolaWish): Description {
  return { ...fromContract(wish), ...(or && { or: or.map(fromContract) }) };
}

function described({ ids, leaves, traits, or: _or, ...rest }: Description): Described {
  return {
    ...rest,
    ...(leaves && { leaves: [...leaves] }),
    ...(traits && { traits: [...traits] }),
    ...(ids && { itemIds: [...ids] }),
  };
}

function fromContract({ slot, leaves, family, term, pattern, fabric, traits, itemIds }: Described) {
  const description: Description = {
    ...(slot && { slot }),
    ...(leaves && { leaves }),
    ...(family && { family }),
    ...(term && { term }),
    ...(pattern && { pattern }),
    ...(fabric && { fabric }),
    ...(traits && { traits }),
    ...(itemIds && { ids: itemIds }),
  };
  return description;
}
