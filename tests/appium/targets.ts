import type { remote } from 'webdriverio';
import { chromiumArguments, chromiumPath } from '#scripts/chromium.ts';

type Capabilities = Parameters<typeof remote>[0]['capabilities'];

/** Where the suite runs: `HEM_TARGET`. */
export type TargetName = 'chromium' | 'android' | 'ios';

/** The target that the environment names; by default Chromium on the simulator. */
export function chosenTarget(name = process.env.HEM_TARGET ?? 'chromium'): TargetName {
  if (name === 'chromium' || name === 'android' || name === 'ios') return name;
  throw new Error(`HEM_TARGET=${name}: only chromium, android and ios are known`);
}

/**
 * The native app that a phone target drives: its package or bundle id, and where to install it from.
 */
export function nativeApp(): { id: string; file: string | undefined } {
  const id = process.env.HEM_APP_ID;
  if (!id) throw new Error('set HEM_APP_ID to the package (Android) or bundle id (iOS) of the app');
  return { id, file: process.env.HEM_APP };
}

/** Chromium with the simulator in it; runs in CI. */
const chromium = (chromedriverPort: number) => ({
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
    binary: chromiumPath,
    args: [
      ...chromiumArguments,
      // Tall enough for the device at its own size: ChromeDriver misses inside a scaled frame.
      '--window-size=1500,1120',
    ],
  },
});

const phone = (file: string | undefined) => ({
  ...(file ? { 'appium:app': file } : {}),
  ...(process.env.HEM_UDID ? { 'appium:udid': process.env.HEM_UDID } : {}),
  'appium:newCommandTimeout': 300,
  // The suite itself starts the app, with its own settings.
  'appium:autoLaunch': false,
  'wdio:enforceWebDriverClassic': true,
});

function android() {
  const { id, file } = nativeApp();
  return {
    ...phone(file),
    platformName: 'Android',
    'appium:automationName': 'UiAutomator2',
    'appium:appPackage': id,
    'appium:appWaitActivity': '*',
    // A killed app has another web view afterwards.
    'appium:recreateChromeDriverSessions': true,
    'goog:loggingPrefs': { browser: 'ALL' },
  };
}

function ios() {
  const { id, file } = nativeApp();
  return {
    ...phone(file),
    platformName: 'iOS',
    'appium:automationName': 'XCUITest',
    'appium:bundleId': id,
    'appium:deviceName': process.env.HEM_DEVICE ?? 'iPhone 16',
    'appium:webviewConnectTimeout': 20_000,
    'appium:showSafariConsoleLog': true,
  };
}

/** The capabilities with which a session of the target is requested. */
export function capabilitiesOf(target: TargetName, chromedriverPort: number): Capabilities {
  const all = { chromium: () => chromium(chromedriverPort), android, ios };
  return all[target]() as never;
}
