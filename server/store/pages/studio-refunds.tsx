import { refundChoice, refundedOf } from '../order-changes.ts';
import { type OrderRow, paidForLine } from '../orders.ts';
import { money } from './frame.tsx';
import { StudioHidden as Hidden, studioOrderPath as pathOf } from './studio-forms.tsx';

/** The form that gives money back; nothing where none is left. */
export function StudioRefunds({ order, word }: { order: OrderRow; word: string }) {
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
