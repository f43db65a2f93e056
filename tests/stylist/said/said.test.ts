import { describe, expect, it } from 'vitest';
import { judgeSaid } from './judge-said.ts';
import { saidPanel } from './panel.ts';

/** So many of the panel's sentences must be right (docs/decisions/109-how-lola-understands.md). */
const leastRight = 0.95;

describe('what somebody says', () => {
  it('is understood as they mean it, and stands there as chips', () => {
    const wrong = saidPanel.flatMap((one) => {
      const { amiss } = judgeSaid(one, false);
      return amiss.length > 0 ? [`${one.text} · ${amiss.join('; ')}`] : [];
    });
    const right = 1 - wrong.length / saidPanel.length;
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight);
  }, 300_000);
});
