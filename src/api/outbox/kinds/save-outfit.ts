import { outfitsTable } from '#contract/operations/outfits.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { OutfitSave } from '#lib/saved-outfit.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { savedKey } from '../../outfit-saves/kept-saves.ts';
import type { OutboxKind } from '../kind.ts';

bringOperations(outfitsTable);

/** A save of an outfit that waits. */
export type OutfitEntry = OutboxEntry<OutfitSave>;

/** Whether a waiting write is a save of an outfit. */
export const isOutfitEntry = (entry: OutboxEntry): entry is OutfitEntry =>
  entry.kind === 'saveOutfit';

/**
 * Saves of outfits. Where an outfit was deleted meanwhile its save becomes a new outfit, and later saves of it become
 * saves of that one.
 */
export const saveOutfitKind: OutboxKind<OutfitSave, OperationOutput<'saveOutfit'>> = {
  subject: ({ outfitId }) => `outfit:${outfitId ?? 'new'}`,
  send({ userId, input }, options) {
    const { outfitId, form, collage, baseRevision, wardrobeIds, stylingId, takesPlans } = input;
    const isNew = outfitId === null;
    return callOperation(
      'saveOutfit',
      {
        owner: userId,
        ...(isNew ? {} : { outfitId }),
        changes: form,
        collage,
        ...(baseRevision === null ? {} : { baseRevision }),
        ...(isNew && wardrobeIds.length > 0 ? { wardrobeIds } : {}),
        ...(isNew && stylingId ? { stylingId } : {}),
        ...(isNew && takesPlans ? { takesPlans } : {}),
      },
      options,
    );
  },
  amend(entry, { kind }, list) {
    const { outfitId, wardrobeIds } = entry.input;
    const anew = (input: OutfitSave): OutfitEntry => ({
      ...entry,
      input,
      key: newIdempotencyKey(),
    });
    if (kind !== 'not-found') return null;
    if (outfitId !== null) {
      const first = anew({
        ...entry.input,
        outfitId: null,
        baseRevision: null,
        wardrobeIds: [],
        insteadOf: outfitId,
      });
      return [first, ...followersOf(entry, list)];
    }
    // A wardrobe was deleted meanwhile: the outfit is saved without it.
    return wardrobeIds.length > 0 ? [anew({ ...entry.input, wardrobeIds: [] })] : null;
  },
  seed(client, { outfit }) {
    const { ownerId: owner, outfitId } = outfit;
    const key = ['getOutfitDetails', { owner, outfitId }] as const;
    client.setQueryData(key, { outfit });
    return [key];
  },
  settle({ id, userId, input: { form, collage } }, { outfit: { outfitId, revision } }, list) {
    return {
      // One that was made from something else, in another tab say, has not seen this one.
      changed: list
        .filter(isOutfitEntry)
        .filter(({ after }) => after === id)
        .map((one) => {
          const input = { ...one.input, outfitId, baseRevision: revision };
          return { ...one, subject: saveOutfitKind.subject(input), after: null, input };
        }),
      saved: {
        key: savedKey(userId, outfitId),
        userId,
        outfitId,
        saveId: id,
        revision,
        form,
        collage,
      },
    };
  },
  words: ({ form, pieces }) => ({
    title: form.title,
    text: `Outfit saved, ${pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`}`,
    pictures: pieces.flatMap(({ image }) => image ?? []).slice(0, 4),
  }),
};

/** The later saves of the outfit of one that becomes a new outfit: each follows the one before it. */
function followersOf({ id, input, place }: OutfitEntry, list: readonly OutboxEntry[]) {
  const later = list
    .filter(isOutfitEntry)
    .filter((one) => one.input.outfitId === input.outfitId && one.place > place);
  return later.map(
    (one, at): OutfitEntry => ({
      ...one,
      input: { ...one.input, outfitId: null, baseRevision: null },
      subject: 'outfit:new',
      after: at === 0 ? id : later[at - 1]!.id,
    }),
  );
}
