import type { PartnerProduct } from '#contract/schemas/partner-products.ts';

/** What is shown of something that one might buy, whether a feed, a page or a photo tells of it. */
export interface Thing
  extends Pick<PartnerProduct, 'title' | 'shop' | 'brand' | 'cents' | 'currency'> {
  /** Its page at the shop; null of a photo. */
  link: string | null;
  /** Null where there is none, or none yet. */
  picture: string | null;
}
