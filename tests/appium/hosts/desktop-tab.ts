import type { Browser } from 'webdriverio';
import type { Stage } from '../stage.ts';

const withinMs = 20_000;

/** The app in a tab of a desktop browser, without a host around it. */
export class DesktopTab {
  readonly device: Browser;
  readonly origin: string;
  readonly session: Stage['session'];

  constructor({ device, origin, session }: Pick<Stage, 'device' | 'origin' | 'session'>) {
    this.device = device;
    this.origin = origin;
    this.session = session;
  }

  /** Opens the app in a window of a desktop's size, signed in if there is a session. */
  async open(path: string): Promise<void> {
    await this.device.switchFrame(null);
    await this.device.setWindowSize(1440, 900);
    await this.device.url(`${this.origin}/icon.svg`);
    await this.device.execute(
      (session) => localStorage.setItem('hem.session', session),
      JSON.stringify(this.session),
    );
    await this.device.url(`${this.origin}${path}`);
  }

  /** The browser's own back button. */
  back = (): Promise<void> => this.device.back();

  /** Waits until the tab is at this path. */
  arrives = (path: string): Promise<unknown> =>
    this.device.waitUntil(async () => new URL(await this.device.getUrl()).pathname === path, {
      timeout: withinMs,
      interval: 100,
      timeoutMsg: `the tab is not at ${path}`,
    });

  /** A tab shows every place that comes in the app's stead by itself. */
  async turnToPage(): Promise<void> {}
}
