/** What a question asks of Lola. */
interface Question {
  text: string | null;
  /** Whether the weather of a place is looked up for it. */
  asksWeather: boolean;
  /** How many pieces there are to look through; null while that is not known. */
  pieceCount: number | null;
}

/** After so long without an answer she says what she is doing, and what next; in milliseconds. */
export const firstStepMs = 1000;
export const stepMs = 2000;

/** What she does with a question, in the order in which she does it (server/operations/answer-lola.ts). */
export function lolaSteps({ text, asksWeather, pieceCount }: Question): string[] {
  const pieces =
    pieceCount === null
      ? 'Looking through your pieces'
      : `Looking through ${pieceCount === 1 ? 'one piece' : `${pieceCount} pieces`}`;
  return [
    ...(text === null ? [] : ['Reading your question']),
    ...(asksWeather ? ['Asking about the weather'] : []),
    pieces,
  ];
}
