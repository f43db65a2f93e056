import type { OrderRow } from '../orders.ts';
import { quoteClosed } from '../quotes.ts';
import { Field, money } from './frame.tsx';
import { StudioHidden, studioDates, studioOrderPath } from './studio-forms.tsx';

type Line = OrderRow['lines'][number];

/** The custom services of an order: what is asked for each, what the customer says to it, and a field to ask. */
export function StudioQuotes({ order, word }: { order: OrderRow; word: string }) {
  const custom = order.lines.filter(({ productType }) => productType === 'Custom');
  if (custom.length === 0) return null;
  return (
    <section className="card">
      <h2>Quotes</h2>
      {custom.map((line) => {
        const words = answerWords(line);
        const canAsk = line.quoteAnswer !== 'accepted' && quoteClosed(order, line) !== 'over';
        return (
          <div key={line.id}>
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {canAsk && <QuoteForm order={order} line={line} word={word} />}
          </div>
        );
      })}
    </section>
  );
}

/** What became of a quote, a sentence each. */
function answerWords({ title, quoteCents, quoteAnswer, quoteAnsweredAt, quotePaidAt }: Line) {
  if (quoteCents === null) return [];
  const asked = `${title}: ${money(quoteCents)}.`;
  if (!quoteAnswer || !quoteAnsweredAt) return [`${asked} Not answered yet.`];
  const at = studioDates.format(quoteAnsweredAt);
  if (quoteAnswer === 'declined') return [`${asked} Declined on ${at}.`];
  const paid = quotePaidAt ? `Paid on ${studioDates.format(quotePaidAt)}.` : 'Not paid yet.';
  return [`${asked} Accepted on ${at}.`, paid];
}

const QuoteForm = ({ order, line, word }: { order: OrderRow; line: Line; word: string }) => (
  <form className="act" method="post" action={studioOrderPath(order.id)}>
    <StudioHidden word={word} action="quote" />
    <input type="hidden" name="line" value={line.id} />
    <Field
      name="price"
      id={`price-${line.id}`}
      label={`${line.title}, in dollars`}
      value={line.quoteCents === null ? '' : (line.quoteCents / 100).toFixed(2)}
      maxLength={10}
      required
    />
    <button className="button secondary" type="submit">
      {line.quoteCents === null ? 'Send the quote' : 'Send another quote'}
    </button>
  </form>
);
