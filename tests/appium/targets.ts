import type { remote } from 'webdriverio';

type Capabilities = Parameters<typeof remote>[0]['capabilities'];

/** Where a journey runs. Chromium on the simulator runs in CI; phones come with their own capabilities. */
export const chromiumOnSimulator = (chromedriverPort: number): Capabilities =>
  ({
    platformName: 'linux',
    browserName: 'chrome',
    'appium:automationName': 'Chromium',
    'appium:executable': process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver',
    'appium:autodownloadEnabled': false,
    // Its own for each session: the driver ends whatever chromedriver holds this port.
    'appium:chromedriverPort': chromedriverPort,
    'wdio:enforceWebDriverClassic': true,
    'goog:loggingPrefs': { browser: 'ALL' },
    'goog:chromeOptions': {
      binary: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        // Tall enough for the device at its own size: ChromeDriver misses inside a scaled frame.
        '--window-size=1500,1120',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  }) as never;
