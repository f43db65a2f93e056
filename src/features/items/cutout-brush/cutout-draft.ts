import { type CutoutStroke, strokeKinds } from '#contract/rules/cutout-strokes.ts';
import type { MaskRuns } from '#contract/rules/mask-runs.ts';
import { defineDraft, isListOf, isOneOf } from '#lib/draft-kind.ts';

/** The drawing at a cut-out that is not saved yet. */
export interface CutoutFields {
  mask: MaskRuns;
  strokes: CutoutStroke[];
  softness: number;
}

const areNumbers = isListOf((one) => typeof one === 'number');
const isMask = (value: unknown) => {
  const { width, height, runs } = Object(value) as Partial<MaskRuns>;
  return areNumbers([width, height]) && areNumbers(runs);
};
const isStroke = (value: unknown) => {
  const { kind, radius, points } = Object(value) as Partial<CutoutStroke>;
  return isOneOf(strokeKinds)(kind) && areNumbers([radius]) && areNumbers(points);
};

/** The drafts of cut-outs, by photo. */
export const cutoutDraft = defineDraft<CutoutFields>({
  name: 'cutout',
  fields: { mask: isMask, strokes: isListOf(isStroke), softness: Number.isInteger },
});
