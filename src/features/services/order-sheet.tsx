import { useEffect, useRef } from 'react';
import { useMarkOrderRead } from '#api/service-orders.ts';
import { discountParts } from '#contract/rules/order-sums.ts';
import { isAllBack } from '#contract/rules/service-orders.ts';
import { readServicePins } from '#contract/rules/service-pins.ts';
import { handlingFeeLabel } from '#contract/rules/services.ts';
import { lackingOf } from '#contract/rules/unmeasured.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { priceWords } from '#lib/money.ts';
import { Sheet } from '#ui/sheet.tsx';
import { CancelAsked, CancelOrder } from './cancel-order.tsx';
import { MarkedGarment } from './marked-garment.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderQuote, QuotesWaiting, QuoteToCome } from './order-quote.tsx';
import styles from './order-sheet.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderUnmeasured } from './order-unmeasured.tsx';
import { isWaiting, longDayWords, type OrderPiece, piecesOf } from './order-words.ts';
import { StudioMessages } from './studio-messages.tsx';

type Line = ServiceOrder['lines'][number];

/** All that is known of an order: how far it is, what was asked for, what was paid, what the studio shows and says. */
export function OrderSheet({
  order,
  cards,
  isForQuote = false,
  onClose,
}: {
  order: ServiceOrder;
  cards: ReadonlyMap<string, ItemCard>;
  /** Whether it is opened to answer or to pay a quote: the first that waits is scrolled to. */
  isForQuote?: boolean;
  onClose(): void;
}) {
  useSeen(order);
  const soughtId = isForQuote ? order.lines.find((line) => isWaiting(order, line))?.lineId : null;
  return (
    <Sheet title={order.orderNumber} onClose={onClose} isRoute>
      <div className={styles.parts}>
        <p className={styles.placed}>
          Ordered on <time dateTime={order.placedDate}>{longDayWords(order.placedDate)}</time>
        </p>
        <QuotesWaiting order={order} />
        <section className={styles.way} aria-label="How far it is">
          <OrderTimeline order={order} isWhole />
          <OrderFacts order={order} />
        </section>
        <OrderUnmeasured order={order} />
        <QuoteToCome order={order} />
        {isAllBack(order) && <CancelAsked order={order} />}
        {piecesOf(order, cards).map((piece) => (
          <Piece key={piece.key} order={order} piece={piece} soughtId={soughtId ?? null} />
        ))}
        <Sums order={order} />
        {order.note && (
          <section>
            <h3>Your note</h3>
            <p className={styles.said} dir="auto">
              {order.note}
            </p>
          </section>
        )}
        {order.studioPhotos.length > 0 && (
          <section>
            <h3>From the studio</h3>
            <ul className={styles.photos}>
              {order.studioPhotos.map((address, index) => (
                <li key={address}>
                  <img
                    src={address}
                    alt={`From the studio, ${index + 1} of ${order.studioPhotos.length}`}
                    loading="lazy"
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <StudioMessages order={order} />
        <CancelOrder order={order} />
      </div>
    </Sheet>
  );
}

/** Remembers that the last message is seen, once it is shown. */
function useSeen({ ownerId: owner, orderId, messages, isUnread }: ServiceOrder) {
  const { mutate } = useMarkOrderRead();
  const messageId = isUnread ? messages.findLast(({ from }) => from === 'studio')?.messageId : null;
  /** Once for each message: one that was refused is new again, and not told anew. */
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!messageId || told.current === messageId) return;
    told.current = messageId;
    mutate({ owner, orderId, messageId });
  }, [owner, orderId, messageId, mutate]);
}

function Piece({
  order,
  piece,
  soughtId,
}: {
  order: ServiceOrder;
  piece: OrderPiece;
  /** The line whose quote the sheet is opened for. */
  soughtId: string | null;
}) {
  const { name, card, lines } = piece;
  const isMarked = Boolean(card?.image?.urls);
  return (
    <section>
      <h3 dir="auto">{name}</h3>
      <MarkedGarment piece={piece} />

      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.lineId}>
            <span>{line.serviceName}</span>
            <span>{priceOf(line)}</span>
            {line.details && (
              <span className={styles.said} dir="auto">
                {line.details}
              </span>
            )}
            {factsOf(order, line, isMarked ? index + 1 : null).map((fact) => (
              <span key={fact} className={styles.fact} dir="auto">
                {fact}
              </span>
            ))}
            {line.imageUrls.length > 0 && (
              <span className={styles.sent}>
                {line.imageUrls.map((address, index) => (
                  <img
                    key={address}
                    src={address}
                    alt={`Sent along, ${index + 1} of ${line.imageUrls.length}`}
                    loading="lazy"
                  />
                ))}
              </span>
            )}
            {line.quote && (
              <OrderQuote
                order={order}
                line={line}
                quote={line.quote}
                isSought={line.lineId === soughtId}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The facts of a line; `number` is that of its marks where the photo with them is shown. */
function factsOf(order: ServiceOrder, line: Line, number: number | null): string[] {
  const { pins, measuredFor, refundedCents } = line;
  const marks = readServicePins(pins).length;
  const where = number === null ? 'on the photo' : `with number ${number}`;
  return [
    marks > 0 && `${marks} ${marks === 1 ? 'mark' : 'marks'} ${where}`,
    measuredFor && measuredFact(order, measuredFor),
    refundedCents > 0 && `${priceWords(refundedCents)} given back`,
  ].filter((fact) => typeof fact === 'string');
}

/**
 * The line says it as to the studio: "For Sam: Waist 70.0 cm (27.6 in); not measured: Hips". What lacked then may have
 * been sent since.
 */
function measuredFact({ messages }: ServiceOrder, measuredFor: string): string {
  const [given = '', lacked] = measuredFor
    .replace(/^For /, 'for ')
    .split(/[:;] not measured(?:: |$)/);
  if (lacked === undefined) return `Measured ${given}`;
  const lacking = lackingOf(measuredFor, messages);
  const isGiven = given.includes(': ');
  const names = (lacking ?? [lacked]).join(', ');
  const words = lacking ? 'not measured' : 'measured later';
  if (isGiven) return `Measured ${given}; ${words}: ${names}`;
  return `${lacking ? 'Not measured' : 'Measured later'} ${given}${names && `: ${names}`}`;
}

/** The cost of a line before the discount, with its quote once that is paid. */
const centsOf = ({ priceCents, quantity, quote }: Line) =>
  priceCents * quantity + (quote?.paidDate ? quote.cents : 0);

function priceOf(line: Line): string {
  if (centsOf(line) > 0) return priceWords(centsOf(line));
  return line.quote ? 'Quoted' : 'To be quoted';
}

function Sums({ order }: { order: ServiceOrder }) {
  const { lines, subtotalCents, discountCents, totalCents, refundedCents } = order;
  const feeCents = lines.filter(({ isFee }) => isFee).reduce((sum, fee) => sum + centsOf(fee), 0);
  return (
    <section>
      <h3>What you paid</h3>
      <dl className={styles.sums}>
        <Sum label="Services" words={priceWords(subtotalCents - feeCents)} />
        {discountParts(
          lines.filter(({ isFee }) => !isFee),
          discountCents,
        ).map(({ label, cents }) => (
          <Sum key={label} label={label} words={`–${priceWords(cents)}`} isGood />
        ))}
        {feeCents > 0 && <Sum label={handlingFeeLabel(feeCents)} words={priceWords(feeCents)} />}
        <Sum label="Prepaid shipping label" words="Free" />
        <Sum label="Paid" words={priceWords(totalCents)} isTotal />
        {refundedCents > 0 && (
          <Sum label="Given back to you" words={priceWords(refundedCents)} isGood />
        )}
      </dl>
    </section>
  );
}

function Sum({
  label,
  words,
  isGood = false,
  isTotal = false,
}: {
  label: string;
  words: string;
  isGood?: boolean;
  isTotal?: boolean;
}) {
  return (
    <div data-good={isGood || undefined} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}
