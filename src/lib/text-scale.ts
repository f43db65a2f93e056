/**
 * How much larger than usual the reader has set text, as a factor: in the browser's settings, or in
 * the phone's, which an Android web view applies to every size of text.
 */
export function textScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root > 0 ? root / 16 : 1;
}
