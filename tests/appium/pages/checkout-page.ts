import type { Browser } from 'webdriverio';
import type { Host } from '../hosts/host.ts';

const withinMs = 20_000;

/** The checkout of the test store, which the host's web view shows in the app's place. */
export class CheckoutPage {
  readonly device: Browser;
  readonly host: Pick<Host, 'turnToPage'>;

  constructor(device: Browser, host: Pick<Host, 'turnToPage'>) {
    this.device = device;
    this.host = host;
  }

  /** Waits for words of a page that has come in place of another one. */
  async shows(words: string): Promise<void> {
    const look = async () => {
      await this.host.turnToPage();
      const text = await this.device.execute(() => document.body.innerText);
      return text.includes(words);
    };
    await this.device.waitUntil(() => look().catch(() => false), {
      timeout: withinMs,
      interval: 100,
      timeoutMsg: `no page shows “${words}”`,
    });
  }
}
