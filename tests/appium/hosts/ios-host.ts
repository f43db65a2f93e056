import { linkOf } from './android-host.ts';
import { PhoneHost } from './phone-host.ts';

/** An iPhone or its simulator, through XCUITest. */
export class IosHost extends PhoneHost {
  // A simulator's network is the Mac's.
  readonly cannot: PhoneHost['cannot'] = new Set(['applied heights', 'offline'] as const);

  /** The edge swipe, in the coordinates of the screen: elements of a page are not accepted here. */
  async back(times: 1 | 2 = 1): Promise<void> {
    await this.native(async () => {
      const { width, height } = await this.device.getWindowSize();
      for (let press = 0; press < times; press += 1) {
        await this.device.execute('mobile: dragFromToForDuration', {
          duration: 0.1,
          fromX: 1,
          fromY: height / 2,
          toX: width * 0.7,
          toY: height / 2,
        });
      }
    });
  }

  async offline(): Promise<void> {
    throw new Error('take the Mac offline by hand: the simulator has its network');
  }

  async consoleLines(): Promise<string[]> {
    const entries = (await this.device.getLogs('safariConsole')) as { message: string }[];
    return entries.map(({ message }) => message);
  }

  protected async openLink(path: string): Promise<void> {
    await this.device.execute('mobile: deepLink', { url: linkOf(path), bundleId: this.app });
  }

  protected async hideKeyboard(): Promise<void> {
    await this.device.execute('mobile: hideKeyboard', { keys: ['done'] });
  }
}
