import { blueprintSku } from '#contract/rules/blueprint-offer.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { ShopOrder, ShopRefund } from '../ports/shop-payloads.ts';
import { takeBlueprintOrder, takeBlueprintRefund } from './blueprint-purchases.ts';
import { type NewsOutcome, takeOrderNews, takeRefund } from './service-order-news.ts';
import type { TellMember } from './service-order-told.ts';

/** Takes in what the store tells of an order, of all that may have been bought in it. */
export async function takeStoreOrder(
  open: OpenDatabase,
  order: ShopOrder,
  now: Date,
  tell: TellMember,
): Promise<NewsOutcome> {
  const outcomes = [
    await takeOrderNews(open, order, now, tell),
    await takeBlueprintOrder(open, order, now),
  ];
  const isThere = (outcome: NewsOutcome) => outcomes.includes(outcome);
  return isThere('stranger') ? 'stranger' : isThere('taken') ? 'taken' : 'not-ours';
}

/** Takes in a refund of an order; false while not all that it is of is known. */
export async function takeStoreRefund(
  open: OpenDatabase,
  storeOrderId: string,
  refund: ShopRefund,
  now: Date,
  tell: TellMember,
): Promise<boolean> {
  const isOfService = await takeRefund(open, storeOrderId, refund, now, tell);
  const isOfBlueprint = await takeBlueprintRefund(open, storeOrderId, refund, now);
  const namesBlueprint = refund.lines.some(({ sku }) => sku === blueprintSku);
  return isOfBlueprint || (isOfService && !namesBlueprint);
}
