import type { CirclePlanKey } from '#contract/rules/circle.ts';
import type { PaidFacts } from '#contract/rules/membership.ts';

/** A checkout to be made. */
export interface CheckoutAsked {
  customerId: string;
  plan: CirclePlanKey;
  /** 0 for none. */
  trialDays: number;
  /** Where one comes back to; `{CHECKOUT_SESSION_ID}` in it becomes the id of the checkout. */
  backTo: string;
  /** Where one comes back to without having paid. */
  leaveTo: string;
}

/**
 * Takes money for plans. Throws PaymentRefused where a card or a price is at fault, and what `isAway` knows where it
 * could not be reached.
 */
export interface PaymentsPort {
  /** Makes a customer; the same key again makes no second one. */
  addCustomer(of: { userId: string; email: string }, key: string): Promise<string>;
  /** Makes a checkout and ends those that the customer left open, so that nobody pays twice. */
  startCheckout(asked: CheckoutAsked): Promise<{ url: string }>;
  /** Whose a checkout is; null of one that is not known or not paid for. */
  readCheckout(sessionId: string): Promise<{ customerId: string } | null>;
  /** What is so now; nothing of a customer that is not known. */
  readCustomer(customerId: string): Promise<PaidFacts>;
  /** Has a subscription end with what is paid for, or go on. */
  setEnd(subscriptionId: string, ends: boolean): Promise<void>;
  /** Turns a subscription to a longer plan at once; what is left of the old one counts. */
  changePlan(subscriptionId: string, plan: CirclePlanKey): Promise<void>;
  /** Ends a subscription at once, without paying anything back. */
  endNow(subscriptionId: string): Promise<void>;
  /** The address where a card and invoices are looked after. */
  openPortal(customerId: string, backTo: string): Promise<{ url: string }>;
  /** Whose an event is; null of one of nobody. May ask the provider. */
  customerOf(event: unknown): Promise<string | null>;
  /** Ends all that a customer pays for and forgets who they are, for an account that goes. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Whether an error means that it could not be reached, or is too busy: what was asked may be asked again. */
  isAway(error: unknown): boolean;
}

/** Why a payment was refused: the card was declined, or the provider's price is another than the plan's. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly why: 'declined' | 'price';
  constructor(why: 'declined' | 'price', message: string) {
    super(message);
    this.why = why;
  }
}
