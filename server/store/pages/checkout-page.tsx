import type { CheckoutForm } from '../checkout-form.ts';
import { Choice, Field, Notice, renderPage } from './frame.tsx';
import { keepTyped } from './keep-typed.ts';
import { Garments, type ShownLine, Sums, Total } from './order-lines.tsx';
import { TestPayment } from './test-payment.tsx';

/** Where the app shows what is in the cart. */
export const appCart = '/alterations/cart';
/** Where the app says thank you. */
export const appThanks = '/alterations/thank-you';

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
  notice: { kind: 'error' | 'news'; text: string } | null;
  countries: readonly { id: string; name: string }[];
}

/** The checkout of a cart. It works without its script: one form, whose buttons say how it ends. */
export const checkoutPage = (checkout: Checkout): string =>
  renderPage({
    title: 'Checkout',
    back: { href: appCart, label: 'Back to your cart' },
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
          <div className="row">
            <span className="muted">Delivery</span>
            <div>
              <p className="strong">Prepaid shipping label</p>
              <p className="muted">Emailed to you, both ways</p>
            </div>
            <span className="strong">Free</span>
          </div>
        </section>
        <section className="card order" aria-label="Your order">
          <Garments lines={checkout.lines} pictures={checkout.pictures} />
          <Sums lines={checkout.lines} discountCents={checkout.discountCents} />
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

function Settled({ form, action }: Checkout) {
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
        <a className="edit" href={`${action}&edit=1`}>
          Edit
        </a>
      </div>
      {(['email', 'name', 'street', 'city', 'region', 'zip', 'countryCode'] as const).map(
        (name) => (
          <input key={name} type="hidden" name={name} value={form[name]} />
        ),
      )}
    </>
  );
}

function Fields({ form, faults, countries }: Checkout) {
  const field = (name: keyof CheckoutForm, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: form[name],
    fault: faults[name],
    required: true,
    maxLength: name === 'email' ? 254 : 120,
  });
  return (
    <div className="fields">
      <Field {...field('email', 'Email', 'email')} type="email" className="whole" />
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
  lines: readonly ShownLine[];
  pictures: ReadonlyMap<string, string>;
}): string =>
  renderPage({
    title: 'Thank you',
    back: { href: appThanks, label: 'Back to Hem' },
    children: (
      <>
        <p className="lead">
          {`Order ${order.name} is placed. The shipping label goes to ${order.email}.`}
        </p>
        <section className="card" aria-label="Your order">
          <Garments lines={order.lines} pictures={order.pictures} />
          <Sums lines={order.lines} discountCents={order.discountCents} />
          <p className="sum-total">
            <span>Paid, as a test</span>
            <Total cents={order.totalCents} isQuoted={order.isQuoted} />
          </p>
        </section>
        <a className="button primary" href={appThanks}>
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
