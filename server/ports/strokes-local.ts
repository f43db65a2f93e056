import { type CuttingProcessOptions, openCuttingProcess } from './cutting-process.ts';
import { StrokesBusy, type StrokesPort } from './strokes.ts';

/** How many may wait at once: about as many strokes are followed in five seconds. */
const mostAtOnce = 8;

/**
 * Follows strokes in a process of its own beside the one that cuts photos, which may be busy for seconds. It
 * is used too where another service cuts: none of them takes strokes.
 */
export function openLocalStrokes(options: CuttingProcessOptions = {}): StrokesPort {
  const cutter = openCuttingProcess({ ...options, isPatient: false });
  let waiting = 0;
  return {
    async follow(photo, strokes, previous) {
      if (waiting >= mostAtOnce) throw new StrokesBusy(`${waiting} wait already`);
      waiting += 1;
      try {
        const { mask } = await cutter.ask({ photo, strokes, ...(previous && { previous }) });
        return mask;
      } finally {
        waiting -= 1;
      }
    },
    wake: () => cutter.wake(),
    close: async () => cutter.close(),
  };
}
