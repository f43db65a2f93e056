import type { CheckoutForm } from '../checkout-form.ts';
import { Choice, Field, Notice, renderPage } from './frame.tsx';
import { keepTyped } from './keep-typed.ts';
import { Garments, type ShownLine, Sums, Total } from './order-lines.tsx';
import { TestPayment } from './test-payment.tsx';

/** Where the app shows what is in the cart. */
const appCart = '/alterations/cart';
/** Where the app says thank you. */
const appThanks = '/alterations/thank-you';
/** Where the app shows the Style Blueprint's result, or sells it. */
const appBlueprint = '/style-blueprint?part=result';

/** Where in the app a checkout leads back to. `isDelivered`: whether there is anything to send. */
export const appCheckout = (isDelivered: boolean) =>
  isDelivered
    ? { href: appCart, label: 'Back to your cart', thanks: appThanks }
    : { href: appBlueprint, label: 'Back to your Style Blueprint', thanks: appBlueprint };

/** What a checkout page shows. */
export interface Checkout {
  /** Of the page itself, with the cart's key. */
  action: string;
  lines: readonly ShownLine[];
  pictures: ReadonlyMap<string, string>;
  /** The lines as they are shown, for the form to carry. */
  shownLines: string;
  discountCents: number;
  totalCents: number;
  /** What is said of services without a price yet; null where there are none. */
  quoteTerms: string | null;
  form: CheckoutForm;
  /** What is wrong, by field. */
  faults: Partial<Record<keyof CheckoutForm, string>>;
  /** Whether the address is known and only shown. */
  isSettled: boolean;
  /** Whether there is anything to send; else no address is asked for. */
  isDelivered: boolean;
  notice: { kind: 'error' | 'news'; text: string } | null;
  countries: readonly { id: string; name: string }[];
}

/** The checkout of a cart. It works without its script: one form, whose buttons say how it ends. */
export const checkoutPage = (checkout: Checkout): string =>
  renderPage({
    title: 'Checkout',
    back: appCheckout(checkout.isDelivered),
    isWide: true,
    ...(!checkout.isSettled && { script: keepTyped }),
    children: (
      // What is wrong is said beside its field, by the server.
      <form className="checkout" method="post" action={checkout.action} noValidate>
        <input type="hidden" name="shownLines" value={checkout.shownLines} />
        <input type="hidden" name="shownCents" value={checkout.totalCents} />
        {checkout.notice && <Notice kind={checkout.notice.kind}>{checkout.notice.text}</Notice>}
        <section className="card delivery" aria-label="Delivery">
          {checkout.isSettled ? <Settled {...checkout} /> : <Fields {...checkout} />}
          <Delivery isDelivered={checkout.isDelivered} />
        </section>
        <section className="card order" aria-label="Your order">
          <Garments lines={checkout.lines} pictures={checkout.pictures} />
          <Sums {...checkout} />
          {checkout.quoteTerms && <p className="muted terms">{checkout.quoteTerms}</p>}
        </section>
        <TestPayment
          cents={checkout.totalCents}
          isQuoted={checkout.quoteTerms !== null}
          text="Choose how this order ends"
          isAtFoot={checkout.isSettled}
        />
      </form>
    ),
  });

function Delivery({ isDelivered }: Pick<Checkout, 'isDelivered'>) {
  return (
    <div className="row">
      <span className="muted">Delivery</span>
      <div>
        <p className="strong">{isDelivered ? 'Prepaid shipping label' : 'In Hem'}</p>
        <p className="muted">
          {isDelivered ? 'Emailed to you, both ways' : 'Opens as soon as you pay'}
        </p>
      </div>
      {isDelivered && <span className="strong">Free</span>}
    </div>
  );
}

function Settled({ form, action, isDelivered }: Checkout) {
  const edit = (
    <a className="edit" href={`${action}&edit=1`}>
      Edit
    </a>
  );
  if (!isDelivered) {
    return (
      <div className="row">
        <span className="muted">Contact</span>
        <p className="strong">{form.email}</p>
        {edit}
        <input type="hidden" name="email" value={form.email} />
      </div>
    );
  }
  return (
    <>
      <div className="row">
        <span className="muted">Contact</span>
        <p className="strong">{form.email}</p>
      </div>
      <div className="row">
        <span className="muted">Address</span>
        <div>
          <p className="strong">{form.name}</p>
          <p className="muted">{form.street}</p>
          <p className="muted">{`${form.city}, ${form.region} ${form.zip}`}</p>
        </div>
        {edit}
      </div>
      {(['email', 'name', 'street', 'city', 'region', 'zip', 'countryCode'] as const).map(
        (name) => (
          <input key={name} type="hidden" name={name} value={form[name]} />
        ),
      )}
    </>
  );
}

function Fields({ form, faults, countries, isDelivered }: Checkout) {
  const field = (name: keyof CheckoutForm, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: form[name],
    fault: faults[name],
    required: true,
    maxLength: name === 'email' ? 254 : 120,
  });
  const email = <Field {...field('email', 'Email', 'email')} type="email" className="whole" />;
  if (!isDelivered) return <div className="fields">{email}</div>;
  return (
    <div className="fields">
      {email}
      <Field {...field('name', 'Full name', 'name')} className="whole" />
      <Field {...field('street', 'Street address', 'street-address')} className="whole" />
      <Field {...field('city', 'City', 'address-level2')} />
      <Field {...field('region', 'State or province', 'address-level1')} />
      <Field {...field('zip', 'ZIP or postal code', 'postal-code')} />
      <Choice
        name="countryCode"
        label="Country"
        value={form.countryCode}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}

/** What is said once a cart is paid for. */
export const thanksPage = (order: {
  name: string;
  email: string;
  totalCents: number;
  discountCents: number;
  /** Whether the studio has a price to say yet. */
  isQuoted: boolean;
  /** Whether there is anything to send. */
  isDelivered: boolean;
  lines: readonly ShownLine[];
  pictures: ReadonlyMap<string, string>;
}): string =>
  renderPage({
    title: 'Thank you',
    back: { href: appCheckout(order.isDelivered).thanks, label: 'Back to Hem' },
    children: (
      <>
        <p className="lead">
          {`Order ${order.name} is placed. `}
          {order.isDelivered
            ? `The shipping label goes to ${order.email}.`
            : 'Your Style Blueprint opens in Hem within a moment.'}
        </p>
        <section className="card" aria-label="Your order">
          <Garments lines={order.lines} pictures={order.pictures} />
          <Sums {...order} />
          <p className="sum-total">
            <span>Paid, as a test</span>
            <Total cents={order.totalCents} isQuoted={order.isQuoted} />
          </p>
        </section>
        <a className="button primary" href={appCheckout(order.isDelivered).thanks}>
          Back to Hem
        </a>
      </>
    ),
  });

/** What is said of a checkout that cannot go on. */
export const closedPage = (title: string, text: string): string =>
  renderPage({
    title,
    back: { href: appCart, label: 'Back to your cart' },
    children: (
      <>
        <p className="lead">{text}</p>
        <a className="button primary" href={appCart}>
          Back to your cart
        </a>
      </>
    ),
  });
