import type { Capability, Reads } from './protocol.ts';

/** The capabilities of a side that reads these messages. The bridge's own messages are not listed. */
export const capabilitiesOf = (rows: Reads['rows']) =>
  Object.keys(rows)
    .filter((type) => !type.startsWith('bridge.'))
    .map((type) => `${type}@1` as Capability);
