import type { IncomingHttpHeaders } from 'node:http';
import type { JobServices } from '../ports/services.ts';

/** A sender of webhooks: how its events are recognized, and what is done with them. */
export interface WebhookSource<Payload = unknown> {
  /** The end of its address, `/webhooks/{name}`: lower-case letters, digits and `-`. */
  name: string;
  /** Whether these very bytes are the sender's. Asked before anything in them is read. */
  isSigned(body: Buffer, headers: IncomingHttpHeaders, now: Date): boolean;
  /** The sender's own id of the event, the same however often it is sent; null if it has none. */
  eventId(payload: Payload, headers: IncomingHttpHeaders): string | null;
  /**
   * Does what follows from an event, as a job: what throws is tried again for days, so it may run
   * more than once, and events may come in any order.
   */
  work(payload: Payload, services: JobServices): Promise<void>;
}
