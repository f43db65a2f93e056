import { paths } from '#lib/paths.ts';

/** The address where it is said how much is done of a service to a piece. */
export const amountPath = (itemId: string, variantId: string): string =>
  `${paths.alterationServices(itemId)}&amount=${encodeURIComponent(variantId)}`;
