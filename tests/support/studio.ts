import { randomUUID } from 'node:crypto';
import type { RunningServer } from '#tests/browser/built-server.ts';
import { sealPassword } from './seal-password.ts';
import type { TestServer } from './test-server.ts';

/** The studio's merchant page, worked at over HTTP by the demo's staff. */
export async function openStudio({
  origin,
  call,
  demo,
}: Pick<RunningServer, 'origin' | 'call' | 'demo'>) {
  const password = await sealPassword({ call: call as TestServer['call'] }, demo.password);
  const { token } = await call('tokenAuth', { email: 'staff@hem.test', password });
  const headers = { authorization: `Bearer ${token}` };
  const entered = await fetch(`${origin}/store/merchant/enter`, { method: 'POST', headers });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const read = async (path: string) =>
    (await fetch(`${origin}/store/merchant${path}`, { headers: { cookie } })).text();
  /** Sends the form of an order. Throws what the page says where that fails. */
  const act = async (orderNumber: string, fields: Record<string, string>): Promise<void> => {
    const place = /\/orders\/\d+/.exec(await read(`?q=${orderNumber}`))?.[0];
    if (!place) throw new Error(`the studio has no order ${orderNumber}`);
    const word = /name="word" value="([^"]+)"/.exec(await read(place))![1]!;
    const answer = await fetch(`${origin}/store/merchant${place}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ word, ...fields }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    /** Moves an order on from one of its statuses. */
    moveOn: (orderNumber: string, from: string, trackingNumber = '') =>
      act(orderNumber, { action: 'move', from, trackingNumber }),
    /** Writes to whoever ordered. */
    say: (orderNumber: string, text: string) =>
      act(orderNumber, { action: 'say', text, form: randomUUID() }),
  };
}
