/** A number of times: `once`, `twice`, `12 times`. */
export function timesWords(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}
