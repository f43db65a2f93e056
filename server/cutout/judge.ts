import type { Measures } from './measures.ts';

/** Whether a mask can be shown at once, can be offered, or is better not shown. */
export type Verdict = 'trusted' | 'likely' | 'none';

/** Judges a mask by its measures alone. */
export function judge(measures: Measures): Verdict {
  if (holds(measures, trusted)) return 'trusted';
  return holds(measures, likely) ? 'likely' : 'none';
}

type Limits = { [Name in keyof Measures]?: { least?: number; most?: number } };

// The first three are those of docs/design/look.md; the others were set where right and wrong masks part on
// 120 photos, looked at one by one, with room on the side of the right ones.
const trusted: Limits = {
  share: { least: 0.12, most: 0.85 },
  mainPart: { least: 0.9 },
  borderTouched: { most: 0.15 },
  agreement: { least: 0.95 },
  stability: { least: 0.85 },
  edge: { least: 0.9 },
  holes: { most: 0.03 },
  smoothness: { least: 0.9 },
  separation: { least: 0.55 },
  leftover: { most: 0.05 },
  straight: { most: 0.08 },
  // The fullest of the 120 fills .92.
  box: { most: 0.97 },
};

const likely: Limits = {
  share: { least: 0.05, most: 0.85 },
  borderTouched: { most: 0.35 },
  stability: { least: 0.6 },
  edge: { least: 0.7 },
  separation: { least: 0.3 },
};

function holds(measures: Measures, limits: Limits): boolean {
  return Object.entries(limits).every(([name, { least, most }]) => {
    const value = measures[name as keyof Measures];
    return (
      value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY)
    );
  });
}
