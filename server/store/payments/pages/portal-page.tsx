import { circlePlans } from '#contract/rules/circle.ts';
import { money } from '../../pages/frame.tsx';
import type { Account, Invoice, Subscription } from '../account.ts';
import { invoicePath } from '../paths.ts';
import { paymentPage } from './payment-page.tsx';

const dayOf = (ms: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);

const stateWords: Record<Subscription['state'], string> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Over',
};

/** The acts of the portal's form, in the order of its buttons; those of tests say what could happen by itself. */
export const portalActs = {
  works: 'The card works',
  declines: 'The card is declined from now on',
  hurry: 'End this period now',
  refunded: 'Refund the last payment',
  disputed: 'Dispute the last payment',
  won: 'Decide the dispute for Hem',
} as const;
export type PortalAct = keyof typeof portalActs;

/** The page on which a customer looks after card and invoices, with the means to test what may happen. */
export const portalPage = (account: Account, back: string, action: string): string =>
  paymentPage({
    title: 'Card and invoices',
    back: { href: back, label: 'Back to Hem' },
    children: (
      <form className="checkout" method="post" action={action}>
        <section className="card" aria-label="Card">
          <div className="row">
            <span className="muted">Card</span>
            <p className="strong">Test card</p>
            <span className="strong">{account.card === 'works' ? 'Works' : 'Declined'}</span>
          </div>
          {account.subscriptions.toReversed().map((one) => (
            <div className="row" key={one.id}>
              <span className="muted">{circlePlans[one.plan].name}</span>
              <p className="strong">{stateWords[one.state]}</p>
              <span className="muted">{`until ${dayOf(one.endedAt ?? one.period.to)}`}</span>
            </div>
          ))}
        </section>
        <section className="card" aria-label="Invoices">
          {account.invoices.toReversed().map((one) => (
            <div className="row" key={one.id}>
              <span className="muted">{dayOf(one.createdAt)}</span>
              <a
                href={invoicePath(one.id)}
              >{`${circlePlans[one.plan].name}, ${money(one.cents)}`}</a>
              <span className="muted">{becomeWords(one)}</span>
            </div>
          ))}
        </section>
        <section className="pay" aria-label="Test">
          <div className="pay-head">
            <div>
              <p className="strong">Test</p>
              <p className="muted">What could happen to this membership</p>
            </div>
          </div>
          {Object.entries(portalActs).map(([act, words]) => (
            <button key={act} className="button secondary" name="act" value={act} type="submit">
              {words}
            </button>
          ))}
        </section>
      </form>
    ),
  });

const becomeWords = ({ refund, state }: Invoice): string =>
  ({ none: state, won: state, refunded: 'refunded', disputed: 'disputed' })[refund];

/** One invoice. */
export const invoicePage = (account: Account, invoice: Invoice): string =>
  paymentPage({
    title: 'Invoice',
    back: null,
    children: (
      <section className="card" aria-label="Invoice">
        <div className="row">
          <span className="muted">Date</span>
          <p className="strong">{dayOf(invoice.createdAt)}</p>
        </div>
        <div className="row">
          <span className="muted">For</span>
          <p className="strong">{account.email}</p>
        </div>
        <div className="row">
          <span className="muted">Plan</span>
          <p className="strong">{`Circle Membership, ${circlePlans[invoice.plan].name}`}</p>
        </div>
        <p className="sum-total">
          <span>{`Test, ${becomeWords(invoice)}`}</span>
          <span>{money(invoice.cents)}</span>
        </p>
      </section>
    ),
  });
