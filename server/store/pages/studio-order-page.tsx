import type { MessageRow } from '../messages.ts';
import { orderName } from '../order-payload.ts';
import { type OrderRow, paidForOrder, placeOf, refundedOfOrder } from '../orders.ts';
import { studioPath } from '../studio-session.ts';
import { money, Notice, renderPage } from './frame.tsx';
import type { RefusedPrice } from './studio-forms.tsx';
import { StudioMessages } from './studio-messages.tsx';
import { StudioPhotos } from './studio-photos.tsx';
import { StudioProgress } from './studio-progress.tsx';
import { StudioQuotes } from './studio-quotes.tsx';
import { StudioRefunds } from './studio-refunds.tsx';
import { StudioServices } from './studio-services.tsx';

/** What the page of an order shows. */
export interface StudioOrder {
  order: OrderRow;
  messages: readonly MessageRow[];
  pictures: ReadonlyMap<string, string>;
  /** Goes with every form. */
  word: string;
  notice: { kind: 'error' | 'news'; text: string } | null;
  refusedPrice: RefusedPrice | null;
}

/** One order, and all that the studio does with it. */
export function studioOrderPage(shown: StudioOrder): string {
  const { order, notice } = shown;
  const refunded = refundedOfOrder(order);
  return renderPage({
    title: orderName(order.id),
    back: { href: studioPath, label: 'All orders' },
    isWide: true,
    children: (
      <>
        {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
        {order.isCancelAsked && placeOf(order) === 'created' && (
          <Notice kind="news">
            The customer asks to cancel this order. Give back all that is left, or write why it goes
            on. Once the label is made it cannot be cancelled.
          </Notice>
        )}
        <div className="order-page">
          <div className="column">
            <section className="card">
              <h2>Garments</h2>
              <StudioServices lines={order.lines} pictures={shown.pictures} />
              {order.note && <p className="muted">{`Note: ${order.note}`}</p>}
              <p className="sum-total">
                <span>{refunded > 0 ? `Paid, ${money(refunded)} given back` : 'Paid'}</span>
                <span className="total">{money(paidForOrder(order))}</span>
              </p>
            </section>
            <StudioQuotes {...shown} />
            <section className="card">
              <h2>Customer</h2>
              <p className="strong">{order.address.name}</p>
              <p className="muted">{order.email}</p>
              {order.address.street && (
                <p className="muted">
                  {`${order.address.street}, ${order.address.city}, ${order.address.region} ${order.address.zip}, ${order.address.countryCode}`}
                </p>
              )}
            </section>
            <StudioRefunds {...shown} />
          </div>
          <div className="column">
            <StudioProgress {...shown} />
            <StudioMessages {...shown} />
            <StudioPhotos {...shown} />
          </div>
        </div>
      </>
    ),
  });
}
