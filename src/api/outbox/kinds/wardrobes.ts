import { wardrobeWritesTable } from '#contract/operations/wardrobe-writes.ts';
import { bringOperations } from '#contract/operations.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { type Cached, picturesOf } from '../cached.ts';
import { isGone, operationKind } from '../operation-kind.ts';

bringOperations(wardrobeWritesTable);

type Answer = OperationOutput<'getWardrobes'>;

const findWardrobe = (cached: Cached, wardrobeId: string): Wardrobe | undefined =>
  cached
    .answers('getWardrobes')
    .flatMap(({ answer }) => answer.wardrobes)
    .find((one) => one.wardrobeId === wardrobeId);

/** The pictures of what hangs in front on its rail. */
const picturesOn = (wardrobe: Wardrobe | undefined): ImageView[] =>
  wardrobe?.rail.map(({ image }) => image).slice(0, 4) ?? [];

/** The wardrobes in an order; those that it does not name follow as they stood. */
function inThisOrder({ wardrobes }: Answer, wardrobeIds: readonly string[]): Wardrobe[] {
  const named = wardrobeIds.flatMap((id) => wardrobes.find((one) => one.wardrobeId === id) ?? []);
  return [...named, ...wardrobes.filter((one) => !named.includes(one))];
}

/** A rail with the chosen pieces in front. */
function withCover(wardrobe: Wardrobe, itemIds: readonly string[], cached: Cached): Wardrobe {
  const front = itemIds.flatMap((itemId) => {
    const there = wardrobe.rail.find((one) => one.itemId === itemId);
    if (there) return [there];
    const card = cached.find('itemId', itemId);
    return card?.image ? [{ itemId, title: card.title, image: card.image }] : [];
  });
  const others = wardrobe.rail.filter(({ itemId }) => !itemIds.includes(itemId));
  return {
    ...wardrobe,
    coverItemIds: [...itemIds],
    rail: [...front, ...others].slice(0, Math.max(wardrobe.rail.length, front.length)),
  };
}

/** Writes to wardrobes that need no form. */
export const wardrobeKinds = {
  orderWardrobes: operationKind('orderWardrobes', {
    subject: () => 'wardrobes:order',
    predict: ({ wardrobeIds }) => ({ wardrobeIds }),
    merge: (earlier, later) => ({
      ...later,
      wardrobeIds: [
        ...later.wardrobeIds,
        ...earlier.wardrobeIds.filter((id) => !later.wardrobeIds.includes(id)),
      ],
    }),
    shows: {
      getWardrobes(answer, { input: { wardrobeIds } }) {
        const wardrobes = inThisOrder(answer, wardrobeIds);
        const isSame = wardrobes.every((one, at) => one === answer.wardrobes[at]);
        return isSame ? answer : { ...answer, wardrobes };
      },
    },
    words: ({ wardrobeIds }, cached) => ({
      title: 'Your wardrobes',
      text:
        wardrobeIds.length === 1
          ? `${findWardrobe(cached, wardrobeIds[0]!)?.name ?? 'One'} moved to the top`
          : 'Put in another order',
      pictures: picturesOn(findWardrobe(cached, wardrobeIds[0]!)),
    }),
  }),

  chooseWardrobeCover: operationKind('chooseWardrobeCover', {
    subject: ({ wardrobeId }) => `wardrobe:${wardrobeId}`,
    predict({ owner, wardrobeId, itemIds }, { cached }) {
      const known = findWardrobe(cached, wardrobeId);
      const wardrobe = known ?? {
        wardrobeId,
        ownerId: owner,
        name: '',
        description: null,
        itemCount: 0,
        outfitCount: 0,
        lookCount: 0,
        coverItemIds: [],
        rail: [],
        createDate: '',
        updateDate: '',
      };
      return { wardrobe: withCover(wardrobe as Wardrobe, itemIds, cached) };
    },
    merge: (_earlier, later) => later,
    shows: {
      getWardrobes(answer, { input: { wardrobeId, itemIds }, cached }) {
        const isThere = answer.wardrobes.some(
          (one) => one.wardrobeId === wardrobeId && one.coverItemIds.join() !== itemIds.join(),
        );
        if (!isThere) return answer;
        return {
          ...answer,
          wardrobes: answer.wardrobes.map((one) =>
            one.wardrobeId === wardrobeId ? withCover(one, itemIds, cached) : one,
          ),
        };
      },
    },
    words: ({ wardrobeId, itemIds }, cached) => ({
      title: findWardrobe(cached, wardrobeId)?.name ?? 'A wardrobe',
      text: itemIds.length > 0 ? 'Cover chosen' : 'Hem chooses the cover',
      pictures: picturesOf(cached, itemIds),
    }),
  }),

  deleteWardrobe: operationKind('deleteWardrobe', {
    subject: ({ wardrobeId }) => `wardrobe:${wardrobeId}`,
    predict: () => ({ done: true }),
    isDroppedBy: isGone,
    shows: {
      getWardrobes(answer, { input: { wardrobeId } }) {
        const wardrobes = answer.wardrobes.filter((one) => one.wardrobeId !== wardrobeId);
        return wardrobes.length < answer.wardrobes.length ? { ...answer, wardrobes } : answer;
      },
    },
    words: ({ wardrobeId }, cached) => ({
      title: findWardrobe(cached, wardrobeId)?.name ?? 'A wardrobe',
      text: 'Deleted',
      pictures: picturesOn(findWardrobe(cached, wardrobeId)),
    }),
  }),
};
