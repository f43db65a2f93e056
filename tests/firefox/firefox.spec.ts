import { describe } from 'vitest';
import { testCollage } from './collage.ts';
import { testFirstLook } from './first-look.ts';
import { testSimulator } from './simulator.ts';
import { useFirefox, whyNoFirefox } from './stage.ts';
import { testTouch } from './touch.ts';

const reason = whyNoFirefox();
if (reason) console.warn(`Firefox is not tested: ${reason}`);

// One file, so that Firefox, which is slow to start, starts once.
describe.skipIf(reason)('the built app in Firefox', () => {
  const stage = useFirefox();
  describe('at first sight', () => testFirstLook(stage));
  describe('under a finger', () => testTouch(stage));
  describe('an outfit', () => testCollage(stage));
  describe('in the host simulator', () => testSimulator(stage));
});
