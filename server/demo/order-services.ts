import { and, eq } from 'drizzle-orm';
import type { ServiceStatus } from '#contract/rules/service-orders.ts';
import { handlingFees, lineKeys, serviceGroups } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import type { FullScope } from '../repositories/scope.ts';
import { saveCart } from '../repositories/service-carts.ts';
import { createCart } from '../store/cart-changes.ts';
import type { LineInput } from '../store/cart-rules.ts';
import { findProduct } from '../store/catalog/read-catalog.ts';
import { cartGid } from '../store/gid.ts';
import { findOrderOfCart, payCart } from '../store/orders.ts';
import { priceCart } from '../store/priced-cart.ts';
import { shownLines } from '../store/shown-lines.ts';
import { storeOrderLines, storeOrders } from '../store/tables.ts';

/** An order of the demo, with its garment by the id of its drawing. Days are counted from the day of the seed. */
interface DemoOrder {
  garment: string;
  title: string;
  services: string[];
  /** The variant of the fee. */
  fee: keyof typeof handlingFees;
  details: string;
  /**
   * The places on the garment's photo where each of the services is done, as the line keeps it; left out of the
   * others.
   */
  pins?: string[];
  /** The sum asked for the custom service, in US cents; unanswered. */
  quoteCents?: number;
  placed: number;
  reached: Partial<Record<ServiceStatus, number>>;
  trackingNumber: string | null;
}

/**
 * One that was just placed, with a quote to be answered; one that is being worked on, one that is back and within its
 * warranty.
 */
const demoOrders: DemoOrder[] = [
  {
    garment: 'coat-camel',
    title: 'Camel wool coat',
    services: ['replace-lining'],
    fee: 'one',
    details: 'In the same burgundy, please',
    placed: -66,
    reached: { sentLabel: -66, inStudio: -61, inProgress: -59, fulfilled: -54 },
    trackingNumber: '9400 1112 0341 08',
  },
  {
    garment: 'trouser-navy',
    title: 'Navy pleated trousers',
    services: ['shorten-hem', 'taper-leg'],
    fee: 'several',
    details: 'To the ankle bone',
    pins: ['[[0.22,0.93],[0.78,0.93]]', '[[0.3,0.66]]'],
    placed: -7,
    reached: { sentLabel: -7, inStudio: -3, inProgress: -2 },
    trackingNumber: '9400 1112 0355 27',
  },
  {
    garment: 'jeans-indigo',
    title: 'Straight indigo jeans',
    services: ['custom-repair', 'original-hem'],
    fee: 'custom',
    details: 'The lining of the left pocket has a hole',
    quoteCents: 3500,
    placed: -1,
    reached: {},
    trackingNumber: null,
  },
];

const address = {
  name: 'Maya Okafor',
  street: '218 Alder Street',
  city: 'Portland',
  region: 'OR',
  zip: '97205',
  countryCode: 'US',
};

const dayMs = 86_400_000;

/**
 * Orders services at the embedded store, as the member would have, and moves them along. The store is asked for its
 * orders afterwards, as after webhooks that never came (`ask-store`).
 */
export async function orderServices(
  scope: FullScope,
  database: Database,
  now: Date,
  { email, itemIds }: { email: string; itemIds: ReadonlyMap<string, string> },
): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const order of demoOrders) {
    const at = day(order.placed);
    const lines: LineInput[] = [];
    for (const handle of order.services) {
      const product = (await findProduct(database, { handle }))!;
      const said = {
        [lineKeys.itemId]: itemIds.get(order.garment)!,
        [lineKeys.serviceName]: product.title,
        [lineKeys.itemName]: order.title,
        [lineKeys.userId]: scope.subject,
        [lineKeys.serviceGroup]: serviceGroups.ALTERATIONS_AND_REPAIRS,
        [lineKeys.details]: handle === order.services[0] ? order.details : '',
        [lineKeys.pins]: order.pins?.[order.services.indexOf(handle)] ?? '',
      };
      lines.push(lineOf(product.variants[0]!.id, said));
    }
    const fee = (await findProduct(database, { handle: 'service-handling-fee' }))!;
    const due = fee.variants.find(({ priceCents }) => priceCents === handlingFees[order.fee])!;
    lines.push(lineOf(due.id, {}));
    const given = { note: null, attributes: [], buyer: { email }, lines };
    const cart = (await createCart(database, given, at)).cart!;
    await saveCart(scope, database, cartGid(cart), at);
    const priced = await priceCart(database, cart);
    const shown = { shownCents: priced.cost.totalCents, shownLines: shownLines(priced.lines) };
    await payCart(database, cart, { email, address, ...shown }, at);
    const { id } = (await findOrderOfCart(database, cart))!;
    const times = Object.entries(order.reached).map(
      ([status, days]) => [status as ServiceStatus, day(days)] as const,
    );
    const [status, updatedAt] = times.at(-1) ?? (['created', at] as const);
    await database
      .update(storeOrders)
      .set({
        status,
        updatedAt,
        statusTimes: Object.fromEntries(times.map(([one, time]) => [one, time.toISOString()])),
        trackingNumber: order.trackingNumber,
      })
      .where(eq(storeOrders.id, id));
    const { quoteCents } = order;
    if (quoteCents !== undefined) {
      await database
        .update(storeOrderLines)
        .set({ quoteCents })
        .where(and(eq(storeOrderLines.orderId, id), eq(storeOrderLines.productType, 'Custom')));
    }
  }
  await saveCart(scope, database, '', now);
}

const lineOf = (variantId: number, said: Record<string, string>): LineInput => ({
  variantId,
  merchandiseId: '',
  quantity: 1,
  attributes: Object.entries(said).flatMap(([key, value]) => (value ? [{ key, value }] : [])),
});
