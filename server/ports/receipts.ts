import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import type { AppStore } from '#contract/rules/app-stores.ts';

/** Asks the stores of native apps what was bought there. */
export interface ReceiptsPort {
  /** The stores that it can ask. */
  stores: readonly AppStore[];
  /**
   * The purchase that a receipt is of, as its store tells it now. Throws ReceiptRefused where there is none of ours, and
   * what `isAway` knows where the store could not be reached.
   */
  verify(store: AppStore, receipt: string): Promise<AppPurchase>;
  /** What is so now of a purchase; null where its store knows it no more. */
  read(store: AppStore, purchaseId: string): Promise<AppPurchase | null>;
  /** Whether an error means that a store could not be reached, or is too busy: what was asked may be asked again. */
  isAway(error: unknown): boolean;
}

/** One store, as an adapter of its own speaks to it; throws as ReceiptsPort does. */
export interface ReceiptReader {
  verify(receipt: string): Promise<AppPurchase>;
  read(purchaseId: string): Promise<AppPurchase | null>;
}

/** A receipt is not one of ours: it is made up, of another app, or of a product that is no plan. */
export class ReceiptRefused extends Error {
  override name = 'ReceiptRefused';
}

/** A store could not be reached, or answers what it should not. */
export class AppStoreAway extends Error {
  override name = 'AppStoreAway';
}

/** Asks several stores, each by its own adapter; null where there are none. */
export function openReceipts(
  readers: Partial<Record<AppStore, ReceiptReader>>,
): ReceiptsPort | null {
  const stores = Object.keys(readers) as AppStore[];
  if (stores.length === 0) return null;
  return {
    stores,
    async verify(store, receipt) {
      const reader = readers[store];
      if (!reader) throw new ReceiptRefused(`receipts of ${store} are not taken here`);
      return reader.verify(receipt);
    },
    async read(store, purchaseId) {
      const reader = readers[store];
      // The store is not configured any more: nothing is known of it for now.
      if (!reader) throw new AppStoreAway(`${store} is not asked here`);
      return reader.read(purchaseId);
    },
    isAway: (error) => error instanceof AppStoreAway,
  };
}
