import type { CartErrorCode } from '@shopify/hydrogen-react/storefront-api-types';

/** Why a cart was not changed, as the Storefront API says it. */
export interface CartProblem {
  code: `${CartErrorCode}`;
  /** The way to the argument, from the operation's. */
  field: string[];
  message: string;
}

export const invalid = (field: string[], message: string): CartProblem => ({
  code: 'INVALID',
  field,
  message,
});

export const noSuchCart = (): CartProblem =>
  invalid(['cartId'], 'The specified cart does not exist.');

export const noSuchMerchandise = (field: string[], id: string): CartProblem =>
  invalid(field, `The merchandise with id ${id} does not exist.`);

export const noSuchLine = (field: string[], id: string): CartProblem => ({
  code: 'INVALID_MERCHANDISE_LINE',
  field,
  message: `The merchandise line with id ${id} does not exist.`,
});

export const tooMany = (field: string[], most: number): CartProblem => ({
  code: 'MAXIMUM_EXCEEDED',
  field,
  message: `There can be at most ${most}.`,
});

/** `most` is in US cents. */
export const tooDear = (field: string[], most: number): CartProblem => ({
  code: 'MAXIMUM_EXCEEDED',
  field,
  message: `A cart can cost at most $${(most / 100).toFixed(2)}.`,
});
