import { randomUUID } from 'node:crypto';
import {
  nextStep,
  type OrderPlace,
  serviceProgress,
  serviceStatuses,
  stepBack,
} from '#contract/rules/service-orders.ts';
import { type ListedOrder, listFilters } from '../list-orders.ts';
import type { MessageRow } from '../messages.ts';
import { refundChoice, refundedOf } from '../order-changes.ts';
import { orderName } from '../order-payload.ts';
import { type OrderRow, paidForLine, paidForOrder, placeOf, refundedOfOrder } from '../orders.ts';
import { studioPath } from '../studio-session.ts';
import { Field, money, Notice, renderPage } from './frame.tsx';
import {
  studioDates as dates,
  StudioHidden as Hidden,
  studioOrderPath as pathOf,
  type RefusedPrice,
} from './studio-forms.tsx';
import { StudioQuotes } from './studio-quotes.tsx';
import { StudioServices } from './studio-services.tsx';

const PlaceLabel = ({ place }: { place: OrderPlace }) => (
  <span className={nextStep(place) ? 'woven live' : 'woven plain'}>{placeWords(place)}</span>
);

const placeWords = (place: OrderPlace) =>
  place === 'cancelled' ? 'Cancelled' : serviceProgress[place];

/** What is said to whoever is not signed in as staff. */
export const studioClosedPage = (): string =>
  renderPage({
    title: 'The studio',
    back: { href: '/', label: 'Back to Hem' },
    children: (
      <>
        <p className="lead">
          This page is for the studio’s staff. Open it from Hem: Account Settings, Profile, Studio
          orders.
        </p>
        <a className="button primary" href="/account-settings">
          Open Account Settings
        </a>
      </>
    ),
  });

/** The studio's orders. */
export const studioListPage = (
  orders: readonly ListedOrder[],
  filter: { search: string; status: string },
): string =>
  renderPage({
    title: 'Orders',
    back: { href: '/', label: 'Back to Hem' },
    isWide: true,
    children: (
      <>
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
              <p className="muted">
                {`${order.address.street}, ${order.address.city}, ${order.address.region} ${order.address.zip}, ${order.address.countryCode}`}
              </p>
            </section>
            <Refunds {...shown} />
          </div>
          <div className="column">
            <Progress {...shown} />
            <Messages {...shown} />
            <Photos {...shown} />
          </div>
        </div>
      </>
    ),
  });
}

