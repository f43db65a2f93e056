import '#tests/support/page.ts';

import { expect, it, vi } from 'vitest';
import { startNativeHost } from '#tests/screens/native-host.ts';
import { leavePage, page } from './leave-page.ts';

it('tells the host where the page goes, and where back leads, before it goes', () => {
  const app = startNativeHost();
  try {
    history.replaceState(null, '', '/alterations/cart?from=menu');
    const sent: unknown[] = [];
    const go = vi.spyOn(page, 'go').mockImplementation(() => {
      sent.push(...app.sentOf('page.leave').map(({ payload }) => payload));
    });
    leavePage('/store/checkout/1');
    const url = `${location.origin}/store/checkout/1`;
    expect(sent).toEqual([{ url, backPath: '/alterations/cart?from=menu' }]);
    expect(go).toHaveBeenCalledWith(url);
  } finally {
    app.stop();
  }
});
