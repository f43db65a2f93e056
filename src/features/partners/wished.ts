import type { ItemCard } from '#contract/schemas/item.ts';
import type { PartnerProduct } from '#contract/schemas/partner-products.ts';

/** Something that was wished for just now, and what it goes with. */
export interface Wished {
  product: PartnerProduct;
  count: number;
  items: ItemCard[];
}
