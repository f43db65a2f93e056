/** What a part of a garment's score says. */
export interface Part {
  /** 0 (away from the member's style) to 1. */
  value: number;
  /** What decided, as a clause that begins small: `gray is your shade`. */
  clause: string;
  /** The clause behind another one, where it has no subject of its own: `it is too clear beside your face`. */
  behind?: string | undefined;
}

/** From here on a part speaks for a garment; below it, against it. */
export const middle = 0.5;

/** One voice of several that make a part. */
export interface Vote extends Part {
  weight: number;
}

/** So much of a voice that says nothing is heard with the others, so that one alone does not decide everything. */
const doubt = 0.5;

/**
 * The mean of several voices, drawn to the middle by doubt; its clause is that of the voice that moved it most in its direction.
 * Null without any.
 */
export function meanOfVotes(votes: readonly Vote[]): Part | null {
  let sum = doubt * middle;
  let all = doubt;
  for (const { value, weight } of votes) {
    sum += value * weight;
    all += weight;
  }
  const value = sum / all;
  const sign = value >= middle ? 1 : -1;
  const moved = (vote: Vote) => sign * vote.weight * (vote.value - middle);
  const decided = votes.toSorted((one, other) => moved(other) - moved(one))[0];
  return decided ? { value, clause: decided.clause, behind: decided.behind } : null;
}
