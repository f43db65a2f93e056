import { handlingFeeCents, productTypes, severalServicesLabel } from './services.ts';

/** Off every service once there are several (product spec, section 9). */
export const severalServicesPercent = 10;

/** The discount that comes off so many services together, in US cents: rounded once, half a cent up. */
export const severalServicesOffCents = (servicesCents: number, services: number): number =>
  services > 1 ? Math.round((servicesCents * severalServicesPercent) / 100) : 0;

/** The label of what a credit takes off, wherever it is shown. */
export const creditLabel = 'Credit';

/**
 * What took a sum off services, each with its label: what comes off because there are several, and the rest, which is a
 * credit. Prices are before it, in US cents.
 */
export function discountParts(
  services: readonly { priceCents: number; quantity?: number }[],
  discountCents: number,
): { label: string; cents: number }[] {
  const servicesCents = services.reduce(
    (sum, one) => sum + one.priceCents * (one.quantity ?? 1),
    0,
  );
  const count = services.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const several = Math.min(severalServicesOffCents(servicesCents, count), discountCents);
  return [
    { label: severalServicesLabel, cents: several },
    { label: creditLabel, cents: discountCents - several },
  ].filter(({ cents }) => cents > 0);
}

/** The sums of an order, in US cents: `services − discount + fees` is `total`. */
export interface OrderSums {
  servicesCents: number;
  discountCents: number;
  feesCents: number;
  totalCents: number;
}

/**
 * [Note: One total] What services cost together, with the fee that is due: the one rule for every total before it is
 * paid, wherever it is shown. The embedded store charges by its parts.
 */
export function orderSums(
  services: readonly { productType: string; priceCents: number }[],
  hasNoFees: boolean,
  creditCents = 0,
): OrderSums {
  const servicesCents = services.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const several = severalServicesOffCents(servicesCents, services.length);
  const discountCents = several + Math.min(creditCents, servicesCents - several);
  const feesCents = handlingFeeCents(services, hasNoFees);
  const totalCents = servicesCents - discountCents + feesCents;
  return { servicesCents, discountCents, feesCents, totalCents };
}

/** Whether a service has no price before the studio quotes it: it comes to the total. */
export const isQuoted = (service: { productType: string; priceCents: number }): boolean =>
  service.productType === productTypes.custom && service.priceCents === 0;

/**
 * The terms of services without a price before anybody pays: who says the price, and what becomes of the order, and
 * of its fee in words, where it is declined. Null where every service has a price.
 */
export function quoteTerms(
  services: readonly { name: string; productType: string; priceCents: number }[],
  feeWords: string | null,
): string | null {
  const quoted = services.filter(isQuoted);
  if (quoted.length === 0) return null;
  const it = quoted.length > 1 ? 'them' : 'it';
  const names = [...new Set(quoted.map(({ name }) => name))].join(', ');
  const sent = `${names}: the studio sends you a price before it begins, and you pay that once you accept ${it}.`;
  if (quoted.length < services.length)
    return `${sent} If you decline, the rest is done all the same.`;
  return feeWords
    ? `${sent} If you decline, the order is over, and you get the ${feeWords} back.`
    : `${sent} If you decline, the order is over.`;
}

/** The words behind a total that a quote is to come to. */
export const plusQuote = '+ quote';
