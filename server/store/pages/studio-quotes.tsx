import { productTypes } from '#contract/rules/services.ts';
import type { OrderRow } from '../orders.ts';
import { isOver as isOrderOver, quoteClosed } from '../quotes.ts';
import { Field, money } from './frame.tsx';
import { type RefusedPrice, StudioHidden, studioDates, studioOrderPath } from './studio-forms.tsx';

type Line = OrderRow['lines'][number];

/** The custom services of an order: what is asked for each, what the customer says to it, and a field to ask. */
export function StudioQuotes({
  order,
  word,
  refusedPrice,
}: {
  order: OrderRow;
  word: string;
  refusedPrice: RefusedPrice | null;
}) {
  const shown = order.lines
    .filter(({ productType }) => productType === productTypes.custom)
    .map((line) => ({
      line,
      words: answerWords(line, quoteClosed(order, line) === 'over'),
      canAsk: line.quoteAnswer !== 'accepted' && !isOrderOver(order),
    }))
    // Of one that was never asked for and cannot be any more there is nothing to say.
    .filter(({ words, canAsk }) => words.length > 0 || canAsk);
  if (shown.length === 0) return null;
  return (
    <section className="card">
      <h2>Quotes</h2>
      {shown.map(({ line, words, canAsk }) => (
        <div key={line.id}>
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {canAsk && (
            <QuoteForm
              order={order}
              line={line}
              word={word}
              typed={refusedPrice?.lineId === line.id ? refusedPrice.text : null}
            />
          )}
        </div>
      ))}
    </section>
  );
}

/** What became of a quote, a sentence each. */
function answerWords(
  { title, quoteCents, quoteAnswer, quoteAnsweredAt, quotePaidAt }: Line,
  isOver: boolean,
): string[] {
  if (quoteCents === null) return [];
  const asked = `${title}: ${money(quoteCents)}.`;
  const over = 'The order is over, so it is not paid for any more.';
  if (!quoteAnswer || !quoteAnsweredAt) return [`${asked} ${isOver ? over : 'Not answered yet.'}`];
  const at = studioDates.format(quoteAnsweredAt);
  if (quoteAnswer === 'declined') return [`${asked} Declined on ${at}.`];
  const unpaid = isOver ? over : 'Not paid yet.';
  const paid = quotePaidAt ? `Paid on ${studioDates.format(quotePaidAt)}.` : unpaid;
  return [`${asked} Accepted on ${at}.`, paid];
}

const QuoteForm = ({
  order,
  line,
  word,
  typed,
}: {
  order: OrderRow;
  line: Line;
  word: string;
  /** What was refused, to be put right where it stands. */
  typed: string | null;
}) => (
  <form className="act" method="post" action={studioOrderPath(order.id)}>
    <StudioHidden word={word} action="quote" />
    <input type="hidden" name="line" value={line.id} />
    <Field
      name="price"
      id={`price-${line.id}`}
      label={`${line.title}, in dollars`}
      value={typed ?? (line.quoteCents === null ? '' : (line.quoteCents / 100).toFixed(2))}
      maxLength={10}
      required
    />
    <button className="button secondary" type="submit">
      {line.quoteCents === null ? 'Send the quote' : 'Send another quote'}
    </button>
  </form>
);
