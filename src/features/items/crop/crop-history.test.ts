import { describe, expect, it } from 'vitest';
import { straighten, turnCrop, wholeCrop } from './crop-geometry.ts';
import { beginCrop, changeCrop } from './crop-history.ts';

const whole = wholeCrop({ width: 400, height: 300 });
const turned = turnCrop(whole);

describe('The steps of a crop', () => {
  it('are undone and redone one by one', () => {
    const once = changeCrop(beginCrop(whole), { do: 'change', to: turned });
    const undone = changeCrop(once, { do: 'undo' });
    expect(undone.now).toEqual(whole);
    expect(changeCrop(undone, { do: 'redo' }).now).toEqual(turned);
    expect(changeCrop(undone, { do: 'undo' })).toBe(undone);
  });

  it('are one step where they are one slide', () => {
    let work = beginCrop(whole);
    for (const angle of [1, 2, 3]) {
      work = changeCrop(work, { do: 'change', to: straighten(whole, angle), run: 'slide 1' });
    }
    work = changeCrop(work, { do: 'change', to: straighten(whole, 4), run: 'slide 2' });
    expect(work.past).toHaveLength(2);
    expect(changeCrop(work, { do: 'undo' }).now.angle).toBe(3);
    expect(changeCrop(changeCrop(work, { do: 'undo' }), { do: 'undo' }).now).toEqual(whole);
  });

  it('forget what was undone once something else is done, and nothing is a step that changes nothing', () => {
    const once = changeCrop(beginCrop(whole), { do: 'change', to: turned });
    const other = changeCrop(changeCrop(once, { do: 'undo' }), {
      do: 'change',
      to: straighten(whole, 5),
    });
    expect(other.future).toEqual([]);
    expect(changeCrop(other, { do: 'change', to: other.now })).toBe(other);
  });
});
