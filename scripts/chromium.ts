import fs from 'node:fs';

/** Chromium of this machine; CI may name another. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The same engine without the browser around it, whose windows take a third less work. */
export const headlessShellPath = '/usr/lib/chromium/chromium-headless-shell';

/** What Playwright drives: the shell where it is installed, unless CI names a Chromium. */
export const headlessChromiumPath =
  !process.env.CHROMIUM_PATH && fs.existsSync(headlessShellPath) ? headlessShellPath : chromiumPath;

/*
 * What is off: first what Playwright has off, since of several such switches the last one counts;
 * then the browser's own pages behind its address bar, which take more time in every new window than
 * the page under test.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Headless, as root, and without access to the network beyond this machine. */
export const chromiumArguments: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${disabledFeatures.join(',')}`,
];
