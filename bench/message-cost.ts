import type { Browser } from 'playwright';
import { installHost, nativeHosts, pageOrigin, serveBridge } from '../tests/browser/bridge-page.ts';
import { median, type Row } from './table.ts';

const limitMs = 0.2;

const kinds = {
  'a state': { type: 'app.state', payload: { state: 'active' } },
  'a command': { type: 'flags.set', payload: { flags: { 'hem.flag.header': true } } },
  'a request and its answer': { type: 'nav.back', payload: {} },
  'an unknown type': { type: 'nobody.knows', payload: { text: 'x'.repeat(200) } },
  'a bad payload': { type: 'nav.open', payload: { path: 7 } },
};

/** What the page spends on one message of its host, on a device four times slower. */
export async function measureMessages(browser: Browser): Promise<Row[]> {
  const context = await browser.newContext();
  await serveBridge(context);
  const page = await context.newPage();
  await installHost(page, nativeHosts[0]!);
  await page.goto(`${pageOrigin}/`);
  await page.waitForFunction('window.test?.connections?.length > 0');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rows: Row[] = [];
  for (const [what, message] of Object.entries(kinds)) {
    const batches: number[] = [];
    for (let batch = 0; batch < 12; batch += 1) {
      batches.push(
        (await page.evaluate(`(async () => {
          const texts = Array.from({ length: 200 }, (_, n) => JSON.stringify({
            v: 1, id: '${what}-${batch}-' + n, sid: 'bench', seq: ${batch} * 200 + n, ts: 0,
            ...${JSON.stringify(message)} }));
          const start = performance.now();
          for (const data of texts) window.dispatchEvent(new MessageEvent('message', { data }));
          await new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port2.onmessage = resolve; port1.postMessage(0); });
          const ms = performance.now() - start;
          test.heard.length = test.posted.length = 0;
          return ms / texts.length;
        })()`)) as number,
      );
    }
    const ms = median(batches);
    rows.push({
      what: `handling ${what}, 4× slower`,
      figure: `${ms.toFixed(3)} ms`,
      beside: `${limitMs} ms`,
      ratio: ms / limitMs,
      goal: '≤ 1',
      holds: ms <= limitMs,
    });
  }
  await context.close();
  return rows;
}