function Progress({ order, word }: StudioOrder) {
  const place = placeOf(order);
  const next = nextStep(place);
  const stops: readonly OrderPlace[] =
    place === 'cancelled' ? ['created', 'cancelled'] : serviceStatuses;
  const present = stops.indexOf(place);
  return (
    <section className="card">
      <h2>Progress</h2>
      <ol className="steps">
        {stops.map((stop, index) => {
          const at = timeOf(order, stop);
          const kind = index < present ? 'done' : index === present ? 'present' : 'ahead';
          return (
            <li key={stop} className={kind} aria-current={index === present ? 'step' : undefined}>
              <span>{placeWords(stop)}</span>
              <span className="muted small">{at ? dates.format(new Date(at)) : ''}</span>
            </li>
          );
        })}
      </ol>
      {order.trackingNumber && <p className="muted">{`To the studio: ${order.trackingNumber}`}</p>}
      {order.returnTrackingNumber && (
        <p className="muted">{`On its way back: ${order.returnTrackingNumber}`}</p>
      )}
      {next && (
        <form className="act" method="post" action={pathOf(order.id)}>
          <Hidden word={word} action="move" />
          <input type="hidden" name="from" value={order.status} />
          {(next === 'sentLabel' || next === 'fulfilled') && (
            <Field
              name="trackingNumber"
              label={
                next === 'sentLabel' ? 'Tracking number of the label' : 'Tracking number (optional)'
              }
              value=""
              maxLength={60}
              required={next === 'sentLabel'}
            />
          )}
          <button className="button primary" type="submit">
            {serviceProgress[next]}
          </button>
        </form>
      )}
      {stepBack(place) && (
        <details>
          <summary>Set it back one step</summary>
          <form className="act" method="post" action={pathOf(order.id)}>
            <Hidden word={word} action="back" />
            <input type="hidden" name="from" value={order.status} />
            <label className="check">
              <input type="checkbox" name="isMeant" value="yes" required />
              <span>I mean it. The customer keeps what was told already.</span>
            </label>
            <button className="button secondary small" type="submit">
              Set back
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

/** When an order came to a place; nothing where it has not, or nobody noted it. */
const timeOf = ({ createdAt, statusTimes, refunds }: OrderRow, place: OrderPlace) => {
  if (place === 'created') return createdAt;
  return place === 'cancelled' ? refunds.at(-1)?.at : statusTimes[place];
};

function Messages({ order, messages, word }: StudioOrder) {
  return (
    <section className="card">
      <h2>Messages</h2>
      {messages.length === 0 && <p className="muted">Nothing was said yet.</p>}
      <ul className="messages">
        {messages.map((message) => (
          <li key={message.id} className={message.from}>
            {message.isProblem && (
              <p className={message.doneAt ? 'muted small' : 'fault'}>
                {message.doneAt ? 'Was not right, and is put right' : 'Something is not right'}
              </p>
            )}
            <p className="words">{message.text}</p>
            <p className="muted small">
              {`${message.from === 'studio' ? 'The studio' : order.address.name}, ${dates.format(message.sentAt)}`}
            </p>
            {message.isProblem && !message.doneAt && (
              <form method="post" action={pathOf(order.id)}>
                <Hidden word={word} action="done" />
                <input type="hidden" name="message" value={message.id} />
                <button className="button secondary small" type="submit">
                  It is put right
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form className="act" method="post" action={pathOf(order.id)}>
        <Hidden word={word} action="say" />
        <input type="hidden" name="form" value={randomUUID()} />
        <p className="field">
          <label htmlFor="text">To the customer</label>
          <textarea id="text" name="text" rows={3} maxLength={2000} required />
        </p>
        <button className="button secondary" type="submit">
          Send
        </button>
      </form>
    </section>
  );
}

function Photos({ order, word }: StudioOrder) {
  return (
    <section className="card">
      <h2>Photos from the studio</h2>
      {order.photos.length > 0 && (
        <ul className="photos">
          {order.photos.map((photo, index) => (
            <li key={photo}>
              <img src={photo} alt={`${index + 1} of the studio`} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      <form
        className="act"
        method="post"
        action={`${pathOf(order.id)}/photos`}
        encType="multipart/form-data"
      >
        <input type="hidden" name="word" value={word} />
        <p className="field">
          <label htmlFor="photo">A photo (JPEG, PNG or WebP)</label>
          <input
            id="photo"
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            required
          />
        </p>
        <button className="button secondary" type="submit">
          Show the customer
        </button>
      </form>
    </section>
  );
}

function Refunds({ order, word }: StudioOrder) {
  const left = order.lines
    .map((line) => ({
      line,
      cents: paidForLine(line) - refundedOf(order, line.id),
    }))
    .filter(({ cents }) => cents > 0);
  const all = left.reduce((sum, { cents }) => sum + cents, 0);
  if (all === 0) return null;
  return (
    <section className="card">
      <h2>Give money back</h2>
      <form className="act" method="post" action={pathOf(order.id)}>
        <Hidden word={word} action="refund" />
        <p className="field">
          <label htmlFor="what">What for</label>
          <select id="what" name="what">
            {left.map(({ line, cents }) => (
              <option key={line.id} value={refundChoice(line.id, cents)}>
                {`${line.title}: ${money(cents)}`}
              </option>
            ))}
            <option value={refundChoice('all', all)}>{`All that is left: ${money(all)}`}</option>
          </select>
        </p>
        <button className="button secondary" type="submit">
          Give back
        </button>
      </form>
    </section>
  );
}
