import type { Capability, Reads } from './protocol.ts';

/** The capabilities of a side that reads these messages; those of the bridge itself go unsaid. */
export const capabilitiesOf = (rows: Reads['rows']) =>
  Object.keys(rows)
    .filter((type) => !type.startsWith('bridge.'))
    .map((type) => `${type}@1` as Capability);
