import { circlePlans } from '#contract/rules/circle.ts';
import { Icon, money, Notice } from '../../pages/frame.tsx';
import type { Account, Session } from '../account.ts';
import { checkoutPath } from '../paths.ts';
import { paymentPage } from './payment-page.tsx';

const lock =
  'M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z';

/** The page on which a plan is paid for, as a test: its buttons say how the payment ends. */
export function planCheckoutPage(
  { email }: Pick<Account, 'email'>,
  { id, plan, trialDays, leaveTo }: Session,
  isDeclined: boolean,
): string {
  const { name, priceCents, every } = circlePlans[plan];
  const price = money(priceCents);
  const each = every === 'once' ? 'once' : `per ${every}`;
  const dueCents = trialDays > 0 ? 0 : priceCents;
  return paymentPage({
    title: 'Checkout',
    back: { href: leaveTo, label: 'Back to Hem' },
    children: (
      <form className="checkout" method="post" action={checkoutPath(id)}>
        {isDeclined && (
          <Notice kind="error">The test card was declined. Nothing was charged.</Notice>
        )}
        <section className="card" aria-label="Your plan">
          <div className="row">
            <span className="muted">Plan</span>
            <div>
              <p className="strong">{`Circle Membership, ${name}`}</p>
              <p className="muted">
                {trialDays > 0
                  ? `${trialDays} days free, then ${price} ${each}`
                  : `${price} ${each}`}
              </p>
            </div>
          </div>
          <div className="row">
            <span className="muted">Contact</span>
            <p className="strong">{email}</p>
          </div>
          <p className="sum-total">
            <span>Due today</span>
            <span>{money(dueCents)}</span>
          </p>
        </section>
        <section className="pay" aria-label="Test payment">
          <div className="pay-head">
            <div>
              <p className="strong">Test payment</p>
              <p className="muted">Choose how this payment ends</p>
            </div>
          </div>
          <button className="button primary" name="outcome" value="success" type="submit">
            <Icon path={lock} />
            {trialDays > 0 ? `Start ${trialDays}-day trial` : `Pay ${price}`}
          </button>
          <div className="pay-others">
            <button className="button secondary" name="outcome" value="declined" type="submit">
              Decline
            </button>
            <button className="button quiet" name="outcome" value="leave" type="submit">
              Leave
            </button>
          </div>
        </section>
      </form>
    ),
  });
}
