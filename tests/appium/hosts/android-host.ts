import { PhoneHost } from './phone-host.ts';

const backKey = 4;

/** An Android phone or emulator, through UiAutomator2. */
export class AndroidHost extends PhoneHost {
  readonly cannot: PhoneHost['cannot'] = new Set(['applied heights'] as const);

  /** The hardware key: in the page's context `driver.back()` would be page history. */
  async back(times: 1 | 2 = 1): Promise<void> {
    await this.native(async () => {
      const presses = Array.from({ length: times }, () =>
        this.device.execute('mobile: pressKey', { keycode: backKey }),
      );
      await Promise.all(presses);
    });
  }

  async offline(isOffline: boolean): Promise<void> {
    await this.native(() =>
      this.device.execute('mobile: setConnectivity', { wifi: !isOffline, data: !isOffline }),
    );
  }

  async consoleLines(): Promise<string[]> {
    const entries = (await this.device.getLogs('browser')) as { message: string }[];
    return entries.map(({ message }) => message);
  }

  protected async openLink(path: string): Promise<void> {
    await this.device.execute('mobile: deepLink', { url: linkOf(path), package: this.app });
  }

  protected async hideKeyboard(): Promise<void> {
    await this.device.execute('mobile: hideKeyboard');
  }

  protected override isPage = (context: string) => context === `WEBVIEW_${this.app}`;
}

/** A deep link of the app's own scheme: `HEM_SCHEME`, `hem` unless stated. */
export const linkOf = (path: string): string => `${process.env.HEM_SCHEME ?? 'hem'}://open${path}`;
