import { object, type Schema } from './schema.ts';

/**
 * How a message is treated (see `inbox.ts` and `bridge.ts`):
 * `state` is a picture of now, so the last one wins and older ones are dropped;
 * `command` is done once, in order of arrival; `request` is a command that is always answered.
 */
export type Kind = 'state' | 'command' | 'request';

/** One row of the protocol: how the message is treated, and what it carries. */
export interface Row<K extends Kind = Kind, P = unknown> {
  readonly kind: K;
  readonly payload: Schema<P>;
}

const rowOf =
  <K extends Kind>(kind: K) =>
  <P>(payload: Schema<P>): Row<K, P> => ({ kind, payload });

/** A state message. */
export const state = rowOf('state');
/** A command. */
export const command = rowOf('command');
/** A request. Its answer stands among the answers of the side that asks. */
export const request = rowOf('request');

/** The payload of a message whose name says everything. */
export const nothing = object({});
