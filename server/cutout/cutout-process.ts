import os from 'node:os';
import { cutOut } from './cut-out.ts';
import type { Mask } from './mask.ts';
import { openCv } from './open-cv.ts';
import type { Stroke } from './stroke.ts';

/*
 * Cuts garments out of photos in a process of its own, one after another: the work takes seconds of a
 * core, and what goes wrong in it ends this process only. Started as `patient` it lets every other process
 * go first.
 */

/** The request to the process. */
export interface CutRequest {
  id: number;
  photo: Uint8Array;
  /** The strokes somebody drew, in pixels of the photo, and the mask that they were drawn at. */
  strokes?: Stroke[];
  previous?: Mask;
}

/** The answer of the process; `error` where the photo cannot be cut. */
export interface CutAnswer {
  id: number;
  found?: Awaited<ReturnType<typeof cutOut>>;
  error?: string;
}

if (process.argv.includes('patient')) {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
// Loading takes as long as following a stroke.
void openCv();
process.on('message', async ({ id, photo, strokes, previous }: CutRequest) => {
  const answer = (rest: Omit<CutAnswer, 'id'>) =>
    process.send?.({ id, ...rest } satisfies CutAnswer);
  try {
    answer({ found: await cutOut(Buffer.from(photo), strokes, previous) });
  } catch (error) {
    answer({ error: String(error) });
  }
});
// The server has ended.
process.on('disconnect', () => process.exit());
