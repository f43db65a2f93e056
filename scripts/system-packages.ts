import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromiumPath, headlessShellPath } from './chromium.ts';

interface Need {
  file: string;
  packages: string[];
  /** The part of `npm test` that is skipped without it. */
  part?: string;
}

/** The programs that the journeys need, by Debian package. */
const needed: Need[] = [
  { file: chromiumPath, packages: ['chromium'] },
  { file: process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver', packages: ['chromium-driver'] },
];

/**
 * What makes the browser suite faster, and the programs that the WebKit and Firefox suites need;
 * without those they are skipped.
 */
const wished: Need[] = [
  // A Chromium that CI names is used for everything.
  ...(process.env.CHROMIUM_PATH
    ? []
    : [{ file: headlessShellPath, packages: ['chromium-headless-shell'] }]),
  {
    file: process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1'],
    part: 'webkit',
  },
  { file: '/usr/bin/gjs', packages: ['gjs'], part: 'webkit' },
  { file: '/usr/bin/Xvfb', packages: ['xvfb'], part: 'webkit' },
  {
    file: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    packages: ['firefox-esr'],
    part: 'firefox',
  },
];

const packagesMissing = (needs: Need[]) =>
  needs.filter(({ file }) => !fs.existsSync(file)).flatMap(({ packages }) => packages);

/** Whether this system's packages can be installed from here. */
const canInstall = () => fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** The parts of `npm test` that are skipped here for want of a program that this system cannot be given. */
export const partsOutOfReach = (): string[] =>
  canInstall()
    ? []
    : wished.flatMap(({ file, part }) => (part && !fs.existsSync(file) ? [part] : []));

/**
 * Installs Chromium and its driver through the system's packages where they are missing, or says
 * exactly what to install, and ends. What is wished for is installed where that can be done, and only
 * named where it cannot.
 */
export function ensureSystemPackages(): void {
  const missing = [...packagesMissing(needed), ...packagesMissing(wished)];
  if (missing.length === 0) return;
  if (canInstall()) install(missing);
  const notThere = packagesMissing(wished);
  if (notThere.length > 0) {
    console.warn(
      `Not installed: ${notThere.join(', ')} (Debian: apt-get install). Without ` +
        'chromium-headless-shell the browser suite is slower; without the others WebKit or Firefox is skipped.',
    );
  }
  const forJourneys = packagesMissing(needed);
  if (forJourneys.length === 0) return;
  console.error(
    `The journeys need ${forJourneys.join(' and ')}. On Debian or Ubuntu:\n` +
      `  sudo apt-get install ${forJourneys.join(' ')}\n` +
      'Elsewhere, install Chromium and ChromeDriver and set CHROMIUM_PATH and CHROMEDRIVER_PATH.',
  );
  process.exit(1);
}

/**
 * One by one if all together fails, so that a package that is unknown here does not stop the others.
 */
function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', [...parameters], { stdio: 'inherit', env }).status === 0;
  apt('update', '-qq');
  if (apt('install', '-y', '-qq', ...packages)) return;
  for (const each of packages) apt('install', '-y', '-qq', each);
}
