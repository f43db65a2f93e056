// Runs the stylist's tasks in a thread of its own; started by ports/stylist-pool.ts.
import os from 'node:os';
import { whileWanted } from '../stylist/wanted.ts';
import { type Knowledge, think } from './knowledge.ts';
import type { Known } from './known.ts';
import { runTask, type TaskInput, type TaskName } from './tasks.ts';

/** A task as it is sent to a thread. */
export interface SentTask {
  name: TaskName;
  /** What is known of somebody, as JSON: that is sent much faster than thousands of objects. */
  known: string;
  input: TaskInput<TaskName>;
  /** Its first element is 1 as soon as nobody waits for the task any more; the memory is shared. */
  unwanted?: Int32Array;
}

/** Whoever asks seldom asks once: their wardrobe is thought about again only when it has changed. */
const mostKept = 4;
const kept = new Map<string, Knowledge>();

function thinkOnce(known: string): Knowledge {
  const before = kept.get(known);
  kept.delete(known);
  const knowledge = before ?? think(JSON.parse(known) as Known);
  kept.set(known, knowledge);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return knowledge;
}

// Whoever waits for a page comes first. On Linux this is of the thread, elsewhere it may not be allowed.
if (process.platform === 'linux') {
  try {
    os.setPriority(0, 10);
  } catch {
    // Then it is as important as the rest.
  }
}

export default ({ name, known, input, unwanted }: SentTask) =>
  whileWanted(
    () => unwanted === undefined || Atomics.load(unwanted, 0) === 0,
    () => runTask(name, thinkOnce(known), input),
  );
