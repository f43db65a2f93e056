/**
 * The test files that `npm test` leaves to `npm run test:long`: what is long or rare. They kill many processes, sweep
 * over every room or frame, cut hard pictures out, or drive the whole of a host. A file outside of this list is part of
 * `npm test`, which has twelve minutes.
 */
export const longFiles: readonly string[] = [
  // Faults with many kills, every write at once on two servers.
  'tests/faults/database.test.ts',
  'tests/faults/killed-server.test.ts',
  'server/operations/parallel-writes.test.ts',
  'tests/browser/killed-page.spec.ts',
  'tests/browser/faults.spec.ts',
  'tests/browser/two-tabs.spec.ts',
  'tests/browser/order-in-two-tabs.spec.ts',
  // Random chains of writes, faults and killed pages.
  'src/api/outbox/outbox-long.model.test.ts',
  'tests/garment-life-long.test.ts',
  // What was ordered, told to its end; an empty wardrobe that is filled.
  'tests/screens/service-history.test.tsx',
  'tests/screens/hang-pieces.test.tsx',
  // People's measurements, step by step.
  'tests/screens/measurements.test.tsx',
  // Everything that is said to the stylist, with its outfits.
  'tests/stylist/said/said-boards.test.ts',
  // Jobs that are tried again, one after another.
  'server/jobs/job-runner.test.ts',
  // A room made from its recipe, and the largest lists that may be.
  'tests/adding-a-room.test.ts',
  'server/operations/bulk-limits.test.ts',
  // Every kind of write that waits, each offline, undone, killed and refused.
  'tests/screens/waiting-writes.test.tsx',
  'tests/screens/waiting-lola.test.tsx',
  'tests/browser/waiting-writes.spec.ts',
  // Saves that fail, work that would be lost, inputs of every wrong shape.
  'tests/screens/failed-saves.test.tsx',
  'tests/screens/lost-work.test.tsx',
  'tests/screens/drafts.test.tsx',
  'server/operations/bad-input.test.ts',
  // Photos and cut-outs of one piece after another; a command in processes of its own.
  'tests/screens/cutout-brush.test.tsx',
  'tests/screens/cutouts-to-look-at.test.tsx',
  'tests/screens/picture-version.test.tsx',
  'tests/screens/item-photos.test.tsx',
  'tests/screens/crop-photo.test.tsx',
  'tests/screens/recognized.test.tsx',
  'server/operations/cutouts-to-look-at.test.ts',
  'server/operations/recognized-categories.test.ts',
  'scripts/grant-command.test.ts',
  // Photos cut out, random messages by the thousand, a database of another engine.
  'bridge/bridge-fuzz.test.ts',
  'server/cutout/cut-out.test.ts',
  'server/database/engine-version.test.ts',
  // Four hundred drawn people, each under five lights.
  'tests/portrait-seasons.test.ts',
  // Sweeps over rooms, controls, frames and pictures.
  'tests/browser/airplane.spec.ts',
  'tests/browser/appearance.spec.ts',
  'tests/browser/routes.spec.ts',
  'tests/browser/covered-buttons.spec.ts',
  'tests/browser/cutout-brush.spec.ts',
  'tests/browser/difficult-pictures.spec.ts',
  'tests/browser/engine-change.spec.ts',
  'tests/browser/keyboard-fields.spec.ts',
  'tests/browser/keyboard.spec.ts',
  'tests/browser/late-code.spec.ts',
  'tests/browser/page-height.spec.ts',
  'tests/browser/opened-parts.spec.ts',
  'tests/browser/screens-desktop.spec.ts',
  'tests/browser/toasts.spec.ts',
  'tests/browser/walk.spec.ts',
  // Hosts of every kind, their reloads and transports.
  'tests/browser/transports.spec.ts',
  'tests/browser/simulator/access.spec.ts',
  'tests/browser/simulator/app-life.spec.ts',
  'tests/browser/simulator/device.spec.ts',
  'tests/browser/simulator/height.spec.ts',
  'tests/browser/simulator/hosts.spec.ts',
  'tests/browser/simulator/hostile-page.spec.ts',
  'tests/browser/simulator/messages.spec.ts',
  'tests/browser/simulator/phone.spec.ts',
  'tests/browser/simulator/scenarios.spec.ts',
  // Journeys beyond the first, the collage and the order.
  'tests/appium/airplane.spec.ts',
  'tests/appium/app-life.spec.ts',
  'tests/appium/back.spec.ts',
  'tests/appium/header-and-flags.spec.ts',
  'tests/appium/links-and-tabs.spec.ts',
  'tests/appium/messages.spec.ts',
  'tests/appium/scenarios.spec.ts',
  'tests/appium/screen.spec.ts',
];

/** Whether a file, by its path in the project, is one of the long ones. */
export const isLongFile = (file: string): boolean => longFiles.includes(file);

/** Which half of the files runs; both where a file is run by hand. */
export type TestHalf = 'quick' | 'long' | 'both';

/** Names the half for vitest's configurations. */
export const halfVariable = 'HEM_TESTS';

/**
 * The files of a suite in the half that runs, for its configuration. In the long half that may be none.
 * @param include patterns of the suite: a file, or a folder, then what its files end with
 * @param exclude what is in another suite
 */
export function ofHalf(
  include: readonly string[],
  exclude: readonly string[] = [],
): { include: string[]; exclude: string[] } {
  const half = (process.env[halfVariable] ?? 'both') as TestHalf;
  if (half === 'both') return { include: [...include], exclude: [...exclude] };
  if (half === 'quick') return { include: [...include], exclude: [...exclude, ...longFiles] };
  const isOf = (file: string) => include.some((pattern) => mayHold(pattern, file));
  return { include: longFiles.filter(isOf), exclude: [...exclude] };
}

/** Whether a file is the one that is named, or stands in a pattern's folder and is of its kind, a test or a spec. */
function mayHold(pattern: string, file: string): boolean {
  if (pattern === file) return true;
  const [kind] = /\.(test|spec)\./.exec(pattern) ?? [''];
  return file.startsWith(pattern.slice(0, pattern.indexOf('*'))) && file.includes(kind);
}
