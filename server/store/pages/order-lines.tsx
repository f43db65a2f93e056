import { discountParts, plusQuote } from '#contract/rules/order-sums.ts';
import { handlingFeeLabel, lineKeys } from '#contract/rules/services.ts';
import type { Attribute } from '../tables.ts';
import { money } from './frame.tsx';

/** A line as a page shows it. */
export interface ShownLine {
  title: string;
  isFee: boolean;
  quantity: number;
  /** US cents for one. */
  priceCents: number;
  attributes: Attribute[];
}

/** What a line says under a key; empty where it says nothing. */
export const said = ({ attributes }: Pick<ShownLine, 'attributes'>, key: string): string =>
  attributes.find((one) => one.key === key)?.value ?? '';

/** The services by garment, with its picture where there is one. */
export function Garments({
  lines,
  pictures,
}: {
  lines: readonly ShownLine[];
  /** Addresses by item id. */
  pictures: ReadonlyMap<string, string>;
}) {
  const byItem = new Map<string, ShownLine[]>();
  for (const line of lines.filter(({ isFee }) => !isFee)) {
    const key = said(line, lineKeys.itemId) || line.title;
    byItem.set(key, [...(byItem.get(key) ?? []), line]);
  }
  return (
    <ul className="garments">
      {[...byItem].map(([key, services]) => {
        const first = services[0]!;
        const url = pictures.get(key);
        const garment = said(first, lineKeys.itemName);
        // What is of no garment is named once, above its price.
        const words = services.map((line) =>
          serviceWords(garment ? line : { ...line, title: '' }).trim(),
        );
        return (
          <li key={key}>
            <span className="picture">{url && <img src={url} alt="" loading="lazy" />}</span>
            <div>
              <p className="strong">{garment || first.title}</p>
              <p className="muted">{words.join(', ')}</p>
              {services.map((line) => {
                const details = said(line, lineKeys.details);
                return (
                  details && (
                    <p key={line.title} className="muted small">
                      {details}
                    </p>
                  )
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The service, how often, and for what price. */
export const serviceWords = (
  line: Pick<ShownLine, 'title' | 'quantity' | 'priceCents'>,
): string => {
  const price = line.priceCents === 0 ? 'by quote' : money(line.priceCents * line.quantity);
  return `${line.title}${line.quantity > 1 ? ` × ${line.quantity}` : ''} ${price}`;
};

/** What is paid, and whether a quote comes to it. */
export const Total = ({ cents, isQuoted = false }: { cents: number; isQuoted?: boolean }) => (
  <span className="total">
    {money(cents)}
    {isQuoted && <span className="more">{` ${plusQuote}`}</span>}
  </span>
);

/** The sums under the services. */
export function Sums({
  lines,
  discountCents,
  isDelivered,
}: {
  lines: readonly ShownLine[];
  discountCents: number;
  /** Whether there is anything to send. */
  isDelivered: boolean;
}) {
  const sum = (isFee: boolean) =>
    lines
      .filter((line) => line.isFee === isFee)
      .reduce((cents, { priceCents, quantity }) => cents + priceCents * quantity, 0);
  const rows: [label: string, value: string, className?: string][] = [
    ['Subtotal', money(sum(false))],
    ...discountParts(
      lines.filter(({ isFee }) => !isFee),
      discountCents,
    ).map(({ label, cents }): [string, string, string] => [label, `−${money(cents)}`, 'saved']),
    ...(sum(true) > 0 ? [[handlingFeeLabel(sum(true)), money(sum(true))] as [string, string]] : []),
    ...(isDelivered ? [['Shipping', 'Free'] as [string, string]] : []),
  ];
  return (
    <dl className="sums">
      {rows.map(([label, value, className]) => (
        <div key={label} className={className}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
