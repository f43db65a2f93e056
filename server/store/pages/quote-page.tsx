import { money, Notice, renderPage } from './frame.tsx';
import { Garments, type ShownLine } from './order-lines.tsx';
import { TestPayment } from './test-payment.tsx';

/** Where the app shows what was ordered. */
export const appHistory = '/item-service-history';

/** What the page of a quote shows. */
interface ShownQuote {
  orderName: string;
  line: ShownLine;
  cents: number;
  pictures: ReadonlyMap<string, string>;
}

const back = { href: appHistory, label: 'Back to your orders' };

/** Where a quote is paid for. It works without a script: one form, whose buttons say how it ends. */
export const quotePage = ({
  orderName,
  line,
  cents,
  pictures,
  action,
  notice,
}: ShownQuote & {
  /** Of the page itself, with its key. */
  action: string;
  notice: { kind: 'error' | 'news'; text: string } | null;
}): string =>
  renderPage({
    title: 'Pay for your quote',
    back,
    children: (
      <form className="quote" method="post" action={action}>
        <input type="hidden" name="shownCents" value={cents} />
        {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
        <section className="card" aria-label="The quote">
          <p className="muted">{`Of order ${orderName}`}</p>
          <Garments lines={[line]} pictures={pictures} />
        </section>
        <TestPayment cents={cents} text="Choose how it ends" />
      </form>
    ),
  });

/** What is said once a quote is paid for. */
export const quotePaidPage = ({ orderName, line, cents, pictures }: ShownQuote): string =>
  renderPage({
    title: 'Thank you',
    back,
    children: (
      <>
        <p className="lead">{`The quote of order ${orderName} is paid. The studio goes on with it.`}</p>
        <section className="card" aria-label="The quote">
          <Garments lines={[line]} pictures={pictures} />
          <p className="sum-total">
            <span>Paid, as a test</span>
            <span className="total">{money(cents)}</span>
          </p>
        </section>
        <a className="button primary" href={appHistory}>
          Back to your orders
        </a>
      </>
    ),
  });

const whyClosed = {
  declined: 'You declined this quote. Write to the studio if you want it after all.',
  over: 'The order is over, and nothing is asked for it any more.',
  held: 'You asked to cancel this order, so its quote is not paid for. Keep the order, in your orders, to pay for it after all.',
};

/** What is said of a quote that cannot be paid for. */
export const quoteClosedPage = (why: keyof typeof whyClosed): string =>
  renderPage({
    title: 'Nothing to pay for',
    back,
    children: (
      <>
        <p className="lead">{`${whyClosed[why]} Nothing was charged.`}</p>
        <a className="button primary" href={appHistory}>
          Back to your orders
        </a>
      </>
    ),
  });
