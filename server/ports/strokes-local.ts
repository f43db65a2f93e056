import { type CuttingProcessOptions, openCuttingProcess } from './cutting-process.ts';
import { type StrokeCaller, StrokesBusy, type StrokesPort } from './strokes.ts';

/** How many may wait at once: about as many strokes are followed in five seconds. */
const mostAtOnce = 8;
/** How many of them may be one account's, which draws on one device, perhaps two: nobody keeps others out. */
const mostOfOneAccount = 2;

/**
 * Follows strokes in a process of its own beside the one that cuts photos, which may be busy for seconds. It
 * is used too where another service cuts: none of them takes strokes.
 */
export function openLocalStrokes(options: CuttingProcessOptions = {}): StrokesPort {
  const cutter = openCuttingProcess({ ...options, isPatient: false });
  const waiting = new Set<StrokeCaller>();
  return {
    async follow(asking, photo, strokes, previous) {
      const { account, signal } = asking;
      if (waiting.size >= mostAtOnce) throw new StrokesBusy(`${waiting.size} wait already`);
      const own = [...waiting].filter((other) => other.account === account);
      if (own.length >= mostOfOneAccount) {
        throw new StrokesBusy(`${own.length} of the same account wait already`);
      }
      const caller = { ...asking };
      const leave = () => waiting.delete(caller);
      waiting.add(caller);
      signal?.addEventListener('abort', leave);
      try {
        const request = { photo, strokes, ...(previous && { previous }) };
        const { mask } = await cutter.ask(request, signal);
        return mask;
      } finally {
        signal?.removeEventListener('abort', leave);
        leave();
      }
    },
    wake: () => cutter.wake(),
    close: async () => cutter.close(),
  };
}
