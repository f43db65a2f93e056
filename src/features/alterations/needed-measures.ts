import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemCards } from '#api/items.ts';
import type { ChosenService } from '#api/store/pending-changes.ts';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { type MeasureType, measuresOn, measureTypes } from '#contract/rules/measurements.ts';

/** A service that needs measurements, and those. */
export interface MeasuredService {
  service: ChosenService;
  types: readonly MeasureType[];
}

/**
 * The services that need measurements, each with what is needed on its garment, and all of them together. `isKnown`
 * says whether it is known what the garments are; until then nothing is needed.
 */
export function useNeededMeasures(owner: string, services: readonly ChosenService[]) {
  const itemIds = [...new Set(services.map(({ selectedItem }) => selectedItem.id))];
  const { data, isPlaceholderData, isError } = useQuery({
    ...itemCards.windowQuery(useQueryClient(), owner, itemIds),
    enabled: itemIds.length > 0,
  });
  const cards = new Map((data?.cards ?? []).map((card) => [card.itemId, card]));
  const isKnown =
    isError ||
    (data !== undefined && !isPlaceholderData) ||
    itemIds.every((itemId) => cards.has(itemId));
  const needing: MeasuredService[] = isKnown
    ? services
        .map((service) => {
          const category = cards.get(service.selectedItem.id)?.category ?? null;
          return { service, types: measuresOn(categoryGroupOf(category), service.measures) };
        })
        .filter(({ types }) => types.length > 0)
    : [];
  const all = new Set(needing.flatMap(({ types }) => types));
  return { isKnown, needing, types: measureTypes.filter((type) => all.has(type)) };
}
