import { type AppStore, appStoreNames } from '#contract/rules/app-stores.ts';

/** What became of asking the host's store, where that has to be said. */
export type StoreNote = 'pending' | 'nothing' | 'another' | 'unconfirmed' | 'failed';

/** What became of it, in words. */
export const storeNoteWords: Record<StoreNote, string> = {
  pending: 'Your purchase waits for approval. Your plan begins once it is approved.',
  nothing: 'There is nothing to restore. No plan was bought with this store account.',
  another: 'This purchase belongs to another Hem account. Sign in with that account to use it.',
  unconfirmed:
    'You have paid, but we could not confirm it yet. Press Restore purchases in a moment; you will not pay twice.',
  failed: 'The store did not answer. If you have paid, press Restore purchases.',
};

/** Where a store's buyers change and cancel what they pay for; null of one without such a page. */
export const storePages: Record<AppStore, string | null> = {
  apple: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
  test: null,
};

/** That a plan is paid for in a store. */
export const paidInStoreWords = (store: AppStore): string =>
  `You pay for it in ${appStoreNames[store]}. That is where you change or cancel it.`;

/** That a store goes on charging for another plan. */
export const alsoRenewedWords = (store: AppStore): string =>
  `In ${appStoreNames[store]} you still pay for another plan, which you no longer need. Cancel it there.`;
