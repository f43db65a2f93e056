import { sealPassword } from '#tests/support/seal-password.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Stage } from './stage.ts';

/** The studio's merchant page, worked at over HTTP by the demo's staff. */
export async function openStudio({ origin, call, demo }: Stage) {
  const password = await sealPassword({ call: call as TestServer['call'] }, demo.password);
  const { token } = await call('tokenAuth', { email: 'staff@hem.test', password });
  const headers = { authorization: `Bearer ${token}` };
  const entered = await fetch(`${origin}/store/merchant/enter`, { method: 'POST', headers });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const read = async (path: string) =>
    (await fetch(`${origin}/store/merchant${path}`, { headers: { cookie } })).text();
  return {
    /** Moves an order on from one of its statuses. Throws what the page says where that fails. */
    async moveOn(orderNumber: string, from: string, trackingNumber = ''): Promise<void> {
      const place = /\/orders\/\d+/.exec(await read(`?q=${orderNumber}`))?.[0];
      if (!place) throw new Error(`the studio has no order ${orderNumber}`);
      const word = /name="word" value="([^"]+)"/.exec(await read(place))![1]!;
      const answer = await fetch(`${origin}/store/merchant${place}`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ word, action: 'move', from, trackingNumber }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}
