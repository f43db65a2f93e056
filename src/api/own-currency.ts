import { defaultCurrency } from '#contract/rules/currencies.ts';
import { useMe } from './users.ts';

/** The currency in which the signed-in user tells prices. */
export const useOwnCurrency = (): string => useMe()?.currency ?? defaultCurrency;
