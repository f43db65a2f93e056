import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { lolaSchemas } from '#contract/schemas/lola.ts';
import { judgeSaid } from './judge-said.ts';
import { saidPanel } from './panel.ts';
import { say } from './say.ts';

/** So many of the panel's sentences must be right (docs/decisions/109-how-lola-understands.md). */
const leastRight = 0.95;

const { entries } = lolaSchemas.fetchLolaOutfitSuggestions.input;

describe('what somebody says', () => {
  it('can be gone on with: what was understood is what the next question may begin with', () => {
    const refused = saidPanel.flatMap((one) => {
      // The panel's ids are no numbers.
      const asked = JSON.parse(JSON.stringify(say(one, false).asked).replace(/"g(\d+)"/g, '"$1"'));
      const read = v.safeParse(entries.asked, asked);
      return read.success ? [] : [`${one.text}: ${read.issues.map(({ message }) => message)}`];
    });
    expect(refused).toEqual([]);
  }, 300_000);

  it('is understood as they mean it, and stands there as chips', () => {
    const wrong = saidPanel.flatMap((one) => {
      const { amiss } = judgeSaid(one, false);
      return amiss.length > 0 ? [`${one.text} · ${amiss.join('; ')}`] : [];
    });
    const right = 1 - wrong.length / saidPanel.length;
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight);
  }, 300_000);
});
