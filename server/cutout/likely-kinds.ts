import { garmentFeatures } from './garment-features.ts';
import { type GarmentKind, garmentKinds, plainKinds } from './garment-kinds.ts';
import { garmentPatch, mirrored } from './garment-patch.ts';
import kindWeights from './kind-weights.json' with { type: 'json' };
import { type KindWeights, readWeights, type WrittenWeights } from './kind-weights.ts';
import type { Mask } from './mask.ts';

/** A kind, and how likely a garment is of it: 0 to 1, and 1 in all kinds together. */
export interface LikelyKind {
  kind: GarmentKind;
  likelihood: number;
}

let shipped: KindWeights | undefined;

/** The kinds of the garment that the mask covers, the likeliest first; none of an empty mask. */
async function likelyKinds(photo: Buffer, mask: Mask): Promise<LikelyKind[]> {
  const patch = await garmentPatch(photo, mask);
  if (!patch) return [];
  shipped ??= readWeights(kindWeights as WrittenWeights);
  return kindsOf([garmentFeatures(patch), garmentFeatures(mirrored(patch))], shipped);
}

/** The kinds by their likelihood: the mean of what is seen in the garment and in its mirror image. */
export function kindsOf(seen: readonly Float32Array[], weights: KindWeights): LikelyKind[] {
  const all = seen.map((features) => likelihoods(features, weights));
  return weights.kinds
    .map((kind, at) => ({
      kind,
      likelihood: all.reduce((sum, one) => sum + one[at]!, 0) / all.length,
    }))
    .sort((one, other) => other.likelihood - one.likelihood);
}

function likelihoods(features: Float32Array, { weights, biases }: KindWeights): number[] {
  const fits = weights.map((own, kind) =>
    own.reduce((sum, weight, at) => sum + weight * features[at]!, biases[kind]!),
  );
  const most = Math.max(...fits);
  const powers = fits.map((fit) => Math.exp(fit - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** From this likelihood on a kind is sure: of a hundred such photos about 95 were of it (decision 042). */
export const sureLikelihood = 0.7;

/** The categories that the looks of a garment speak for. */
export interface SeenCategories {
  /** The categories that it may have, the likeliest first. */
  likelyCategories: string[];
  /** The one that it has to all appearances; null where there is any doubt. */
  sureCategory: string | null;
}

/**
 * The categories that a garment may have (decision 042): the first of the three best kinds, then their others. Bags
 * and jewelry are not among them. None of an empty mask.
 */
export async function categoriesByLooks(photo: Buffer, mask: Mask): Promise<SeenCategories> {
  return categoriesOf(await likelyKinds(photo, mask));
}

/** The categories of a garment of these kinds, the likeliest first. */
export function categoriesOf(likely: readonly LikelyKind[]): SeenCategories {
  const kinds = likely.slice(0, 3);
  const lists = kinds.map(({ kind }) => garmentKinds[kind] as readonly string[]);
  const firsts = lists.flatMap(([one]) => one ?? []);
  const [best] = kinds;
  const isSure = best && best.likelihood >= sureLikelihood && plainKinds.has(best.kind);
  return {
    likelyCategories: [...new Set([...firsts, ...lists.flatMap((own) => own.slice(1))])],
    sureCategory: isSure ? garmentKinds[best.kind][0] : null,
  };
}
