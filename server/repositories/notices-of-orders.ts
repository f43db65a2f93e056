import { orderPlace } from '#contract/rules/service-orders.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import type { Database } from '../database/database.ts';
import type { NewNotice, NoticeReading } from './new-notice.ts';
import type { FullScope } from './scope.ts';
import { readServiceOrders } from './service-orders.ts';

/** Reads what somebody is told of their orders from the studio ([Note: Notices]). */
export async function readOrderNotices(
  scope: FullScope,
  database: Database,
  reading: NoticeReading,
): Promise<NewNotice[]> {
  const { orders, items } = await readServiceOrders(scope, database, reading, reading);
  const cards = new Map(items.map((card) => [card.itemId, card]));
  return orders.flatMap((order) => {
    const named = nameOrder(order, cards);
    return [noticeOfPlace(order, named), ...noticesOfQuotes(order, named), ...said(order, named)];
  });
}

type NamedOrder = Extract<NewNotice['about'], { kind: 'order' }>['order'];

function nameOrder(
  { orderId, orderNumber, lines }: ServiceOrder,
  cards: ReadonlyMap<string, ItemCard>,
): NamedOrder {
  const pieces = lines.filter(({ isFee }) => !isFee);
  const keys = pieces.map(({ itemId, itemTitle }) => itemId ?? itemTitle);
  return {
    orderId,
    orderNumber,
    itemTitle: pieces[0]?.itemTitle ?? null,
    itemCount: new Set(keys).size,
    image: cards.get(pieces[0]?.itemId ?? '')?.image ?? null,
  };
}

/** Where an order is: of the steps that it came to the last. */
function noticeOfPlace(order: ServiceOrder, named: NamedOrder): NewNotice {
  const place = orderPlace(order);
  const reached = order.steps.find(({ status }) => status === place)?.date ?? order.toldDate;
  return {
    noticeId: `order:${order.orderId}:${place}`,
    date: place === 'created' ? order.placedDate : reached,
    // The thanks of the shop told it.
    isKnown: place === 'created',
    about: { kind: 'order', order: named, place },
  };
}

function noticesOfQuotes({ orderId, lines, toldDate }: ServiceOrder, order: NamedOrder) {
  const open = lines.flatMap(({ quote }) => (quote?.canAnswer ? quote.cents : []));
  if (open.length === 0) return [];
  const cents = open.reduce((sum, each) => sum + each, 0);
  return [
    {
      noticeId: `quote:${orderId}:${cents}`,
      date: toldDate,
      about: { kind: 'quote', order, cents },
    } satisfies NewNotice,
  ];
}

/** What the studio wrote last. */
function said({ orderId, messages, isUnread }: ServiceOrder, order: NamedOrder): NewNotice[] {
  const last = messages.findLast(({ from }) => from === 'studio');
  if (!last) return [];
  return [
    {
      noticeId: `message:${orderId}:${last.messageId}`,
      date: last.date,
      // Seen in the order.
      isKnown: !isUnread,
      about: { kind: 'message', order, text: last.text },
    },
  ];
}
