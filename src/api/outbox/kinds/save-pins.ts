import { itemName } from '#contract/rules/item-name.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { seedLook } from '../../seed-look.ts';
import type { Cached } from '../cached.ts';
import { isGone, operationKind } from '../operation-kind.ts';

type Pins = NonNullable<OperationInput<'saveLook'>['pins']>;
type SavePins = OperationInput<'saveLook'>;

/** A look with other pins: each is called as its piece is, as far as that is known. */
function withPins(look: LookDetails, pins: Pins, cached: Cached): LookDetails {
  const isSame =
    pins.length === look.pins.length &&
    pins.every(({ itemId, x, y }, at) => {
      const before = look.pins[at]!;
      return before.itemId === itemId && before.x === x && before.y === y;
    });
  if (isSame) return look;
  const shown = pins.map((pin) => {
    const before = look.pins.find(({ itemId }) => itemId === pin.itemId);
    const card = pin.itemId ? cached.find('itemId', pin.itemId) : undefined;
    const title = before?.title || (card ? itemName(card) : '');
    return { ...pin, isGap: before?.isGap ?? pin.itemId === null, title };
  });
  const isPinned = (id: string) => pins.some(({ itemId }) => itemId === id);
  // What is not pinned may be a piece of its outfit.
  const left = look.outfitId ? look.pieces : look.pieces.filter(({ itemId }) => isPinned(itemId));
  const more = [...new Set(pins.map(({ itemId }) => itemId))].flatMap((id) => {
    const card = id && !left.some(({ itemId }) => itemId === id) && cached.find('itemId', id);
    return card
      ? [{ ...card, purchasePriceCents: null, purchaseCurrency: null, wearCount: 0 }]
      : [];
  });
  return { ...look, pins: shown, pieces: [...left, ...more] };
}

const lookOf = (cached: Cached, lookId: string | undefined): LookDetails | undefined =>
  cached.answers('getLookDetails').find(({ answer }) => answer.look.lookId === lookId)?.answer.look;

/** Saves of the pins of a look that is there already. Its form keeps a draft of its own, and goes without the outbox. */
export const savePinsKind = operationKind('saveLook', {
  subject: ({ lookId }) => `look:${lookId}`,
  predict: ({ lookId, pins = [] }, { cached }) => ({
    look: withPins(lookOf(cached, lookId)!, pins, cached),
    hasReplaced: false,
  }),
  // What the first was made from is what the server has.
  merge: ({ baseRevision }, later) => ({
    ...later,
    ...(baseRevision !== undefined && { baseRevision }),
  }),
  shows: {
    getLookDetails(answer, { input: { lookId, pins }, cached }) {
      if (answer.look.lookId !== lookId || !pins) return answer;
      const look = withPins(answer.look, pins, cached);
      return look === answer.look ? answer : { look };
    },
  },
  seed: seedLook,
  settle({ id, subject }, { look: { revision } }, list) {
    const later = list.filter(
      (one): one is OutboxEntry<SavePins> =>
        one.kind === 'saveLook' && one.subject === subject && one.id !== id,
    );
    return {
      // They were made here, with this one seen.
      changed: later.map((one) => ({ ...one, input: { ...one.input, baseRevision: revision } })),
    };
  },
  isDroppedBy: isGone,
  words({ lookId }, cached) {
    const look = lookOf(cached, lookId);
    return {
      title: look?.title ?? look?.outfit?.title ?? look?.link?.siteName ?? 'A look',
      text: 'Pins changed',
      pictures: look?.image ? [look.image] : [],
    };
  },
});
