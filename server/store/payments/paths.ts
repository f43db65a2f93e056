import type { Services } from '../../ports/services.ts';

/** The pages of the payments in this server stand below this path. */
export const paymentsPath = '/payments';

export const checkoutPath = (sessionId: string): string => `${paymentsPath}/checkout/${sessionId}`;
export const invoicePath = (invoiceId: string): string => `${paymentsPath}/invoices/${invoiceId}`;

/** The address of a customer's portal, with a key that holds for this customer and the address it leads back to. */
export const portalPath = (
  { signer }: Pick<Services, 'signer'>,
  customerId: string,
  backTo: string,
): string => {
  const key = signer.sign('payment-portal', `${customerId} ${backTo}`);
  return `${paymentsPath}/portal/${customerId}?${new URLSearchParams({ back: backTo, key })}`;
};
