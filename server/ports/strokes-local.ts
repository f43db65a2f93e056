import { type CuttingProcessOptions, openCuttingProcess } from './cutting-process.ts';
import { StrokesBusy, type StrokesPort } from './strokes.ts';

/** How long one stroke may take, in milliseconds: the page waits for a little longer. */
const strokeLimitMs = 9000;
/** How many may wait at once: about as many strokes are followed in five seconds. */
const mostAtOnce = 8;

/**
 * Follows strokes in a process of its own beside the one that cuts photos, which may be busy for seconds. It
 * is used too where another service cuts: none of them takes strokes. Of one account, which draws on one device,
 * only the newest is waited for, behind everybody else: what it replaces has all of its strokes too.
 */
export function openLocalStrokes(options: CuttingProcessOptions = {}): StrokesPort {
  const cutter = openCuttingProcess({ limitMs: strokeLimitMs, ...options, isPatient: false });
  /** Gives up what each account waits for. */
  const waiting = new Map<string, (reason: Error) => void>();
  return {
    async follow({ account, signal: caller }, photo, strokes, previous) {
      waiting.get(account)?.(new StrokesBusy('a newer one of the same account came'));
      if (waiting.size >= mostAtOnce) throw new StrokesBusy(`${waiting.size} wait already`);
      const replaced = new AbortController();
      const signal = caller ? AbortSignal.any([caller, replaced.signal]) : replaced.signal;
      const giveUp = (reason: Error) => {
        leave();
        replaced.abort(reason);
      };
      const leave = () => {
        if (waiting.get(account) === giveUp) waiting.delete(account);
      };
      waiting.set(account, giveUp);
      caller?.addEventListener('abort', leave);
      const given = new Promise<never>((_, reject) => {
        replaced.signal.addEventListener('abort', () => reject(replaced.signal.reason));
      });
      try {
        const request = { photo, strokes, ...(previous && { previous }) };
        const { mask } = await Promise.race([cutter.ask(request, signal), given]);
        return mask;
      } finally {
        caller?.removeEventListener('abort', leave);
        leave();
      }
    },
    wake: () => cutter.wake(),
    close: async () => cutter.close(),
  };
}
