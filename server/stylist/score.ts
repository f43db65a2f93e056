import { codeOf } from './dress-codes/codes.ts';
import type { DressCode } from './dress-codes/dress-code.ts';
import { marksOf } from './dress-codes/requirements.ts';
import type { ReadGarment } from './garment.ts';
import {
  finishes,
  firstWeights,
  namesOfAll,
  namesOfOne,
  namesOfTwo,
  type PartName,
  partNames,
  partsOfAll,
  partsOfOne,
  partsOfTwo,
  type Weights,
} from './parts/parts.ts';
import { shareOf } from './parts/share-of.ts';
import { anyRequest, type StylistRequest } from './request.ts';

/** The worth of an outfit, and why. */
export interface OutfitScore {
  /** 0 to 1. */
  score: number;
  parts: Readonly<Record<PartName, number | null>>;
}

/** With so little said, a score stays near the middle. */
const doubt = { weight: 1.5, score: 0.5 };

const oneCount = namesOfOne.length;
const meanNames = [...namesOfOne, ...namesOfTwo] as const;
const finishOf = meanNames.map((name) => finishes[name]);

/** The sums of the parts so far for garments that become an outfit one by one. It never changes. */
export interface Tally {
  readonly garments: readonly ReadGarment[];
  /** Sums of what was said, and of the weights it was said with, by part of one and of two. */
  readonly sums: Float64Array;
  readonly weights: Float64Array;
  /** What it has of the dress code that is asked for ([Note: Marks]). */
  readonly marks: number;
}

const nothing = (): Tally => ({
  garments: [],
  sums: new Float64Array(meanNames.length),
  weights: new Float64Array(meanNames.length),
  marks: 0,
});

/** Scores outfits of one request, and remembers what it said of each two garments. */
export class Judge {
  readonly #request: StylistRequest;
  readonly #weights: Weights;
  readonly #code: DressCode | null;
  readonly #meanWeights: readonly number[];
  /** The tally in which `worthWith` adds up. */
  readonly #tried = { ...nothing(), garments: [] as ReadGarment[] };
  readonly #ofOne = new Map<ReadGarment, Float64Array>();
  readonly #marks = new Map<ReadGarment, number>();
  readonly #ofTwo = new Map<ReadGarment, Map<ReadGarment, Float64Array>>();

  constructor(request: StylistRequest, weights: Weights) {
    this.#request = request;
    this.#weights = weights;
    this.#code = codeOf(request);
    this.#meanWeights = meanNames.map((name) => weights[name]);
  }

  /** Garments as the beginning of an outfit. */
  begin(garments: readonly ReadGarment[]): Tally {
    return garments.reduce<Tally>((tally, garment) => this.add(tally, garment), nothing());
  }

  /** An outfit with one garment more. */
  add(tally: Tally, garment: ReadGarment): Tally {
    const sums = tally.sums.slice();
    const weights = tally.weights.slice();
    this.#say(tally.garments, garment, sums, weights);
    const marks = tally.marks | this.#marksOf(garment);
    return { garments: [...tally.garments, garment], sums, weights, marks };
  }

  /** The worth of an outfit, 0 to 1. */
  worth({ garments, sums, weights, marks }: Tally): number {
    return this.#weigh(garments, sums, weights, marks);
  }

  /** The worth that an outfit would have with one garment more; cheaper than to add it. */
  worthWith(tally: Tally, garment: ReadGarment): number {
    this.#tried.sums.set(tally.sums);
    this.#tried.weights.set(tally.weights);
    this.#say(tally.garments, garment, this.#tried.sums, this.#tried.weights);
    const { garments } = this.#tried;
    garments.length = 0;
    for (const one of tally.garments) garments.push(one);
    garments.push(garment);
    const marks = tally.marks | this.#marksOf(garment);
    return this.#weigh(garments, this.#tried.sums, this.#tried.weights, marks);
  }

