import {
  nextStep,
  type OrderPlace,
  serviceProgress,
  serviceStatuses,
} from '#contract/rules/service-orders.ts';
import { type ListedOrder, listFilters } from '../list-orders.ts';
import { orderName } from '../order-payload.ts';
import { studioPath } from '../studio-session.ts';
import { Field, money, renderPage } from './frame.tsx';
import { placeWords } from './place-words.ts';
import { studioDates as dates, studioOrderPath as pathOf } from './studio-forms.tsx';
import { StudioPlaces } from './studio-places.tsx';

/** The studio's orders. */
export const studioListPage = ({
  orders,
  filter,
  unreadReports,
}: {
  orders: readonly ListedOrder[];
  filter: { search: string; status: string };
  unreadReports: number;
}): string =>
  renderPage({
    title: 'Orders',
    back: { href: '/', label: 'Back to Hem' },
    isWide: true,
    children: (
      <>
        <StudioPlaces here="orders" unread={unreadReports} />
        <form className="filter" method="get" action={studioPath}>
          <Field name="q" label="Search" type="search" value={filter.search} maxLength={100} />
          <p className="field">
            <label htmlFor="status">Status</label>
            <select id="status" name="status" defaultValue={filter.status}>
              <option value="">All</option>
              {serviceStatuses.map((status) => (
                <option key={status} value={status}>
                  {serviceProgress[status]}
                </option>
              ))}
              {Object.entries(listFilters).map(([filter, words]) => (
                <option key={filter} value={filter}>
                  {words}
                </option>
              ))}
            </select>
          </p>
          <button className="button secondary" type="submit">
            Show
          </button>
        </form>
        {orders.length === 0 ? (
          <p className="card lead">
            No orders here. What is paid for at the checkout comes in here.
          </p>
        ) : (
          <ul className="orders">
            {orders.map((order) => (
              <li key={order.id}>
                <a className="card order-row" href={pathOf(order.id)}>
                  <span className="strong">{orderName(order.id)}</span>
                  <span>
                    {order.customer}
                    <span className="muted small block">{order.email}</span>
                  </span>
                  <span className="muted">{dates.format(order.createdAt)}</span>
                  <span>
                    <PlaceLabel place={order.place} />
                    {order.unquoted > 0 && (
                      <span className="strong small block">
                        {order.unquoted === 1 ? 'Needs a quote' : `Needs ${order.unquoted} quotes`}
                      </span>
                    )}
                    {order.isUnmeasured && <span className="strong small block">Not measured</span>}
                    {order.isCancelAsked && <span className="fault block">Asks to cancel</span>}
                    {order.problems > 0 && (
                      <span className="fault block">Something is not right</span>
                    )}
                  </span>
                  <span className="muted">
                    {`${order.services} ${order.services === 1 ? 'service' : 'services'}`}
                  </span>
                  <span>
                    <span className="strong">{money(order.totalCents)}</span>
                    {order.refundedCents > 0 && (
                      <span className="muted small block">{backWords(order)}</span>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  });

/** What was given back of an order, in its row. */
const backWords = ({ totalCents, refundedCents }: ListedOrder): string =>
  refundedCents >= totalCents ? 'all given back' : `${money(refundedCents)} given back`;

const PlaceLabel = ({ place }: { place: OrderPlace }) => (
  <span className={nextStep(place) ? 'woven live' : 'woven plain'}>{placeWords(place)}</span>
);
