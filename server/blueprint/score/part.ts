/** A clause of a reason. It begins small, but for the name of a shade or a type. */
export interface Clause {
  /** As a sentence of its own: `too clear beside your face`. */
  words: string;
  /** Behind another clause, where it needs a subject or fewer words there: `it is too clear`. */
  behind?: string | undefined;
}

/** What a part of a garment's score says. */
export interface Part {
  /** 0 (away from the member's style) to 1. */
  value: number;
  /** What speaks most for the garment, and most against it; null where nothing does. */
  praise: Clause | null;
  blame: Clause | null;
  /** The best score that the garment can have, whatever the other parts say: then the blame decides. Null: any. */
  atMost?: number | null;
}

/** From here on a part speaks for a garment; below it, against it. */
export const middle = 0.5;

/** One voice of several that make a part. */
export interface Vote {
  /** 0 (against) to 1 (for). */
  value: number;
  weight: number;
  clause: Clause;
}

/** So much of a voice that says nothing is heard with the others, so that one alone does not decide everything. */
const doubt = 0.5;

/** The mean of several voices, drawn to the middle by doubt, with the strongest clause of each side. Null without any. */
export function meanOfVotes(votes: readonly Vote[]): Part | null {
  if (votes.length === 0) return null;
  let sum = doubt * middle;
  let all = doubt;
  let praise: Vote | null = null;
  let blame: Vote | null = null;
  for (const vote of votes) {
    sum += vote.value * vote.weight;
    all += vote.weight;
    if (vote.value >= middle) {
      if (!praise || pullOf(vote) > pullOf(praise)) praise = vote;
    } else if (!blame || pullOf(vote) > pullOf(blame)) blame = vote;
  }
  return { value: sum / all, praise: praise && praise.clause, blame: blame && blame.clause };
}

/** How far a voice or a part moves a score from the middle, whichever way. */
export const pullOf = ({ value, weight }: { value: number; weight: number }): number =>
  weight * Math.abs(value - middle);
