import type { Answer, Payload } from '#bridge/protocol.ts';
import { app, type Bought, settings, showToast } from './app-state.ts';
import { keepOwn, readOwn } from './own-storage.ts';
import type { PurchaseEnd } from './settings.ts';

type Asked = Payload<'purchase.ask'>;
type Told = Answer<'purchase.ask'>;
type Decision = Exclude<PurchaseEnd, 'ask'>;

/** What can be done to a purchase in the settings of the store, and what the store may do. */
export type StoreAct = 'stop' | 'resume' | 'refund';

/** The products as the store lists them. */
export const productWords: Readonly<Record<string, string>> = {
  'circle.monthly': 'Circle, Monthly · $9 per month',
  'circle.yearly': 'Circle, Yearly · $60 per year',
  'circle.lifetime': 'Circle, Lifetime · $149 once',
};

/** The phone's own account at the store, kept in this browser. */
function customer(): string {
  const kept = readOwn('storeCustomer');
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID();
  keepOwn('storeCustomer', made);
  return made;
}

/** Speaks to the store, which an embedded server has. Rejects where there is none. */
async function call<Answered>(asked: object): Promise<Answered> {
  const answer = await fetch('/payments/app-store', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, customer: customer() }),
  });
  if (!answer.ok) throw new Error(`the app’s store answers ${answer.status}`);
  return answer.json();
}

interface Listed {
  purchases: Bought[];
  receipts: string[];
}

/** Reads what the phone has bought; what was listed before stays where the store does not answer. */
export async function readBought(): Promise<string[]> {
  const { purchases, receipts } = await call<Listed>({ do: 'list' });
  app.bought = purchases;
  return receipts;
}

/** Stops, resumes or refunds a purchase. */
export async function changeBought(purchaseId: string, act: StoreAct): Promise<void> {
  const { purchases } = await call<Listed>({ do: act, purchaseId });
  app.bought = purchases;
}

let decide: ((decision: Decision) => void) | undefined;

/** Takes what the user says to the question that is open. */
export function decidePurchase(decision: Decision): void {
  decide?.(decision);
}

const receiptsOf = (receipts: string[]) =>
  receipts.map((receipt) => ({ store: 'test' as const, receipt }));

/**
 * Answers the page as a native app does that speaks to its store: sells, or tells what is owned. Rejects where the store
 * cannot do it.
 */
export async function sell({ kind, product, account }: Asked): Promise<Told> {
  if (kind === 'owned') {
    return { outcome: 'restored', receipts: receiptsOf(await readBought()) };
  }
  if (!product) throw new Error('which product?');
  const decision = await decisionOn(product);
  if (decision === 'fail') throw new Error('the store failed');
  if (decision === 'cancel') return { outcome: 'cancelled' };
  if (decision === 'wait') {
    app.waiting = { product, account };
    return { outcome: 'pending' };
  }
  return { outcome: 'bought', receipts: receiptsOf(await buy(product, account)) };
}

/** Buys; what is owned already is told as it is. */
async function buy(product: string, account: string): Promise<string[]> {
  const { receipt } = await call<{ receipt: string | null }>({ do: 'buy', product, account });
  const owned = await readBought();
  return receipt === null ? owned : [receipt];
}

/** Ends the wait for somebody's approval. The page learns of it when it asks what is owned. */
export async function endWaiting(isApproved: boolean): Promise<void> {
  const { waiting } = app;
  if (!waiting) return;
  if (isApproved) await buy(waiting.product, waiting.account);
  app.waiting = undefined;
  showToast(isApproved ? 'The purchase is approved' : 'The purchase was not approved');
}

/** Asks the app's user, unless it is chosen how purchases end. A newer question ends the one that is open. */
function decisionOn(product: NonNullable<Asked['product']>): Promise<Decision> {
  if (settings.purchaseEnds !== 'ask') return Promise.resolve(settings.purchaseEnds);
  decide?.('cancel');
  return new Promise((resolve) => {
    app.selling = product;
    decide = (decision) => {
      app.selling = undefined;
      decide = undefined;
      resolve(decision);
    };
  });
}
