import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { useTakeAppPurchases } from '#api/circle.ts';
import type { Capability } from '#bridge/protocol.ts';
import { productOfPlan } from '#contract/rules/app-stores.ts';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';
import { type Circle, mostReceipts } from '#contract/schemas/circle.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { askHostStore, type HostProduct } from '#lib/host-purchase.ts';
import { showToast } from '#ui/toasts.ts';
import type { StoreNote } from './store-words.ts';

/** How often a purchase that waits for approval is asked for, in milliseconds. */
const approvalMs = 10_000;

/** The host's store, as the page sells through it (docs/native-host.md, In-app purchase). */
export interface InAppPurchase {
  /** Whether plans are sold by it: the host announces that, and the server can verify its receipts. */
  isOffered: boolean;
  isBusy: boolean;
  note: StoreNote | null;
  buy(plan: CirclePlanKey): Promise<void>;
  /** Takes what was bought with this store account before, on this phone or another. */
  restore(): Promise<void>;
}

/**
 * Sells plans in the store of the host. On arrival, and back from the background, it takes without a word what was bought
 * and never told: an answer that got lost, or a purchase that had to be approved.
 */
export function useInAppPurchase(owner: string, circle: Circle | undefined): InAppPurchase {
  const { capabilities } = useSnapshot(host);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<StoreNote | null>(null);
  const { mutateAsync: take } = useTakeAppPurchases();
  const account = circle?.storeAccount ?? null;
  const isOffered = account !== null && capabilities.includes('purchase@1' satisfies Capability);

  /** Answers what has to be said; null where a plan was taken, or nothing was wanted. */
  async function ask(asked: { kind: 'owned' } | { kind: 'buy'; product: HostProduct }) {
    const told = await askHostStore({ ...asked, account: account! });
    if (told.outcome === 'cancelled') return null;
    if (told.outcome === 'pending') return 'pending';
    const receipts = (told.receipts ?? []).slice(-mostReceipts);
    if (receipts.length === 0) return told.outcome === 'restored' ? 'nothing' : 'failed';
    try {
      const { membership } = (await take({ owner, receipts })).circle;
      if (membership)
        showToast({ title: `You have the ${circlePlans[membership.plan].name} plan` });
      return null;
    } catch (error) {
      return error instanceof AppError && error.code === 'conflict' ? 'another' : 'unconfirmed';
    }
  }

  async function askAloud(asked: Parameters<typeof ask>[0]) {
    setBusy(true);
    setNote(null);
    try {
      setNote(await ask(asked));
    } catch {
      setNote('failed');
    }
    setBusy(false);
  }

  const hasPlan = circle?.membership != null;
  const lookQuietly = useEffectEvent(async () => {
    if (isBusy || hasPlan) return;
    try {
      const found = await ask({ kind: 'owned' });
      // Approved meanwhile: there is nothing to wait for.
      if (found === null) setNote(null);
    } catch {
      // Nobody has asked for anything.
    }
  });
  useEffect(() => {
    if (!isOffered) return;
    void lookQuietly();
    // At once: an app that was asleep tells that it left and that it is back in one breath.
    return subscribeKey(
      host,
      'appState',
      (state) => state === 'active' && void lookQuietly(),
      true,
    );
  }, [isOffered]);
  useEffect(() => {
    // The store tells nobody of an approval: it is asked for while the page is looked at.
    if (note !== 'pending') return;
    const timer = setInterval(() => host.appState === 'active' && void lookQuietly(), approvalMs);
    return () => clearInterval(timer);
  }, [note]);

  return {
    isOffered,
    isBusy,
    note,
    buy: (plan) => askAloud({ kind: 'buy', product: productOfPlan(plan) as HostProduct }),
    restore: () => askAloud({ kind: 'owned' }),
  };
}