  /** The same with what each part said. */
  explain(tally: Tally): OutfitScore {
    const { garments, sums, weights, marks } = tally;
    const parts = Object.fromEntries(partNames.map((name) => [name, null])) as Record<
      PartName,
      number | null
    >;
    for (const [at, name] of meanNames.entries()) {
      if (weights[at] === 0) continue;
      const mean = sums[at]! / weights[at]!;
      parts[name] = finishOf[at]?.(mean, garments, marks, this.#code, this.#request) ?? mean;
    }
    for (const name of namesOfAll) parts[name] = partsOfAll[name](garments);
    return { score: this.worth(tally), parts };
  }

  /** Adds what is said of a garment, and of it with each of others. */
  #say(
    others: readonly ReadGarment[],
    garment: ReadGarment,
    sums: Float64Array,
    weights: Float64Array,
  ): void {
    const said = this.#sayOne(garment);
    const share = shareOf(garment);
    for (let at = 0; at < oneCount; at += 1) {
      const value = said[at]!;
      if (value < 0) continue;
      sums[at]! += value * share;
      weights[at]! += share;
    }
    const pairs = this.#pairsOf(garment);
    for (const other of others) {
      let both = pairs.get(other);
      if (!both) {
        both = this.#sayTwo(other, garment);
        pairs.set(other, both);
        this.#pairsOf(other).set(garment, both);
      }
      const weight = share * shareOf(other);
      for (let at = 0; at < both.length; at += 1) {
        const value = both[at]!;
        if (value < 0) continue;
        sums[oneCount + at]! += value * weight;
        weights[oneCount + at]! += weight;
      }
    }
  }

  #weigh(
    garments: readonly ReadGarment[],
    sums: Float64Array,
    weights: Float64Array,
    marks: number,
  ): number {
    let sum = doubt.weight * doubt.score;
    let all = doubt.weight;
    for (let at = 0; at < sums.length; at += 1) {
      const said = weights[at]!;
      if (said === 0) continue;
      const mean = sums[at]! / said;
      const value = finishOf[at]?.(mean, garments, marks, this.#code, this.#request) ?? mean;
      sum += value * this.#meanWeights[at]!;
      all += this.#meanWeights[at]!;
    }
    for (const name of namesOfAll) {
      const value = partsOfAll[name](garments);
      if (value === null) continue;
      sum += value * this.#weights[name];
      all += this.#weights[name];
    }
    return sum / all;
  }

  #marksOf(garment: ReadGarment): number {
    if (!this.#code) return 0;
    const known = this.#marks.get(garment);
    if (known !== undefined) return known;
    const marks = marksOf(garment, this.#code);
    this.#marks.set(garment, marks);
    return marks;
  }

  #sayOne(garment: ReadGarment): Float64Array {
    const known = this.#ofOne.get(garment);
    if (known) return known;
    const said = Float64Array.from(
      namesOfOne,
      (name) => partsOfOne[name](garment, this.#request) ?? abstains,
    );
    this.#ofOne.set(garment, said);
    return said;
  }

  #sayTwo(one: ReadGarment, other: ReadGarment): Float64Array {
    return Float64Array.from(
      namesOfTwo,
      (name) => partsOfTwo[name](one, other, this.#request) ?? abstains,
    );
  }

  #pairsOf(garment: ReadGarment): Map<ReadGarment, Float64Array> {
    const known = this.#ofTwo.get(garment);
    if (known) return known;
    const pairs = new Map<ReadGarment, Float64Array>();
    this.#ofTwo.set(garment, pairs);
    return pairs;
  }
}

/** In the tables of a judge: the part said nothing. */
const abstains = -1;

/** Scores garments as one outfit. The same garments in another order score the same. */
export function scoreOutfit(
  garments: readonly ReadGarment[],
  weights: Weights = firstWeights,
  request: StylistRequest = anyRequest,
): OutfitScore {
  const judge = new Judge(request, weights);
  return judge.explain(judge.begin(garments));
}
