import os from 'node:os';
import { cutOut } from './cut-out.ts';

/*
 * Cuts garments out of photos in a process of its own, one after another: the work takes seconds of a
 * core, and what goes wrong in it ends this process only. It lets every other process go first.
 */

/** What is asked of the process. */
export interface CutRequest {
  id: number;
  photo: Uint8Array;
}

/** What it answers; `error` where the photo cannot be cut. */
export interface CutAnswer {
  id: number;
  found?: Awaited<ReturnType<typeof cutOut>>;
  error?: string;
}

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', async ({ id, photo }: CutRequest) => {
  const answer = (rest: Omit<CutAnswer, 'id'>) =>
    process.send?.({ id, ...rest } satisfies CutAnswer);
  try {
    answer({ found: await cutOut(Buffer.from(photo)) });
  } catch (error) {
    answer({ error: String(error) });
  }
});
// The server has ended.
process.on('disconnect', () => process.exit());
