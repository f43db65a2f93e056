import '#tests/support/page.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const press = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  press('pointerup');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(['with', 'without'])('idle work, %s idle callbacks', (idle) => {
  beforeEach(() => {
    const known = (work: () => void) => setTimeout(work, 50);
    vi.stubGlobal('requestIdleCallback', idle === 'with' ? known : undefined);
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  it('waits until what is held has been let go, or taken away', () => {
    for (const ending of ['pointerup', 'pointercancel']) {
      const work = vi.fn();
      press('pointerdown');
      whenIdle(work);
      vi.advanceTimersByTime(5000);
      expect(work).not.toHaveBeenCalled();
      press(ending);
      vi.advanceTimersByTime(300);
      expect(work).toHaveBeenCalledOnce();
    }
  });

  it('is called off before and while something is held', () => {
    const work = vi.fn();
    whenIdle(work)();
    press('pointerdown');
    const stop = whenIdle(work);
    vi.advanceTimersByTime(1000);
    stop();
    press('pointerup');
    vi.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
  });
});
