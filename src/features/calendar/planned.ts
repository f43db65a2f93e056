import { itemName, listNames } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import type { ShownPlan } from '#contract/schemas/plan.ts';
import { paths } from '#lib/paths.ts';

/** A plan with what it shows. */
export interface Planned {
  plan: ShownPlan;
  /** Its outfit; null where it has none, or where that is gone. */
  outfit: OutfitCard | null;
  /** Its look; null where it has none, or where that is gone. */
  look: LookCard | null;
  /** Its pieces, as far as they are known. */
  items: readonly ItemCard[];
  /** The first of the pieces that it repeats ([Note: Repeats]). */
  repeated: ItemCard | null;
  /** The pieces of it that are away, as at the studio. */
  away: readonly ItemCard[];
}

/** The plans of an answer by day, each with what it shows. */
export function plannedByDay(
  answer: OperationOutput<'getPlans'> | undefined,
): ReadonlyMap<string, readonly Planned[]> {
  const outfits = new Map(answer?.outfits.map((one) => [one.outfitId, one]));
  const looks = new Map(answer?.looks.map((one) => [one.lookId, one]));
  const items = new Map(answer?.items.map((one) => [one.itemId, one]));
  const days = new Map<string, Planned[]>();
  for (const plan of answer?.plans ?? []) {
    const planned = {
      plan,
      outfit: (plan.outfitId && outfits.get(plan.outfitId)) || null,
      look: (plan.lookId && looks.get(plan.lookId)) || null,
      items: plan.itemIds.flatMap((id) => items.get(id) ?? []),
      repeated: items.get(plan.repeats?.itemIds[0] ?? '') ?? null,
      away: plan.awayItemIds.flatMap((id) => items.get(id) ?? []),
    };
    const day = days.get(plan.day);
    if (day) day.push(planned);
    else days.set(plan.day, [planned]);
  }
  return days;
}

/** The name of a plan: what the day is about, else its outfit, else its pieces. */
export function planName({ plan, outfit, look, items }: Planned): string {
  const named = plan.title ?? outfit?.title ?? plan.outfitTitle ?? look?.title ?? plan.lookTitle;
  if (named) return named;
  if (plan.lookId) return look?.outfit?.title ?? 'Look';
  const [first, second] = items.map(itemName);
  if (!first) return 'Pieces that are gone';
  if (!second) return first;
  const more = items.length - 2;
  return more > 0 ? `${listNames([first, second])} and ${more} more` : `${first} and ${second}`;
}

/** The address of what a plan shows; null of loose pieces, and of what is gone. */
export function detailOf({ outfit, look }: Planned): string | null {
  if (look) return paths.look(look.lookId);
  return outfit && paths.outfit(outfit.outfitId);
}
