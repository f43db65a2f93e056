/** What is written from right to left, and the marks that turn the direction of what follows them. */
const turned =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Words of somebody's own, to stand within a sentence: what is written from right to left there keeps to itself, and does
 * not carry the sentence around it along. Works where there is no markup, as in the title of a toast.
 */
export const isolated = (words: string): string =>
  turned.test(words) ? `\u2068${words.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069` : words;
