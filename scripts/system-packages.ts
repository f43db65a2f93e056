import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** What the journeys need of the system, by Debian package. */
const needed = [
  { file: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', packages: ['chromium'] },
  { file: process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver', packages: ['chromium-driver'] },
];

/**
 * Installs Chromium and its driver through the system's packages where they are missing, or says
 * exactly what to install, and ends.
 */
export function ensureSystemPackages(): void {
  const missing = needed
    .filter(({ file }) => !fs.existsSync(file))
    .flatMap(({ packages }) => packages);
  if (missing.length === 0) return;
  const isDebian = fs.existsSync('/usr/bin/apt-get');
  const isRoot = process.getuid?.() === 0;
  if (isDebian && isRoot) {
    console.log(`Installing ${missing.join(', ')}…`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', ...missing], { stdio: 'inherit', env });
    if (needed.every(({ file }) => fs.existsSync(file))) return;
  }
  console.error(
    `The journeys need ${missing.join(' and ')}. On Debian or Ubuntu:\n` +
      `  sudo apt-get install ${missing.join(' ')}\n` +
      'Elsewhere, install Chromium and ChromeDriver and set CHROMIUM_PATH and CHROMEDRIVER_PATH.',
  );
  process.exit(1);
}
