import { Icon, money } from './frame.tsx';
import { Total } from './order-lines.tsx';

/** How a payment at the test store is to end, as the buttons of a form: `outcome` is success, declined or leave. */
export function TestPayment({
  cents,
  text,
  isQuoted = false,
  isAtFoot = false,
}: {
  cents: number;
  text: string;
  /** Whether a quote comes to it later. */
  isQuoted?: boolean;
  /** Whether it stays in view at the foot of a phone. */
  isAtFoot?: boolean;
}) {
  return (
    <section className={isAtFoot ? 'pay at-foot' : 'pay'} aria-label="Test payment">
      <div className="pay-head">
        <div>
          <p className="strong">Test payment</p>
          <p className="muted">{text}</p>
        </div>
        <Total cents={cents} isQuoted={isQuoted} />
      </div>
      <button className="button primary" name="outcome" value="success" type="submit">
        <Icon path="M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z" />
        {`Pay ${money(cents)}`}
      </button>
      <div className="pay-others">
        <button className="button secondary" name="outcome" value="declined" type="submit">
          Decline
        </button>
        <button className="button quiet" name="outcome" value="leave" type="submit">
          Leave the store
        </button>
      </div>
    </section>
  );
}
