import type { Known } from '../stylist-tasks/known.ts';
import type { TaskInput, TaskName, TaskOutput } from '../stylist-tasks/tasks.ts';

/** Somebody for whom the stylist works. */
export interface Asker {
  /** The id of their account: of one member only so many tasks wait at once. */
  owner: string;
  known: Known;
  /** Aborted when nobody waits for the answer any more; undefined of a job. */
  signal?: AbortSignal;
}

/** Where the stylist thinks. */
export interface StylistPort {
  /**
   * Runs one of her tasks. Throws `rate-limited` where too many of the member's wait already, `timeout` where it takes
   * too long, and the signal's reason where it was aborted.
   */
  ask<Name extends TaskName>(
    name: Name,
    asker: Asker,
    input: TaskInput<Name>,
  ): Promise<TaskOutput<Name>>;
  /** Gets ready for a question that is likely to come soon: whoever opens her screen asks one. Never throws. */
  warm(): void;
  close(): Promise<void>;
}
