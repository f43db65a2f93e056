import { discountParts, quoteTerms } from '#contract/rules/order-sums.ts';
import { awaitsQuote, serviceProgress } from '#contract/rules/service-orders.ts';
import { handlingFeeLabel, productTypes } from '#contract/rules/services.ts';
import type { OrderTold, PlacedOrder } from '../repositories/service-order-told.ts';

/** US cents as mails say them: `$18.00`. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** The words of a mail for a status that an order has come to. */
const progressWords = {
  created: 'Your order is placed.',
  sentLabel: 'The shipping label for your garments is ready.',
  inStudio: 'Your garments have arrived at our studio.',
  inProgress: 'We have begun to work on your garments.',
  fulfilled: 'Your garments are on their way back to you.',
} as const;

/** The news of an order, a paragraph for each. */
export const newsWords = (told: OrderTold): string[] => {
  const { placed, status, trackingNumber, quotes, paidQuotes, messages } = told;
  return [
    ...(placed ? placedWords(told.orderNumber, placed) : []),
    ...(status ? [progressWords[status]] : []),
    ...(trackingNumber && (status === 'sentLabel' || status === 'fulfilled')
      ? [`Tracking number: ${trackingNumber}`]
      : []),
    ...quotes.map(
      (quote) =>
        `${serviceOf(quote)} would cost ${dollars(quote.cents)}. Accept or decline it with your order.`,
    ),
    ...paidQuotes.map(
      (quote) => `You paid ${dollars(quote.cents)} for ${serviceOf(quote)}. Thank you.`,
    ),
    ...messages.map((text) => `The studio says:\n${text}`),
    ...(told.refundedCents > 0 ? [refundWords(told)] : []),
    ...(placed && !status && !told.isCancelled ? aheadWords : []),
  ];
};

/** The title of a mail about an order. */
export const newsTitle = (told: OrderTold): string => {
  if (told.isCancelled) return 'cancelled';
  if (told.status) return serviceProgress[told.status];
  if (told.placed) return serviceProgress.created;
  if (told.quotes.length > 0) return 'a quote from the studio';
  if (told.paidQuotes.length > 0) return 'your quote is paid';
  return told.messages.length > 0 ? 'a message from the studio' : 'money given back';
};

/** A service with its garment: `Shorten hem (Red coat)`. */
export const serviceOf = (line: { serviceName: string; itemTitle: string | null }): string =>
  line.itemTitle ? `${line.serviceName} (${line.itemTitle})` : line.serviceName;

function refundWords({ isCancelled, refundedCents, refundedLines }: OrderTold): string {
  const back = `We have given ${dollars(refundedCents)} back to you`;
  if (isCancelled) return `Your order is cancelled. ${back}.`;
  const names = refundedLines.map((line) =>
    line.isFee ? 'the service handling fee' : serviceOf(line),
  );
  return names.length > 0 ? `${back}, for ${[...new Set(names)].join(', ')}.` : `${back}.`;
}

/** The words for what follows an order that is only placed, and until when it can be cancelled (decision 054). */
const aheadWords = [
  'What happens next: we send you a free prepaid shipping label by email. Pack your clothes, put it on the parcel and send them to our studio. They are back with you about one week after they arrive.',
  'Until that label is made you can ask the studio to cancel: open your order and choose Cancel this order. The studio gives the money back, or writes to you.',
];

/**
 * Words what was paid for, as the order's page has it: services by piece, discount, fee, total; the note, and the
 * address.
 */
function placedWords(orderNumber: string, placed: PlacedOrder) {
  const { lines, discountCents, totalCents, note, address } = placed;
  const services = lines.filter(({ isFee }) => !isFee);
  const feeCents = lines
    .filter(({ isFee }) => isFee)
    .reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const pieces = new Map<string, string[]>();
  for (const line of services) {
    const name = line.itemTitle || 'A piece';
    pieces.set(name, [...(pieces.get(name) ?? [name]), ...serviceWords(line)]);
  }
  const sums = [
    ...discountParts(services, discountCents).map(
      ({ label, cents }) => `${label}: -${dollars(cents)}`,
    ),
    ...(feeCents > 0 ? [`${handlingFeeLabel(feeCents)}: ${dollars(feeCents)}`] : []),
    'Prepaid shipping label: free',
    `Paid: ${dollars(totalCents)} (US dollars)`,
  ];
  const quoted = services.map(({ serviceName, priceCents }) => ({
    name: serviceName,
    productType: priceCents === 0 ? productTypes.custom : '',
    priceCents,
  }));
  const terms = quoteTerms(quoted, feeCents > 0 ? dollars(feeCents) : null);
  return [
    `Thank you. Your order ${orderNumber} is placed and paid for.`,
    ...[...pieces.values()].map((said) => said.join('\n')),
    sums.join('\n'),
    ...(terms ? [terms] : []),
    ...(note ? [`Your note:\n${note}`] : []),
    ...(address.length > 0 ? [`Your address:\n${address.join('\n')}`] : []),
  ];
}

/** A service with its price, and what was said of it beneath. */
function serviceWords(line: PlacedOrder['lines'][number]): string[] {
  const { serviceName, quantity, priceCents, details } = line;
  const often = quantity > 1 ? ` × ${quantity}` : '';
  const isQuoted = awaitsQuote({ ...line, quote: null });
  const price = isQuoted ? 'price by quote' : dollars(priceCents * quantity);
  const said = details?.split('\n').filter((one) => one.trim()) ?? [];
  return [`  ${serviceName}${often}: ${price}`, ...said.map((one) => `    ${one}`)];
}
